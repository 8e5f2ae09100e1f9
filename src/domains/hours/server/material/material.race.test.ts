import { expect, it } from 'vitest';
import { at, openDay } from '#domains/attendance/testing/open-day.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { testAct } from '#testing/test-act.ts';
import * as claims from '../../contract/claims.contract.ts';
import * as material from '../../contract/material.contract.ts';
import { buildClaim } from '../../testing/claims.builders.ts';
import { lapseMaterialAsks } from './lapse-material-asks.ts';

describeOnPostgres('material in a rush', () => {
  const { clock, sql, call, open } = openDay();
  const six = <Result>(act: (nth: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: 6 }, (_, nth) => act(nth)));
  const doneOf = (outcomes: readonly string[]): number =>
    outcomes.filter((outcome) => outcome === 'done').length;

  it('is asked for once, or the claim is answered first, never both', async () => {
    const { people, teamCaller } = await open();
    const { volunteerId } = people[0]!;
    const { claimId } = await buildClaim(sql(), { now: clock.now, volunteerId, teamId: teamCaller.teamId });
    const outcomes = await six((nth) =>
      outcomeOf(
        nth % 2 === 0
          ? call(material.askClaimMaterial, { claimId, missing: '请补一张现场照片' }, teamCaller)
          : call(claims.answerHourClaim, { claimId, verdict: 'refuse', opinion: '没有人见过' }, teamCaller),
      ),
    );
    expect(doneOf(outcomes)).toBe(1);
    const { state, awaitsUntil } = await sql()
      .selectFrom('hourClaims')
      .select(['state', 'awaitsUntil'])
      .executeTakeFirstOrThrow();
    expect(state === 'refused').toBe(awaitsUntil === null);
  });

  it('is handed in once, or the time is over, and the clock goes on once', async () => {
    const { people, teamCaller } = await open();
    const { volunteerId, caller } = people[0]!;
    const { claimId } = await buildClaim(sql(), { now: clock.now, volunteerId, teamId: teamCaller.teamId });
    await call(material.askClaimMaterial, { claimId, missing: '请补一张现场照片' }, teamCaller);
    const { id: askId } = await sql().selectFrom('hourMaterialAsks').select('id').executeTakeFirstOrThrow();
    const late = at('00:00', 28);
    const outcomes = await six((nth) =>
      nth % 2 === 0
        ? outcomeOf(call(material.answerHourMaterial, { askId, text: '照片在这里' }, caller))
        : outcomeOf(
            sql()
              .transaction()
              .execute((one) => lapseMaterialAsks(testAct({ sql: one, now: late }))),
          ),
    );
    expect(outcomes).toContain('done');
    const told = await sql()
      .selectFrom('messages')
      .select('title')
      .where('accountId', '=', teamCaller.accountId)
      .execute();
    expect(told).toHaveLength(1);
  });
});
