import { expect, it } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { at, openDay } from '#domains/attendance/testing/open-day.ts';
import { outcomeOf } from '#testing/open-room.ts';
import * as claims from '../../contract/claims.contract.ts';
import * as corrections from '../../contract/corrections.contract.ts';
import { decideHour, listHoursForReview, listMyHours } from '../../contract/hours.contract.ts';
import * as material from '../../contract/material.contract.ts';
import { buildClaim } from '../../testing/claims.builders.ts';
import { buildEntryProof } from '../../testing/entries.builders.ts';
import { buildHour } from '../../testing/hours.builders.ts';

const { clock, sql, call, run, open, titlesOf } = openDay();
const missing = '请补一张能看出到场时间的照片';
const opinion = '她到场属实，当场点了名';

/** Saturday 11-21, half past eight: a record of somebody of the team, whose correction waits for it until Friday. */
async function world() {
  const { shiftId, people, teamCaller } = await open();
  const { volunteerId, caller } = people[0]!;
  const { hourId } = await buildHour(sql(), {
    shiftId,
    volunteerId,
    now: at('11:30'),
    minutes: 137,
    status: 'effective',
    publicityStartsAt: at('11:30', 16),
    publicityEndsAt: at('00:00', 20),
    effectiveAt: at('00:00', 20),
  });
  const staff = (await buildStaff(sql(), { permissions: ['hours.review'] })).caller;
  const { correctionId } = await call(
    corrections.requestHourCorrection,
    { hourId, cause: 'checkInFailed', minutes: 175, text: '我八点半就到了，手机没电扫不了码。' },
    caller,
  );
  const correctionOf = async () =>
    (await call(listMyHours, {}, caller)).list.find((hour) => hour.hourId === hourId)!.correction!;
  const askTeam = () =>
    outcomeOf(call(material.askCorrectionMaterial, { correctionId, missing }, teamCaller));
  const answerTeam = () =>
    outcomeOf(
      call(corrections.answerHourCorrection, { correctionId, verdict: 'agree', opinion }, teamCaller),
    );
  const hand = async (more: object = {}) => {
    const [ask] = (await correctionOf()).asks.filter(({ state }) => state === 'open');
    return outcomeOf(
      call(
        material.answerHourMaterial,
        { askId: ask?.askId ?? 1, text: '照片是同组的人拍的', ...more },
        caller,
      ),
    );
  };
  return {
    hourId,
    volunteerId,
    caller,
    teamCaller,
    staff,
    correctionId,
    correctionOf,
    askTeam,
    answerTeam,
    hand,
  };
}

it('the team’s clock stands while the person is asked, and goes on with the days that were left', async () => {
  const { caller, teamCaller, correctionId, correctionOf, askTeam, answerTeam, hand } = await world();
  clock.now = at('09:00', 25);
  expect(await askTeam()).toBe('done');
  expect((await titlesOf(caller.accountId)).at(-1)).toBe('队伍请你补材料');
  const asked = await correctionOf();
  expect(asked).toMatchObject({ state: 'atTeam', awaitsUntil: '2026-12-03T00:00:00+08:00' });
  expect(asked.asks).toMatchObject([{ side: 'team', state: 'open', missing, answer: null }]);
  // Nothing is decided meanwhile, nor handed on when the old clock would have run out.
  expect(await answerTeam()).toBe('awaitsMaterial');
  clock.now = at('00:00', 30);
  await run('hours.escalateCorrections');
  expect((await correctionOf()).state).toBe('atTeam');
  const { fileIds } = await buildEntryProof(sql(), caller.accountId);
  expect(await hand({ fileIds })).toBe('done');
  // Asked on Wednesday with Thursday and Friday left; handed in on Monday: Tuesday and Wednesday.
  expect(await correctionOf()).toMatchObject({ awaitsUntil: null, dueAt: '2026-12-03T00:00:00+08:00' });
  expect((await titlesOf(teamCaller.accountId)).at(-1)).toBe('本人补交了材料');
  const [shown] = (await call(corrections.listTeamHourCorrections, {}, teamCaller)).list;
  expect(shown).toMatchObject({ correctionId, papers: [{ fileId: fileIds[0] }], workdaysLeft: 3 });
  expect(shown?.asks).toMatchObject([{ state: 'answered', answer: '照片是同组的人拍的' }]);
  expect([await hand(), await askTeam(), await answerTeam()]).toEqual(['404', 'alreadyAsked', 'done']);
});

