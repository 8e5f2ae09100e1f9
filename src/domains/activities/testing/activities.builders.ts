import type { Insertable } from 'kysely';
import type { ActivitiesTable, ShiftsTable } from '#database/tables/activities.ts';
import type { Sql } from '#database/transaction.ts';
import { testArea } from '#domains/site/testing/site.builders.ts';
import { type BuiltTeam, buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { hourMs, dayMs } from '#platform/contract/durations.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { type ActivityForm, activityFormSchema } from '../contract/activity-form.contract.ts';
import { changeActivity, insertActivity } from '../server/activities.store.ts';
import { spanOfShifts } from '../server/publish/shifts.rules.ts';

export type ShiftWish = Partial<Omit<Insertable<ShiftsTable>, 'activityId'>>;
export type ActivityWish = Partial<Omit<Insertable<ActivitiesTable>, 'capacity'>> & {
  /** Instant that the usual times are counted from; now unless told. */
  now?: Date;
  /** Its shifts; one of three hours in a week with 20 places unless told. */
  shifts?: ShiftWish[];
};
export type BuiltActivity = {
  activityId: number;
  teamId: number;
  shiftIds: number[];
  /** The team with its account, when it was made here. */
  team: BuiltTeam | undefined;
};

/** A form that the linter passes without a finding: a Saturday on the river, one shift a week ahead. */
export function buildForm(wish: Partial<ActivityForm> = {}, now = new Date()): ActivityForm {
  const startsAt = morningAfter(now, 7);
  return activityFormSchema.parse({
    title: '澜江净滩行动：把江岸还给白鹭',
    summary: '一只袋子、一双手套、三个小时，两公里江岸。',
    content:
      '每年十一月，约两百只白鹭会在鹿渚下游的浅滩过冬。我们沿江岸推进两公里，分清滩、分拣、水质采样三个小组，捡到的东西现场称重登记。八点半集合分组，十一点收队。',
    category: 'eco',
    serviceObjects: ['11'],
    guarantees: ['01', '05'],
    requirements: ['能在户外连续步行两小时'],
    preparations: ['手套、夹子与反光背心'],
    area: testArea,
    placeName: '滨江步道 3 号驿站',
    address: '鹿渚区滨江南路 88 号',
    lng: 118.83,
    lat: 31.97,
    riskNotice: '滩面湿滑且有碎玻璃，请勿徒手捡拾尖锐物，听从安全员哨声。',
    weatherPolicy: '下雨顺延一周，开始前一天 18:00 前站内通知。',
    contactName: '叶青',
    contactPhone: '13812345678',
    shifts: [
      {
        postName: '清滩',
        startsAt: toInstant(startsAt),
        endsAt: toInstant(new Date(startsAt.getTime() + 3 * hourMs)),
        capacity: 20,
        minNeeded: 5,
      },
    ],
    ...wish,
  });
}

/** 08:30 in Asia/Shanghai, `days` days later. */
export function morningAfter(now: Date, days: number): Date {
  const midnight = Math.floor((now.getTime() + 8 * hourMs) / dayMs) * dayMs - 8 * hourMs;
  return new Date(midnight + days * dayMs + 8.5 * hourMs);
}

/** A published activity that recruits now; makes the team it was not given. Start, end and places come from the shifts. */
export async function buildActivity(
  sql: Sql,
  { now = new Date(), shifts: shiftWishes = [{}], ...wish }: ActivityWish = {},
): Promise<BuiltActivity> {
  const team = wish.teamId === undefined ? await buildTeam(sql) : undefined;
  const teamId = wish.teamId ?? team?.teamId ?? 0;
  const { organisationId } = await sql
    .selectFrom('teams')
    .select('organisationId')
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow();
  const form = buildForm(
    { ...(wish.title && { title: wish.title }), ...(wish.content && { content: wish.content }) },
    now,
  );
  const owner = { teamId, organisationId, category: 'eco' };
  const activityId = await insertActivity(sql, form, { owner, now });
  const shifts = shiftWishes.map((shift) => usualShift(shift, now));
  const shiftIds = await insertShifts(sql, activityId, shifts);
  const span = spanOfShifts(
    shifts.map(({ startsAt, endsAt, capacity }) => ({
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      capacity,
    })),
  );
  const change = {
    status: 'published' as const,
    publishedAt: new Date(now.getTime() - dayMs),
    submittedAt: new Date(now.getTime() - 2 * dayMs),
    reviewedAt: new Date(now.getTime() - dayMs),
    signUpOpensAt: new Date(now.getTime() - dayMs),
    signUpClosesAt: span.startsAt,
    firstClosesAt: null,
    lastClosesAt: null,
    ...span,
    takenCount: shifts.reduce((sum, { takenCount = 0 }) => sum + takenCount, 0),
    ...wish,
  };
  await changeActivity(sql, activityId, { change, now });
  await sql.updateTable('activities').set({ version: 1 }).where('id', '=', activityId).execute();
  return { activityId, teamId, shiftIds, team };
}

const usualShift = (wish: ShiftWish, now: Date) => {
  const startsAt = wish.startsAt ?? morningAfter(now, 7);
  return {
    postName: '清滩',
    capacity: 20,
    ...wish,
    startsAt,
    endsAt: wish.endsAt ?? new Date(new Date(startsAt).getTime() + 3 * hourMs),
  };
};

async function insertShifts(
  sql: Sql,
  activityId: number,
  shifts: ReturnType<typeof usualShift>[],
): Promise<number[]> {
  if (shifts.length === 0) return [];
  const rows = await sql
    .insertInto('shifts')
    .values(shifts.map((shift, sort) => ({ sort, ...shift, activityId })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** One shift (of an activity of its own unless given); the activity's span and places are kept right. */
export async function buildShift(
  sql: Sql,
  { activityId, now = new Date(), ...wish }: ShiftWish & { activityId?: number; now?: Date } = {},
): Promise<{ shiftId: number; activityId: number }> {
  if (activityId === undefined) {
    const built = await buildActivity(sql, { now, shifts: [wish] });
    return { shiftId: built.shiftIds[0] ?? 0, activityId: built.activityId };
  }
  const [shiftId = 0] = await insertShifts(sql, activityId, [usualShift(wish, now)]);
  const shifts = await sql.selectFrom('shifts').selectAll().where('activityId', '=', activityId).execute();
  await sql
    .updateTable('activities')
    .set({ ...spanOfShifts(shifts), takenCount: shifts.reduce((sum, shift) => sum + shift.takenCount, 0) })
    .where('id', '=', activityId)
    .execute();
  return { shiftId, activityId };
}
