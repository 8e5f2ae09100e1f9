import { sql as raw } from 'kysely';
import { preparedQuery } from '#database/prepared-query.ts';
import type { Sql } from '#database/transaction.ts';
import { awardedStar } from '#domains/volunteers/server/index.ts';
import { standingOf } from '../credit/credit.rules.ts';
import { readTogether } from '#platform/server/calls/groups/read-together.ts';
import { boundsOf, type Held, heldQuery, type ValueOrSql } from './scene.queries.ts';
import type { HeldQualification, PersonFacts } from '../signups.facts.ts';

export type PersonQuery = {
  volunteerId: number;
  now: Date;
  /** Reads hours, star and qualifications only where some activity or post asks for them. */
  needsRecord: boolean;
  /** Around which of their live sign-ups are read as well. */
  span: { startsAt: Date; endsAt: Date };
  clientRequestId?: string;
};

/** A volunteer as the engine reads them, and the sign-up that the same press of the button made before, if any. */
export type Person = { facts: PersonFacts; held: Held[]; repeatedSignUpId: number | null };

/**
 * A volunteer with their live sign-ups around a span, in one statement: one look at both, for all who ask at the same time. Undefined
 * when there is no such volunteer.
 */
export const findPerson = readTogether(
  async (sql, queries: readonly PersonQuery[]): Promise<(Person | undefined)[]> => {
    const bounds = queries.map(({ span }) => boundsOf(span));
    const rows = await personRows(sql, {
      turns: queries.map((_query, turn) => turn),
      volunteerIds: queries.map(({ volunteerId }) => volunteerId),
      nows: queries.map(({ now }) => now),
      needsRecords: queries.map(({ needsRecord }) => needsRecord),
      clientRequestIds: queries.map(({ clientRequestId = null }) => clientRequestId),
      afters: bounds.map(({ after }) => after),
      befores: bounds.map(({ before }) => before),
    });
    const ofTurns = queries.map((): PersonRow[] => []);
    for (const row of rows) ofTurns[row.turn]?.push(row);
    return queries.map(({ now }, turn) => personOf(ofTurns[turn] ?? [], now));
  },
);

function personOf(rows: readonly PersonRow[], now: Date): Person | undefined {
  const [row] = rows;
  if (!row) return undefined;
  const { repeatedSignUpId } = row;
  return { facts: factsOf(row, now), held: rows.flatMap(heldOf), repeatedSignUpId };
}

/** A person as the engine reads them. */
export function factsOf(
  row: Omit<PersonRow, keyof Held | 'repeatedSignUpId' | 'turn'>,
  now: Date,
): PersonFacts {
  const credit = standingOf(Number(row.creditPoints), row.creditNewestAt, now);
  return {
    birthOn: row.birthOn,
    status: row.status,
    restrictedUntil: row.restrictedUntil,
    realNameStatus: row.realNameStatus,
    hasProfile: row.hasProfile,
    memberOfTeamIds: row.memberOfTeamIds,
    totalMinutes: Number(row.totalMinutes),
    star: row.star,
    qualifications: row.qualifications,
    hasGuardianConsent: row.guardianConsentAt !== null,
    needsCreditReview: credit.needsReview,
    creditPausedUntil: credit.pausedUntil,
  };
}

/** The credit that counts against the person `v` now. */
export const creditQuery = (sql: Sql, now: ValueOrSql<Date>) =>
  sql
    .selectFrom('creditEvents as e')
    .select([
      raw<number>`coalesce(sum(e.points), 0)`.as('points'),
      raw<Date | null>`max(e.created_at)`.as('newestAt'),
    ])
    .where('e.volunteerId', '=', raw<number>`v.id`)
    .where('e.status', '=', 'active')
    .where('e.expiresAt', '>', now)
    .as('credit');

/** What the engine reads of the person `v`, whose `credit` is joined. */
export const personColumns = ({
  needsRecord,
  clientRequestId,
}: {
  needsRecord: ValueOrSql<boolean>;
  clientRequestId: ValueOrSql<string | null>;
}) =>
  [
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
    raw<number>`case when ${needsRecord}::boolean then coalesce((select sum(h.minutes) from service_hours h
        where h.volunteer_id = v.id and h.status = 'effective'), 0) else 0 end`.as('totalMinutes'),
    raw<number>`case when ${needsRecord}::boolean then ${awardedStar('v.id')} else 0 end`.as('star'),
    raw<
      HeldQualification[]
    >`case when ${needsRecord}::boolean then (select coalesce(json_agg(json_build_object(
          'qualification', e.qualification, 'validUntil', e.valid_until, 'teamId', e.team_id)), '[]') from record_entries e
        where e.volunteer_id = v.id and e.qualification is not null and e.state = 'valid') else '[]' end`.as(
      'qualifications',
    ),
    raw<number | null>`(select u.id from sign_ups u where u.volunteer_id = v.id
        and u.client_request_id = ${clientRequestId}::text)`.as('repeatedSignUpId'),
  ] as const;

/** What is asked of each, in their turns. */
type Asked = {
  turns: number[];
  volunteerIds: number[];
  nows: Date[];
  needsRecords: boolean[];
  clientRequestIds: (string | null)[];
  afters: Date[];
  befores: Date[];
};
type AskedRow = { turn: number; volunteerId: number };

const personRows = preparedQuery((sql, asked: Asked) =>
  sql
    .selectFrom(
      raw<AskedRow>`unnest(${asked.turns}::integer[], ${asked.volunteerIds}::bigint[], ${asked.nows}::timestamptz[],
  ${asked.needsRecords}::boolean[], ${asked.clientRequestIds}::text[], ${asked.afters}::timestamptz[], ${asked.befores}::timestamptz[])`.as<'who'>(
        raw`who (turn, volunteer_id, asked_at, needs_record, client_request_id, held_after, held_before)`,
      ),
    )
    .innerJoin('volunteers as v', 'v.id', 'who.volunteerId')
    .leftJoinLateral(creditQuery(sql, raw`who.asked_at`), (join) => join.onTrue())
    .leftJoinLateral(
      heldQuery(sql, {
        volunteerId: raw`who.volunteer_id`,
        after: raw`who.held_after`,
        before: raw`who.held_before`,
      }).as('held'),
      (join) => join.onTrue(),
    )
    .selectAll('held')
    .select('who.turn')
    .select(
      personColumns({ needsRecord: raw`who.needs_record`, clientRequestId: raw`who.client_request_id` }),
    )
    .orderBy('who.turn')
    .orderBy('held.startsAt')
    .orderBy('held.signUpId'),
);

type PersonRow = Awaited<ReturnType<typeof personRows>>[number];

/** The sign-up beside a person; a person without any has one row of nulls. */
function heldOf({
  signUpId,
  activityId,
  shiftId,
  state,
  title,
  startsAt,
  endsAt,
  ...rest
}: PersonRow): Held[] {
  if (!signUpId || !activityId || !shiftId || !state || title === null || !startsAt || !endsAt) return [];
  const { attendance, checkedInAt, offerExpiresAt, queueAhead, partySize } = rest;
  const place = queueAhead === null ? null : Number(queueAhead);
  const known = { signUpId, activityId, shiftId, state, title, startsAt, endsAt };
  return [
    { ...known, attendance, checkedInAt, offerExpiresAt, queueAhead: place, partySize: partySize ?? 1 },
  ];
}
