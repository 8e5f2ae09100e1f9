import { expect, it } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import * as contract from '#domains/awards/contract/stars.contract.ts';
import { buildStar } from '#domains/awards/testing/awards.builders.ts';
import { issueStarCertificate } from '#domains/certificates/contract/certificates.contract.ts';
import { buildHour } from '#domains/hours/testing/hours.builders.ts';
import { enterAt, makeRoots } from '#domains/ledger/testing/ledger.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import { dayMs, hourMs } from '#platform/contract/durations.ts';
import type { StaffCaller } from '#platform/server/calls/act.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { openHouse } from '#testing/open-house.ts';
import { outcomeOf } from '#testing/open-room.ts';

const now = new Date('2026-11-20T10:00:00+08:00');
const noon = new Date('2026-11-16T12:00:00+08:00');
const rounds = [1, 2, 3, 4, 5, 6];

describeOnPostgres('stars in a rush', () => {
  const { sql, call, run, clock, titlesOf } = openHouse({ now });
  const keeper = async (...more: 'stars.lead'[]): Promise<StaffCaller> =>
    (await buildStaff(sql(), { permissions: ['volunteers.manage', ...more] })).caller;
  const starOf = (id: number) =>
    sql().selectFrom('starAwards').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  /** Somebody with three effective hours under a daily root, and a star that asks for two of them. */
  async function starred(
    staff: StaffCaller,
    state: 'candidate' | 'publicity' | 'awarded',
    level = 1,
    publicityEndsAt?: Date,
  ) {
    const { caller, volunteerId } = await buildVolunteer(sql());
    const hourIds: number[] = [];
    for (const day of [1, 2, 3]) {
      const startsAt = new Date(noon.getTime() - (day + 5) * dayMs);
      const when = { startsAt, endsAt: new Date(startsAt.getTime() + hourMs), effectiveAt: noon };
      hourIds.push(
        (await buildHour(sql(), { volunteerId, ...when, status: 'effective', minutes: 60 })).hourId,
      );
    }
    await enterAt(sql(), noon, hourIds);
    const starId = await buildStar(sql(), {
      volunteerId,
      level,
      state,
      now: state === 'awarded' ? noon : now,
      confirmedBy: staff.accountId,
      askedMinutes: 120,
    });
    await sql()
      .updateTable('starAwards')
      .set({ countedMinutes: 180, ...(publicityEndsAt && { publicityEndsAt }) })
      .where('id', '=', starId)
      .execute();
    return { caller, volunteerId, hourIds, starId };
  }
  const confirm = (ids: readonly number[], by: StaffCaller) =>
    call(
      contract.confirmStars,
      { items: ids.map((starId) => ({ starId, version: 1 })), verdict: 'confirm' },
      by,
    );

  it('two people confirm one batch at once: each star once, whoever was later hears so, and nobody is told twice', async () => {
    const [one, other] = [await keeper(), await keeper()];
    for (const round of rounds) {
      const people = [];
      for (let each = 0; each < 4; each += 1) people.push(await starred(one, 'candidate', (round % 4) + 1));
      const ids = people.map(({ starId }) => starId);
      const outcomes = await Promise.all([confirm(ids, one), confirm(ids.toReversed(), other)]);
      const done = outcomes.flatMap(({ doneIds }) => doneIds);
      expect(done.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
      expect(outcomes.flatMap(({ refused }) => refused)).toHaveLength(ids.length);
      for (const { starId, volunteerId } of people) {
        expect(await starOf(starId)).toMatchObject({ state: 'publicity', version: 2 });
        expect(await titlesOf(volunteerId)).toHaveLength(1);
      }
    }
  });

  it('five stars are not confirmed by one person alone, in however many tabs', async () => {
    const leader = await keeper('stars.lead');
    for (const _ of rounds) {
      const { starId } = await starred(leader, 'candidate', 5);
      const tabs = await Promise.all([0, 1, 2].map(() => confirm([starId], leader)));
      expect(tabs.flatMap(({ doneIds }) => doneIds)).toEqual([starId]);
      expect(await starOf(starId)).toMatchObject({
        state: 'candidate',
        firstConfirmedBy: leader.accountId,
        confirmedBy: null,
        version: 2,
      });
    }
  });

  it('two people confirm five stars at once: one of them is the first, and nothing is public yet', async () => {
    const [leader, colleague] = [await keeper('stars.lead'), await keeper()];
    for (const _ of rounds) {
      const { starId } = await starred(leader, 'candidate', 5);
      const both = await Promise.all([confirm([starId], leader), confirm([starId], colleague)]);
      expect(both.map(({ doneIds }) => doneIds.length).toSorted()).toEqual([0, 1]);
      const { state, confirmedBy, firstConfirmedBy } = await starOf(starId);
      expect([state, confirmedBy]).toEqual(['candidate', null]);
      expect([leader.accountId, colleague.accountId]).toContain(firstConfirmedBy);
    }
  });

  it('is either awarded or objected to in the last second, and awarded once by several processes', async () => {
    const staff = await keeper();
    const stranger = (await buildVolunteer(sql())).caller;
    for (const _ of rounds) {
      const over = await starred(staff, 'publicity', 1, now);
      const open = await starred(staff, 'publicity', 1, new Date(now.getTime() + 1));
      clock.now = now;
      const objection = { starId: open.starId, text: '有两次活动我也在，没有看到这位志愿者。' };
      const objecting = outcomeOf(call(contract.objectStar, objection, stranger));
      clock.now = new Date(now.getTime() + 1);
      await Promise.all([run('awards.awardStars'), run('awards.awardStars')]);
      const objected = await objecting;
      await run('awards.awardStars');
      expect(['done', 'notPublic']).toContain(objected);
      expect((await starOf(open.starId)).state).toBe(objected === 'done' ? 'objected' : 'awarded');
      expect(await starOf(over.starId)).toMatchObject({ state: 'awarded', awardedMinutes: 180 });
      expect(await titlesOf(over.volunteerId)).toEqual(['祝贺你成为一星志愿者']);
      clock.now = now;
    }
  });

  it('is kept or taken back, never both, and no certificate of one taken back stands', async () => {
    const [one, other] = [await keeper(), await keeper()];
    const people = [];
    for (const round of rounds) people.push({ round, ...(await starred(one, 'awarded')) });
    await makeRoots(sql(), new Date('2026-11-16T22:00:00+08:00'));
    for (const { round, caller, volunteerId, starId } of people) {
      await sql().updateTable('starAwards').set({ shortSince: now }).where('id', '=', starId).execute();
      const decide = (verdict: 'keep' | 'withdraw', by: StaffCaller) =>
        outcomeOf(call(contract.decideStar, { starId, version: 1, verdict, reason: '核对过签到记录' }, by));
      const [kept, taken, issued] = await Promise.all([
        round % 2 === 0 ? decide('keep', one) : 'versionConflict',
        decide('withdraw', other),
        outcomeOf(call(issueStarCertificate, { level: 1 }, caller)),
      ]);
      expect([kept, taken].toSorted()).toEqual(['done', 'versionConflict']);
      expect(['done', 'notAwarded']).toContain(issued);
      const standing = await sql()
        .selectFrom('certificates')
        .select('status')
        .where('volunteerId', '=', volunteerId)
        .execute();
      const { state } = await starOf(starId);
      const isCertified = standing.some(({ status }) => status === 'issued');
      expect([state, isCertified]).toEqual(taken === 'done' ? ['withdrawn', false] : ['awarded', true]);
    }
  });

  it('finds each candidate once when several processes sweep', async () => {
    const people = [];
    const leader = await keeper('stars.lead');
    await sql().updateTable('starLevels').set({ minMinutes: 60 }).where('level', '=', 1).execute();
    for (const _ of rounds) people.push(await starred(leader, 'awarded', 3));
    await sql().deleteFrom('starAwards').execute();
    await Promise.all([1, 2, 3].map(() => run('awards.findStarCandidates')));
    for (const { volunteerId } of people)
      expect(await titlesOf(volunteerId)).toEqual(['你成为一星志愿者候选']);
    const found = await sql().selectFrom('starAwards').select('volunteerId').execute();
    expect(found).toHaveLength(people.length);
  });
});
