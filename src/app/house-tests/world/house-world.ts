import { keysOf } from '#platform/contract/keys-of.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import type { TestApp } from '#testing/test-app.ts';
import { buildActivityRows } from './activity-rows.ts';
import { buildPeople, type People } from './house-people.ts';
import {
  buildJobRows,
  buildAnomalyRows,
  buildCertificateRows,
  buildComplaintRows,
  buildMessageRows,
  buildNeedRows,
  buildNewsRows,
  buildOfficeRows,
  buildServiceRows,
  buildStarRows,
  buildTeamRows,
} from './office-rows.ts';

/** The owners of the world's rows, staff of the whole city and of the owners' 所, and three who have nothing to do with them. */
export type Person =
  | 'volunteer'
  | 'team'
  | 'otherLeader'
  | 'newTeam'
  | 'staff'
  | 'unitStaff'
  | 'otherVolunteer'
  | 'otherTeam'
  | 'elsewhere';

export type World = {
  people: Record<Person, SignedIn & { actingFor?: number }>;
  /** Words that only the rows of the world hold. */
  words: string[];
  /** Rows of the owners by the name of the property that asks for them; `id` holds all of them. */
  ids: Record<string, number[]>;
  /** Those of them that are not public, likewise. */
  hidden: Record<string, number[]>;
};

/** A team with activities in several states, a volunteer in them, their 所 and who works there. Keep it, then change it. */
export async function buildHouseWorld(test: TestApp): Promise<World> {
  await spreadIds(test);
  const people = await buildPeople(test);
  const ids: Record<string, number[]> = {
    ...(await buildActivityRows(test, people)),
    ...(await buildTeamRows(test, people)),
    ...(await buildNeedRows(test, people)),
    ...(await buildServiceRows(test, people)),
    ...(await buildJobRows(test, people)),
    ...(await buildComplaintRows(test, people)),
    ...(await buildAnomalyRows(test, people)),
    ...(await buildCertificateRows(test, people)),
    ...(await buildStarRows(test, people)),
    ...(await buildNewsRows(test, people)),
    ...(await buildOfficeRows(test, people)),
    ...(await buildMessageRows(test, people)),
  };
  ids.id = Object.values(ids).flat();
  const hidden: Record<string, number[]> = {
    activityId: ids.activityId?.slice(1) ?? [],
    shiftId: ids.shiftId?.slice(2) ?? [],
    dynamicId: ids.dynamicId?.slice(1) ?? [],
    needId: ids.needId?.slice(0, 2) ?? [],
    complaintId: ids.complaintId ?? [],
    anomalyId: ids.anomalyId ?? [],
    certificateId: ids.certificateId ?? [],
    batchId: ids.batchId ?? [],
    teamId: ids.teamId?.slice(1) ?? [],
    serviceItemId: ids.serviceItemId?.slice(1) ?? [],
    offerId: ids.offerId ?? [],
  };
  hidden.id = Object.values(hidden).flat();
  return {
    people: await signInAnew(test, people),
    words: [people.team.name, people.volunteer.displayName],
    ids,
    hidden,
  };
}

/** Numbers of different tables never meet, so that a row is found under its own name only. */
async function spreadIds({ database }: TestApp): Promise<void> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' and max_value > 1e9 order by 1`,
    [],
  );
  for (const [index, { name }] of rows.entries())
    await database.pool.query(`alter sequence "${name}" restart with ${(index + 1) * 1_000_000}`, []);
}

/** Time passed while the world came to be. */
async function signInAnew(test: TestApp, people: People): Promise<World['people']> {
  const anew: Partial<World['people']> = {};
  for (const person of keysOf(people))
    anew[person] = { ...(await test.signInAs(people[person].accountId)), ...actingOf(people[person]) };
  return anew as World['people'];
}

const actingOf = (person: object): { actingFor?: number } =>
  'actingFor' in person && typeof person.actingFor === 'number' ? { actingFor: person.actingFor } : {};
