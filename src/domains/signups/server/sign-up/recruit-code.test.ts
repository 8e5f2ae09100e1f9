import { describe, expect, it } from 'vitest';
import { hourMs } from '#platform/contract/durations.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { getSignUpStanding } from '../../contract/signups.contract.ts';
import { openSignUpsRoom, testNoon as now } from '../../testing/open-signups-room.ts';
import { buildReadyVolunteer } from '../../testing/signups.builders.ts';

const { clock, sql, call, open, sign, audits } = openSignUpsRoom();
const byCode = { recruitScope: 'code', recruitCode: '2580' } as const;

async function someone() {
  const { caller } = await buildReadyVolunteer(sql());
  return caller;
}

describe('an activity that recruits by code', () => {
  it('takes whoever names it at once, also where the team reviews, and nobody else', async () => {
    const { shiftIds } = await open({ ...byCode, signUpMode: 'review' });
    const caller = await someone();
    const shiftId = shiftIds[0]!;
    expect(await outcomeOf(sign(caller, shiftId))).toBe('codeNeeded');
    expect(await outcomeOf(sign(caller, shiftId, { recruitCode: '2581' }))).toBe('wrongCode');
    expect(await outcomeOf(sign(caller, shiftId, { recruitCode: '25800' }))).toBe('wrongCode');
    expect(await sign(caller, shiftId, { recruitCode: ' 2580 ' })).toMatchObject({ state: 'confirmed' });
  });

  it('counts wrong codes of one person, and lets no code through after five in an hour', async () => {
    const { shiftIds } = await open(byCode);
    const [guesser, other] = [await someone(), await someone()];
    const shiftId = shiftIds[0]!;
    for (let tries = 0; tries < 5; tries += 1)
      expect(await outcomeOf(sign(guesser, shiftId, { recruitCode: '0000' }))).toBe('wrongCode');
    expect(await outcomeOf(sign(guesser, shiftId, { recruitCode: '2580' }))).toBe('tooManyTries');
    expect(await outcomeOf(sign(other, shiftId, { recruitCode: '2580' }))).toBe('done');
    clock.now = new Date(now.getTime() + hourMs);
    expect(await outcomeOf(sign(guesser, shiftId, { recruitCode: '2580' }))).toBe('done');
  });

  it('says only that a code is asked, and keeps it out of standing and audit line', async () => {
    const { activityId, shiftIds } = await open(byCode);
    const caller = await someone();
    const standing = await call(getSignUpStanding, { id: activityId }, caller);
    expect(standing.needsCode).toBe(true);
    expect(standing.shifts[0]).toMatchObject({ verdict: 'signUp', reasons: [{ code: 'codeAsked' }] });
    await sign(caller, shiftIds[0]!, { recruitCode: '2580' });
    expect(JSON.stringify([standing, await audits('signUpForShift')])).not.toContain('2580');
  });

  it('asks nobody for a code elsewhere', async () => {
    const { shiftIds } = await open({ recruitCode: '2580' });
    expect(await outcomeOf(sign(await someone(), shiftIds[0]!))).toBe('done');
  });
});
