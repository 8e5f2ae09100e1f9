import { randomUUID } from 'node:crypto';
import {
  listActivitiesCall,
  listMyTeamActivitiesCall,
  listReviewQueueCall,
} from '#domains/activities/web/activities.calls.ts';
import { listHoursForReviewCall, listMyHoursCall } from '#domains/hours/web/hours.calls.ts';
import { listTeamJobsCall } from '#domains/jobs/web/jobs.calls.ts';
import { countUnreadMessagesCall, listMessagesCall } from '#domains/messages/web/messages.calls.ts';
import {
  cancelSignUpCall,
  getMySignUpCall,
  getSignUpStandingCall,
  listMySignUpsCall,
  signUpForShiftCall,
} from '#domains/signups/web/signups.calls.ts';
import {
  getDashboardCall,
  getTeamHomeCall,
  getVolunteerHomeCall,
  listTodosCall,
} from '#domains/statistics/web/statistics.calls.ts';
import { secondMs } from '#platform/contract/durations.ts';
import type { RemoteCall } from '#platform/web/calls/remote.ts';
import { type ApiClient, ask, signInClient } from '../../e2e/process/api-client.ts';

/** One turn of what somebody does again and again. */
type Turn = (place: number) => Promise<void>;
type Soil = { address: string; tellFault: (what: string) => void };

const pages = [
  '/user-index/index',
  '/user-index/activityList',
  '/user-index/activityList?category=elder&sort=soonest',
  '/user-index/needList',
  '/user-index/needBoard',
  '/user-index/teamList',
  '/user-index/searchList?keyword=%E6%8A%A4%E6%B2%B3',
  '/publicity',
  '/feeds/activities.xml',
] as const;

/** Load, a full line and a lost race are ordinary answers; a fault is not. */
const isFault = (status: number): boolean => status >= 500 && status !== 503;

/** Reads pages as a visitor does, whole. */
const visitor = ({ address, tellFault }: Soil): Turn =>
  async function visit(place) {
    const page = pages[place % pages.length] ?? pages[0];
    const answer = await fetch(address + page);
    await answer.arrayBuffer();
    if (isFault(answer.status)) tellFault(`${answer.status} of GET ${page}`);
  };

/** Calls as somebody who is signed in, and signs in again when the session is over. */
async function callerAs({ address, tellFault }: Soil, loginName: string) {
  let client: ApiClient = await signInClient(address, loginName);
  const call = async <Request, Result>(
    remote: RemoteCall<Request, Result>,
    request: Request,
  ): Promise<Result | undefined> => {
    const answer = await ask(client, remote, request);
    if (answer.code === 401) client = await signInClient(address, loginName);
    if (isFault(answer.code)) tellFault(`${answer.code} of ${remote.path}: ${answer.msg}`);
    return answer.code === 200 ? answer.result : undefined;
  };
  /** Looks at the live count for a moment, as an open page does. */
  const follow = async () => {
    const ending = new AbortController();
    setTimeout(() => ending.abort(), 2 * secondMs);
    await fetch(`${address}/api/messages/StreamUnread`, {
      headers: { authorization: `Bearer ${client.token}`, accept: 'text/event-stream' },
      signal: ending.signal,
    })
      .then((answer) => answer.text())
      .catch(() => undefined);
  };
  return { call, follow };
}

/** Looks around, signs up and gives the place back. */
async function volunteer(soil: Soil, loginName: string): Promise<Turn> {
  const { call, follow } = await callerAs(soil, loginName);
  return async (place) => {
    await call(getVolunteerHomeCall, {});
    await call(listMySignUpsCall, {});
    await call(listMyHoursCall, {});
    if (place % 5 === 0) await follow();
    const found = await call(listActivitiesCall, { sort: 'soonest', pageSize: 20 });
    const activity = found?.list[place % Math.max(1, found.list.length)];
    if (!activity) return;
    const standing = await call(getSignUpStandingCall, { id: activity.id });
    const shiftId = standing?.shifts[0]?.shiftId;
    if (!standing || shiftId === undefined) return;
    const { riskVersion } = standing;
    await call(signUpForShiftCall, {
      shiftId,
      riskVersion,
      acceptWarnings: true,
      clientRequestId: randomUUID(),
    });
    const mine = await call(getMySignUpCall, { id: activity.id });
    for (const { signUpId } of mine?.signUps ?? [])
      await call(cancelSignUpCall, { signUpId, code: 'illness' });
  };
}

async function team(soil: Soil, loginName: string): Promise<Turn> {
  const { call, follow } = await callerAs(soil, loginName);
  return async (place) => {
    await call(getTeamHomeCall, {});
    await call(listMyTeamActivitiesCall, {});
    await call(listTeamJobsCall, { tab: 'working' });
    await call(listMessagesCall, {});
    if (place % 4 === 0) await follow();
  };
}

async function staff(soil: Soil, loginName: string): Promise<Turn> {
  const { call, follow } = await callerAs(soil, loginName);
  return async (place) => {
    await call(listTodosCall, {});
    await call(listReviewQueueCall, { tab: 'pending' });
    await call(listHoursForReviewCall, { tab: 'submitted' });
    await call(countUnreadMessagesCall, {});
    if (place % 6 === 0) await call(getDashboardCall, {});
    if (place % 4 === 0) await follow();
  };
}

const numbered = (name: string, place: number): string => `${name}${String(place).padStart(3, '0')}`;
/** Between two turns of one person. */
const pauseMs = 150;

/** Twelve visitors, ten volunteers, four teams and three of the staff, until it is over. Gives how many turns were taken. */
export async function letPeopleSoak(soil: Soil, isOver: () => boolean): Promise<number> {
  const turns: Turn[] = [
    ...Array.from({ length: 12 }, () => visitor(soil)),
    ...(await Promise.all([
      ...Array.from({ length: 10 }, (_, place) => volunteer(soil, numbered('zhiyuan', 21 + place))),
      ...Array.from({ length: 4 }, (_, place) => team(soil, numbered('duiwu', 3 + place))),
      ...['shenhe001', 'diaodu001', 'tongji001'].map((loginName) => staff(soil, loginName)),
    ])),
  ];
  const counts = await Promise.all(
    turns.map(async (turn, first) => {
      let count = 0;
      for (; !isOver(); count += 1) {
        await turn(first + count).catch((failure: unknown) =>
          soil.tellFault(`no answer: ${String(failure)}`),
        );
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
