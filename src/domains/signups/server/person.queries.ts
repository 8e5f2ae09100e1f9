import { sql as raw } from 'kysely';
import { preparedQuery } from '#database/prepared-query.ts';
import type { Sql } from '#database/transaction.ts';
import { standingOf } from './credit.rules.ts';
import type { PersonFacts } from './signups.facts.ts';

export type PersonQuery = {
  volunteerId: number;
  now: Date;
  /** Sums effective hours only where some activity asks for them. */
  needsMinutes: boolean;
  clientRequestId?: string;
};

/** What the engine reads of a volunteer, and the sign-up that the same press of the button made before, if any. */
export async function findPerson(
  sql: Sql,
  query: PersonQuery,
): Promise<(PersonFacts & { repeatedSignUpId: number | null }) | undefined> {
  const { volunteerId, now, needsMinutes, clientRequestId = null } = query;
  const [row] = await personRows(sql, { volunteerId, now, needsMinutes, clientRequestId });
  if (!row) return undefined;
  const { creditPoints, creditNewestAt, guardianConsentAt, ...facts } = row;
  const credit = standingOf(Number(creditPoints), creditNewestAt, now);
  return {
    ...facts,
    totalMinutes: Number(facts.totalMinutes),
    hasGuardianConsent: guardianConsentAt !== null,
    needsCreditReview: credit.needsReview,
    creditPausedUntil: credit.pausedUntil,
  };
}

type Asked = { volunteerId: number; now: Date; needsMinutes: boolean; clientRequestId: string | null };

const personRows = preparedQuery((sql, { volunteerId, now, needsMinutes, clientRequestId }: Asked) =>
  sql
    .selectFrom('volunteers as v')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('creditEvents as e')
          .select([
            raw<number>`coalesce(sum(e.points), 0)`.as('points'),
            raw<Date | null>`max(e.created_at)`.as('newestAt'),
          ])
          .whereRef('e.volunteerId', '=', 'v.id')
          .where('e.status', '=', 'active')
          .where('e.expiresAt', '>', now)
          .as('credit'),
      (join) => join.onTrue(),
    )
    .select([
      'v.birthOn',
      'v.status',
      'v.restrictedUntil',
      'v.realNameStatus',
      'v.guardianConsentAt',
      'credit.newestAt as creditNewestAt',
      raw<number>`credit.points`.as('creditPoints'),
      raw<boolean>`(cardinality(v.service_areas) > 0 and cardinality(v.service_categories) > 0)`.as(
        'hasProfile',
      ),
      raw<number[]>`array(select m.team_id from team_members m
        where m.volunteer_id = v.id and m.status = 'active')`.as('memberOfTeamIds'),
      raw<number>`case when ${needsMinutes}::boolean then coalesce((select sum(h.minutes) from service_hours h
        where h.volunteer_id = v.id and h.status = 'effective'), 0) else 0 end`.as('totalMinutes'),
      raw<number | null>`(select u.id from sign_ups u where u.volunteer_id = v.id
        and u.client_request_id = ${clientRequestId}::text)`.as('repeatedSignUpId'),
    ])
    .where('v.id', '=', volunteerId),
);
