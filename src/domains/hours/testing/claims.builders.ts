import type { Insertable } from 'kysely';
import type { HourClaimsTable, ServiceHoursTable } from '#database/tables/hours.ts';
import type { Sql } from '#database/transaction.ts';
import { dayMs, hourMs } from '#platform/contract/durations.ts';
import { toDay } from '#platform/contract/instants.ts';
import { testId } from '#testing/test-act.ts';

type ClaimWish = Partial<Insertable<HourClaimsTable>> & { now: Date; volunteerId: number; teamId: number };

/** A claim (个人申请) of the day before, nine to eleven, that waits for its team. */
export async function buildClaim(sql: Sql, { now, ...wish }: ClaimWish): Promise<{ claimId: number }> {
  const claimId = testId();
  const startsAt = new Date(now.getTime() - dayMs);
  await sql
    .insertInto('hourClaims')
    .values({
      id: claimId,
      claimNo: `SQ${claimId}`,
      title: '江滩捡拾烟头',
      category: 'eco',
      place: '望江滩',
      startsAt,
      endsAt: new Date(startsAt.getTime() + 2 * hourMs),
      minutes: 120,
      text: '和队友沿江滩捡了两个小时烟头，当天没有发布活动。',
      witnessName: '乔木',
      witnessMobileTail: '0417',
      state: 'atTeam',
      createdAt: now,
      dueAt: new Date(now.getTime() + 7 * dayMs),
      teamMinutes: null,
      teamOpinion: null,
      answeredBy: null,
      answeredAt: null,
      updatedAt: now,
      centreDueAt: wish.state === 'atCentre' ? new Date(now.getTime() + 7 * dayMs) : null,
      ...wish,
    })
    .execute();
  return { claimId };
}

/** The record that the centre has of a claim. */
export async function buildClaimHour(
  sql: Sql,
  claimId: number,
  wish: Partial<Insertable<ServiceHoursTable>> = {},
): Promise<{ hourId: number }> {
  const claim = await sql
    .selectFrom('hourClaims')
    .selectAll()
    .where('id', '=', claimId)
    .executeTakeFirstOrThrow();
  const hourId = testId();
  await sql
    .insertInto('serviceHours')
    .values({
      id: hourId,
      hourNo: `SJ${hourId}`,
      volunteerId: claim.volunteerId,
      teamId: claim.teamId,
      claimId,
      activityTitle: claim.title,
      place: claim.place,
      postName: '',
      serviceOn: toDay(claim.startsAt),
      startsAt: claim.startsAt,
      endsAt: claim.endsAt,
      minutes: claim.minutes,
      calculatedMinutes: 0,
      source: 'ownClaim',
      evidenceGrade: 'D',
      status: 'submitted',
      enteredBy: claim.volunteerId,
      createdAt: claim.createdAt,
      updatedAt: claim.createdAt,
      ...wish,
    })
    .execute();
  return { hourId };
}
