import { expect, it } from 'vitest';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { buildMember } from '#domains/teams/testing/teams.builders.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { openHouse } from '#testing/open-house.ts';
import { testAct } from '#testing/test-act.ts';
import { applyPost, decidePostPerson } from '../../contract/standing.contract.ts';
import { buildPost, buildPostPerson } from '../../testing/standing.builders.ts';
import { makeDuties } from './make-duties.ts';

describeOnPostgres('a rush on a standing post', () => {
  const now = new Date('2026-11-23T10:00:00+08:00');
  const { app } = openHouse({ now });

  /** A post with two places of a team, and members of it. */
  async function posted(members: number) {
    const { sql, signIn } = app();
    const team = await signIn('team');
    const { id: organisationId } = await buildOrganisation(sql);
    const post = await buildPost(sql, { now, teamId: team.teamId, organisationId });
    const people = [];
    for (let made = 0; made < members; made += 1) {
      const person = await signIn('volunteer');
      await buildMember(sql, { teamId: team.teamId, volunteerId: person.volunteerId });
      people.push(person);
    }
    return { sql, team, post, people };
  }

  it('takes each application once, and gives each place once', async () => {
    const { sql, team, post, people } = await posted(6);
    const { slotId, jobId } = post;
    const answers = await Promise.all(
      people.flatMap((one) => [
        app().call(applyPost, { slotId }, one),
        app().call(applyPost, { slotId }, one),
      ]),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    const waiting = await sql.selectFrom('postPeople').select('id').where('jobId', '=', jobId).execute();
    const taken = await Promise.all(
      waiting.map(({ id }) =>
        app().call(decidePostPerson, { personId: id, version: 1, verdict: 'accept' }, team),
      ),
    );
    expect(taken.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(taken.filter(({ body }) => body.reason === 'full')).toHaveLength(4);
  });

  it('makes each duty once, however many processes make them', async () => {
    const { sql, team, post, people } = await posted(2);
    for (const { volunteerId } of people)
      await buildPostPerson(sql, { ...post, volunteerId, decidedBy: team.accountId, now });
    const makeAtOnce = () => sql.transaction().execute((open) => makeDuties(testAct({ sql: open, now })));
    await Promise.all(Array.from({ length: 4 }, makeAtOnce));
    expect(
      await sql.selectFrom('jobs').select('id').where('slotId', '=', post.slotId).execute(),
    ).toHaveLength(2);
    expect(await sql.selectFrom('jobAssignments').select('id').execute()).toHaveLength(4);
  });
});