it('is decided as it stands when nobody answers in five working days, and the person is told', async () => {
  const { caller, teamCaller, correctionOf, askTeam, answerTeam, hand } = await world();
  await askTeam();
  clock.now = new Date(at('00:00', 28).getTime() - 1);
  await run('hours.lapseMaterialAsks');
  expect((await correctionOf()).asks).toMatchObject([{ state: 'open' }]);
  clock.now = at('00:00', 28);
  expect(await hand()).toBe('askOver');
  for (let time = 0; time < 2; time += 1) await run('hours.lapseMaterialAsks');
  expect((await correctionOf()).asks).toMatchObject([{ state: 'lapsed', answer: null }]);
  // All five days of the team were left.
  expect(await correctionOf()).toMatchObject({ awaitsUntil: null, dueAt: '2026-12-05T00:00:00+08:00' });
  expect((await titlesOf(caller.accountId)).at(-1)).toBe('补材料的期限到了');
  expect((await titlesOf(teamCaller.accountId)).at(-1)).toBe('本人没有补交材料');
  expect(await answerTeam()).toBe('done');
});

it('the centre asks once too: nobody decides meanwhile, and who asked is told of the answer', async () => {
  const { caller, staff, correctionOf, askTeam, answerTeam, hand } = await world();
  expect([await askTeam(), await hand(), await answerTeam()]).toEqual(['done', 'done', 'done']);
  const [row] = (await call(listHoursForReview, { tab: 'corrections' }, staff)).list;
  const { hourId } = row!;
  expect(row?.correction).toMatchObject({ centreDueAt: '2026-11-28T00:00:00+08:00' });
  const ask = () => outcomeOf(call(material.askHourMaterial, { hourId, missing }, staff));
  const decide = () => outcomeOf(call(decideHour, { hourId, verdict: 'approve' }, staff));
  expect([await ask(), await ask(), await decide()]).toEqual(['done', 'alreadyAsked', 'awaitsMaterial']);
  expect((await titlesOf(caller.accountId)).at(-1)).toBe('实践中心请你补材料');
  clock.now = at('09:00', 26);
  expect(await hand()).toBe('done');
  expect((await titlesOf(staff.accountId)).at(-1)).toBe('本人补交了材料');
  // Five days were left on Saturday; from Thursday on that is the Thursday after.
  expect(await correctionOf()).toMatchObject({ centreDueAt: '2026-12-04T00:00:00+08:00' });
  expect(await decide()).toBe('done');
  expect(await ask()).toBe('requestOver');
});

it('of a claim: the team’s ask, papers that prove nothing else, and taking it back ends the ask', async () => {
  const { caller, volunteerId, teamCaller, hourId } = await world();
  const { claimId } = await buildClaim(sql(), { now: at('08:30'), volunteerId, teamId: teamCaller.teamId });
  const ask = () => outcomeOf(call(material.askClaimMaterial, { claimId, missing }, teamCaller));
  expect([await ask(), await ask()]).toEqual(['done', 'alreadyAsked']);
  expect(
    await outcomeOf(call(claims.answerHourClaim, { claimId, verdict: 'agree', opinion }, teamCaller)),
  ).toBe('awaitsMaterial');
  const mine = async () => (await call(claims.listMyHourClaims, {}, caller)).list[0]!;
  const { askId } = (await mine()).asks[0]!;
  const used = await buildEntryProof(sql(), caller.accountId, 'ab'.repeat(32));
  const proves = { status: 'attached' as const, targetType: 'serviceHour', targetId: hourId };
  await sql().updateTable('files').set(proves).where('id', 'in', used.fileIds).execute();
  const { fileIds } = await buildEntryProof(sql(), caller.accountId, 'ab'.repeat(32));
  const hand = () => outcomeOf(call(material.answerHourMaterial, { askId, text: '照片', fileIds }, caller));
  expect(await hand()).toBe('proofUsed');
  await call(claims.withdrawHourClaim, { claimId }, caller);
  expect(await hand()).toBe('askOver');
  expect(await mine()).toMatchObject({ state: 'withdrawn', awaitsUntil: null, asks: [{ state: 'ended' }] });
});

it('is asked only by who decides, never of oneself, and not once the clock has run out', async () => {
  const { caller, volunteerId, teamCaller, staff, correctionId, hourId, askTeam } = await world();
  const stranger = await world();
  expect(
    await outcomeOf(call(material.askCorrectionMaterial, { correctionId, missing }, stranger.teamCaller)),
  ).toBe('404');
  const asManager = {
    ...teamCaller,
    accountId: caller.accountId,
    person: { volunteerId, rank: 'manager' as const, teamAccountId: teamCaller.accountId, activityIds: [] },
  };
  expect(
    await outcomeOf(call(material.askCorrectionMaterial, { correctionId, missing }, asManager as never)),
  ).toBe('ownRequest');
  expect(await outcomeOf(call(material.askHourMaterial, { hourId, missing }, staff))).toBe('noRequest');
  clock.now = at('00:00', 28);
  expect(await askTeam()).toBe('tooLate');
});
