import { randomUUID } from 'node:crypto';
import { createActivityCall, submitActivityCall } from '../../src/domains/activities/web/activities.calls.ts';
import { getSignUpStandingCall, signUpForShiftCall } from '../../src/domains/signups/web/signups.calls.ts';
import { formOf, passIfPending, type Told } from '../draft-activity.ts';
import { ask, must, signInClient } from '../process/api-client.ts';
import { findVolunteer } from '../process/find-volunteer.ts';

const minuteMs = 60_000;
/** An activity must be submitted an hour before it starts, and check-in opens an hour before: this is what lies between. */
export const setUpMs = 25_000;

type Wish = {
  /** Epoch milliseconds; the shift lasts two hours. */
  startsAt: number;
  capacity: number;
  /** Everybody unless told. */
  recruitScope?: 'public' | 'members';
};

export type RunningActivity = {
  activityId: number;
  /** Login names of the volunteers who applied, in order. */
  applicants: string[];
  /** From here on people may check in. */
  opensAt: number;
};

function teaTime({ startsAt, capacity, recruitScope = 'public' }: Wish): Told {
  const at = (instant: number) => new Date(instant).toISOString();
  return {
    category: 'elder',
    recruitScope,
    title: `望江大道敬老院下午茶 ${randomUUID().slice(0, 4)}`,
    content: '陪望江大道敬老院的老人喝下午茶，读报、下棋、听他们讲过去的事情。两人一组，领队会先讲清楚分工。',
    placeName: '望江大道敬老院门厅',
    address: '澜滨区望江大道 66 号',
    riskNotice: '院内地面较滑，请穿防滑鞋，身体不适马上告诉领队。',
    shifts: [
      {
        postName: '陪伴',
        startsAt: at(startsAt),
        endsAt: at(startsAt + 120 * minuteMs),
        breakMinutes: 0,
        capacity,
        minNeeded: 1,
      },
    ],
  };
}

/** Publishes an activity of one shift through the calls that the pages use; gives its id. */
export async function publishActivity(address: string, teamName: string, wish: Wish): Promise<number> {
  const team = await signInClient(address, teamName);
  const { activityId, version } = await must(team, createActivityCall, { form: formOf(teaTime(wish)) });
  await must(team, submitActivityCall, { activityId, version });
  await passIfPending(team, activityId);
  return activityId;
}

/** Publishes an activity whose check-in opens in a moment and to which four volunteers applied. */
export async function publishForToday(address: string, teamName: string): Promise<RunningActivity> {
  const startsAt = Date.now() + 60 * minuteMs + setUpMs;
  const activityId = await publishActivity(address, teamName, { startsAt, capacity: 8 });
  return {
    activityId,
    applicants: await apply(address, activityId, { wanted: 4, from: 31 }),
    opensAt: startsAt - 60 * minuteMs,
  };
}

type Applicants = {
  wanted: number;
  /** Number of the first demo volunteer to ask. */
  from: number;
};

/** The first volunteers who may apply without a warning, do; gives their login names. */
export function apply(address: string, activityId: number, { wanted, from }: Applicants): Promise<string[]> {
  const applicants: string[] = [];
  return findVolunteer(address, from, async ({ loginName, client: volunteer }) => {
    const { shifts, riskVersion } = await must(volunteer, getSignUpStandingCall, { id: activityId });
    const { code } = await ask(volunteer, signUpForShiftCall, {
      shiftId: shifts[0]!.shiftId,
      riskVersion,
      acceptWarnings: true,
      clientRequestId: randomUUID(),
    });
    if (code === 200) applicants.push(loginName);
    return applicants.length === wanted ? applicants : undefined;
  });
}
