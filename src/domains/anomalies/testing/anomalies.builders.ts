import type { Insertable } from 'kysely';
import type { AnomalyFlagsTable } from '#database/tables/anomalies.ts';
import type { Sql } from '#database/transaction.ts';

type Wish = Partial<Insertable<AnomalyFlagsTable>> &
  Pick<Insertable<AnomalyFlagsTable>, 'teamId' | 'organisationId'> & { now: Date };

let built = 0;

/** A flag of one team that waits: six people on one phone. */
export async function buildAnomaly(sql: Sql, { now, ...wish }: Wish): Promise<{ anomalyId: number }> {
  built += 1;
  const facts = { count: 6, of: 21, from: now.toISOString(), until: now.toISOString(), mark: '7F3A' };
  const { id } = await sql
    .insertInto('anomalyFlags')
    .values({
      rule: 'sharedDevice',
      subject: `shift:built:${built}`,
      activityId: null,
      title: '云陂路口文明劝导',
      volunteerIds: [],
      facts: JSON.stringify(facts),
      happenedAt: now,
      foundAt: now,
      ...wish,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { anomalyId: id };
}
