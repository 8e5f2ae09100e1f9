import { expect, it } from 'vitest';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { openHouse } from '#testing/open-house.ts';
import { claimMicro, issueMicro } from '../../contract/micro.contract.ts';

const [people, places] = [60, 5];

describeOnPostgres('a rush on 随手志愿', () => {
  const now = new Date('2026-11-23T10:00:00+08:00');
  const { app } = openHouse({ now });

  it('gives each place once, and nobody two, however often the button is pressed', async () => {
    const { sql, call, signIn } = app();
    const staff = await signIn('staff', { permissions: ['needs.dispatch'] });
    const { id: organisationId } = await buildOrganisation(sql);
    const { teamId } = await buildTeam(sql, { organisationId });
    const { body } = await call(
      issueMicro,
      {
        title: '顺手扶正共享单车',
        content: '路过时把倒在盲道上的单车扶正，拍一张照片。',
        category: 'neighbor',
        organisationId,
        address: '东门口公交站',
        teamId,
        pieceMinutes: 30,
        planEnd: toInstant(new Date(now.getTime() + dayMs)),
        peopleNeeded: places,
      },
      staff,
    );
    const { jobId } = body.result;
    const volunteers = [];
    for (let made = 0; made < people; made += 1) volunteers.push(await signIn('volunteer'));
    const answers = await Promise.all(
      volunteers.flatMap((one) => [call(claimMicro, { jobId }, one), call(claimMicro, { jobId }, one)]),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(places);
    const parts = await sql.selectFrom('microParts').select('volunteerId').execute();
    expect(new Set(parts.map(({ volunteerId }) => volunteerId)).size).toBe(places);
    const told = new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.reason));
    expect([...told].filter((reason) => reason !== 'full' && reason !== 'notEligible')).toEqual([]);
  });
});
