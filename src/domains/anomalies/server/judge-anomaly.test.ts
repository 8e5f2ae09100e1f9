import { expect, it } from 'vitest';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { openHouse } from '#testing/open-house.ts';
import * as contract from '../contract/anomalies.contract.ts';
import { buildAnomaly } from '../testing/anomalies.builders.ts';

const noon = new Date('2026-11-23T12:00:00+08:00');
const { app, sql, titlesOf } = openHouse({ now: noon });
const note = '核对了签到表和现场照片。';

async function world() {
  const { caller: team, organisationId } = await buildTeam(sql());
  const { anomalyId } = await buildAnomaly(sql(), { teamId: team.teamId, organisationId, now: noon });
  const staff = await app().signIn('staff', { permissions: ['anomalies.judge'] });
  const decide = async (decision: object) =>
    (
      await app().call(
        contract.judgeAnomaly,
        { anomalyId, version: 1, verdict: 'upheld', ...decision },
        staff,
      )
    ).body;
  return { team, staff, anomalyId, decide };
}

it('asks the team, then keeps the conclusion with its reason; nothing follows by itself', async () => {
  const { team, staff, anomalyId, decide } = await world();
  expect((await decide({ note })).reason).toBe('causeMissing');
  expect((await decide({ cause: 'proxy', note: '属实' })).reason).toBe('noteMissing');
  await decide({ verdict: 'asking', note });
  expect(await titlesOf(team.accountId)).toEqual(['请说明情况：云陂路口文明劝导']);
  await decide({ version: 2, cause: 'proxy', note });
  const shown = (await app().call(contract.getAnomaly, { id: anomalyId }, staff)).body.result;
  expect(shown).toMatchObject({ status: 'upheld', cause: 'proxy', note, version: 3 });
  expect((await decide({ version: 3, verdict: 'unfounded', cause: 'other', note })).reason).toBe('decided');
  expect(await sql().selectFrom('creditEvents').select('id').execute()).toEqual([]);
});

it('a stale page is told, and the counts of the board follow', async () => {
  const { staff, decide } = await world();
  await decide({ verdict: 'asking', note });
  expect((await decide({ cause: 'other', note })).code).not.toBe(200);
  const board = (await app().call(contract.listAnomalies, {}, staff)).body.result;
  expect(board?.rules.find(({ rule }) => rule === 'sharedDevice')).toMatchObject({
    openCount: 1,
    judgedCount: 0,
  });
});

it('whoever it is about does not judge it', async () => {
  const { staff, anomalyId, decide } = await world();
  await sql()
    .updateTable('anomalyFlags')
    .set({ volunteerIds: [staff.accountId] })
    .where('id', '=', anomalyId)
    .execute();
  expect((await decide({ cause: 'other', note })).reason).toBe('related');
});
