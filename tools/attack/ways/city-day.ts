import { randomUUID } from 'node:crypto';
import type { ActivityForm } from '#domains/activities/contract/activity-form.contract.ts';
import * as activities from '#domains/activities/web/activities.calls.ts';
import { newActivityForm } from '#domains/activities/web/form/activity-form-defaults.ts';
import * as attendance from '#domains/attendance/web/attendance.calls.ts';
import * as hours from '#domains/hours/web/hours.calls.ts';
import { uploadFile } from '#domains/files/contract/files.contract.ts';
import { buildPicture } from '#domains/files/testing/files.builders.ts';
import type { submitHourEntry } from '#domains/hours/contract/hour-entries.contract.ts';
import { getSignUpStandingCall, signUpForShiftCall } from '#domains/signups/web/signups.calls.ts';
import { hourMs, minuteMs } from '#platform/contract/durations.ts';
import type { RequestOf } from '#platform/contract/operation.ts';
import type { RemoteCall } from '#platform/web/calls/remote.ts';
import { ask, must, signInClient } from '../../../e2e/process/api-client.ts';
import type { AttackedProduct } from '../attacked-product.ts';

/** A shift of two hours, with people who have a place on it. */
export type Event = {
  teamName: string;
  activityId: number;
  shiftId: number;
  /** Login names. */
  people: string[];
  form: ActivityForm;
};

/** Where it happens. */
export const place = { lng: 120.1551, lat: 30.2741 };

const people = 8;
const honestTeam = { teamName: 'duiwu001', from: 31 };
const rivalTeam = { teamName: 'duiwu002', from: 61 };

/** A day in the attacked city on which everything is done by the calls of its pages, while its clock is moved. */
export type CityDay = Awaited<ReturnType<typeof openCityDay>>;

/** Opens the day two hours before two shifts of the same time: one of an honest team, one of its rival. */
export async function openCityDay(product: AttackedProduct) {
  const startsAt = Date.now() + 2 * hourMs;
  let aheadMs = 0;
  const day = {
    product,
    startsAt,
    ...asPeople(product.address),
    /** Moves the clock to so many minutes after the start of the shifts. */
    goTo: async (minutes: number) => {
      aheadMs = startsAt + minutes * minuteMs - Date.now();
      await product.moveClock(aheadMs);
    },
    now: () => Date.now() + aheadMs,
    ...personsOf(product),
  };
  return {
    ...day,
    ...readersOf(day),
    ...entriesOf(day),
    honest: await publish(day, honestTeam),
    rival: await publish(day, rivalTeam),
  };
}

/** Everybody signs in anew for every call, for days pass between them. */
function asPeople(address: string) {
  const as = (loginName: string) =>
    loginName === '' ? { address, token: '' } : signInClient(address, loginName);
  return {
    as,
    /** The reason of the refusal, or `done`. */
    tryTo: async <Request, Result>(
      loginName: string,
      call: RemoteCall<Request, Result>,
      request: Request,
    ): Promise<string> => {
      const { code, reason } = await ask(await as(loginName), call, request);
      return code === 200 ? 'done' : (reason ?? String(code));
    },
    get: async <Request, Result>(
      loginName: string,
      call: RemoteCall<Request, Result>,
      request: Request,
    ): Promise<Result> => must(await as(loginName), call, request),
  };
}

function personsOf({ rows }: AttackedProduct) {
  const read = async (column: string, loginName: string) =>
    (
      await rows<{ value: string | number }>(
        `select ${column} as value from volunteers v join accounts a on a.id = v.account_id where a.login_name = $1`,
        [loginName],
      )
    )[0]?.value ?? '';
  return {
    volunteerIdOf: async (loginName: string) => Number(await read('v.id', loginName)),
    volunteerNoOf: async (loginName: string) => String(await read('v.volunteer_no', loginName)),
    /** As a leader types who came without a place. */
    walkInOf: async (loginName: string) => ({
      name: String(await read('v.name', loginName)),
      mobileTail: String(await read('a.mobile_masked', loginName)).slice(-4),
    }),
  };
}

type Readers = ReturnType<typeof asPeople> & ReturnType<typeof personsOf>;

