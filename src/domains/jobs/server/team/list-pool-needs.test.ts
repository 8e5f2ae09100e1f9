import { expect, it } from 'vitest';
import { testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { testOutbox } from '#domains/accounts/testing/sms.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import type { RequestOf } from '#platform/contract/operation.ts';
import { openRoom } from '#testing/open-room.ts';
import { listPoolNeeds } from '../../contract/team-jobs.contract.ts';
import { buildPoolNeed } from '../../testing/jobs.builders.ts';
import { createJobsRoom } from '../index.ts';

const noon = new Date('2026-11-23T12:00:00+08:00');
const { sql, call } = openRoom(
  createJobsRoom({ secret: testSecret, publicUrl: 'http://localhost', outbox: testOutbox }),
  { now: noon },
);

/** A need of the pool whose unit lies this far east of the team, some 94 kilometres a degree. */
async function waiting(degrees: number, wish: Parameters<typeof buildPoolNeed>[1] = {}): Promise<number> {
  const { id: organisationId } = await buildOrganisation(sql());
  await sql()
    .updateTable('organisations')
    .set({ lng: 118.8 + degrees, lat: 32 })
    .where('id', '=', organisationId)
    .execute();
  return (await buildPoolNeed(sql(), { now: noon, organisationId, ...wish })).needId;
}

it('gives the nearest first or what runs out first, on every page, and only what is asked for', async () => {
  const { caller } = await buildTeam(sql(), { category: 'eco', lng: 118.8, lat: 32 });
  const far = await waiting(0.2, { category: 'eco' });
  const next = await waiting(0.02, { category: 'neighbor' });
  const nearest = await waiting(0.01, { category: 'eco' });
  const listed = async (request: Partial<RequestOf<typeof listPoolNeeds>>) => {
    const { list, total } = await call(listPoolNeeds, request, caller);
    return [list.map(({ needId }) => needId), total];
  };
  expect(await listed({ sort: 'near' })).toEqual([[nearest, next, far], 3]);
  expect(await listed({ sort: 'near', pageNum: 2, pageSize: 2 })).toEqual([[far], 3]);
  expect(await listed({ sort: 'near', category: 'eco' })).toEqual([[nearest, far], 2]);
  expect(await listed({ sort: 'near', withinKilometres: 5 })).toEqual([[nearest, next], 2]);
  // All of them run out at once: then by their number.
  expect(await listed({ sort: 'due' })).toEqual([[far, next, nearest].toSorted((a, b) => a - b), 3]);
});