function readersOf({ get, volunteerIdOf }: Readers) {
  return {
    codeOf: async ({ teamName, shiftId }: Event) =>
      (await get(teamName, attendance.getAttendanceCodeCall, { id: shiftId })).rotatingCode,
    rowOf: async ({ teamName, activityId }: Event, loginName: string) => {
      const { shifts } = await get(teamName, attendance.getAttendanceBoardCall, { id: activityId });
      const volunteerId = await volunteerIdOf(loginName);
      return shifts.flatMap(({ rows }) => rows).find((row) => row.volunteerId === volunteerId);
    },
    hourOf: async ({ teamName, activityId }: Event, loginName: string) => {
      const request = { activityId, pageSize: 200 };
      const { list } = await get(teamName, hours.listActivityHoursCall, request);
      const volunteerId = await volunteerIdOf(loginName);
      return list.find((row) => row.volunteerId === volunteerId);
    },
  };
}

type Entering = Pick<ReturnType<typeof asPeople>, 'as' | 'tryTo'> & ReturnType<typeof personsOf>;

function entriesOf({ as, tryTo, volunteerNoOf }: Entering) {
  /** Puts a picture on the shelf as proof; gives its number. */
  const upload = async (loginName: string): Promise<number> => {
    const { address, token } = await as(loginName);
    const form = new FormData();
    form.append('purpose', 'hourProof');
    form.append('file', new Blob([new Uint8Array(await buildPicture())], { type: 'image/jpeg' }), '江边.jpg');
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(address + uploadFile.path, { method: 'POST', headers, body: form });
    return ((await answer.json()) as { result: { fileId: number } }).result.fileId;
  };
  /** 补录 for somebody of the event, rightly filled in but for what is told. */
  const enter = async (
    { teamName, shiftId }: Event,
    loginName: string,
    more: Partial<RequestOf<typeof submitHourEntry>>,
  ): Promise<string> =>
    tryTo(teamName, hours.submitHourEntryCall, {
      shiftId,
      volunteerNo: await volunteerNoOf(loginName),
      minutes: 60,
      reason: '签到设备没电，全程在现场帮忙。',
      fileIds: more.fileIds ?? [await upload(teamName)],
      witnessName: '乔木',
      witnessMobileTail: '0417',
      ...more,
    });
  return { upload, enter };
}

async function publish(
  { get, tryTo, startsAt }: ReturnType<typeof asPeople> & { startsAt: number },
  { teamName, from }: typeof honestTeam,
): Promise<Event> {
  const form = formOf(startsAt);
  const { activityId, version } = await get(teamName, activities.createActivityCall, { form });
  const submitted = await get(teamName, activities.submitActivityCall, { activityId, version });
  const review = { activityId, version: submitted.version, verdict: 'pass' } as const;
  if (submitted.status === 'pending') await get('shenhe001', activities.reviewActivityCall, review);
  const event: Event = { teamName, activityId, shiftId: 0, people: [], form };
  for (let number = from; event.people.length < people; number += 1) {
    const loginName = `zhiyuan${String(number).padStart(3, '0')}`;
    const { shifts, riskVersion } = await get(loginName, getSignUpStandingCall, { id: activityId });
    event.shiftId = shifts[0]?.shiftId ?? 0;
    const request = { shiftId: event.shiftId, riskVersion, acceptWarnings: true };
    const answer = await tryTo(loginName, signUpForShiftCall, { ...request, clientRequestId: randomUUID() });
    if (answer === 'done') event.people.push(loginName);
  }
  return event;
}

function formOf(startsAt: number): ActivityForm {
  const team = { category: 'elder', area: '', contactName: '宋知远', contactPhone: '13706880001' } as const;
  const at = (instant: number) => new Date(instant).toISOString();
  const shift = { postName: '清洁', breakMinutes: 0, capacity: 30, minNeeded: 1 };
  return {
    ...newActivityForm(team, new Date()),
    ...place,
    signUpMode: 'firstCome',
    title: `江岸清洁 ${randomUUID().slice(0, 4)}`,
    content: '沿江岸步道捡拾垃圾并分类投放，两人一组，领队会先讲清楚分工和注意事项。',
    placeName: '望江驿站门口',
    address: '澜滨区望江大道 66 号',
    riskNotice: '步道临水，请走内侧，身体不适马上告诉领队。',
    shifts: [{ ...shift, startsAt: at(startsAt), endsAt: at(startsAt + 2 * hourMs) }],
  };
}
