import { expect, it } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { at, openDay } from '#domains/attendance/testing/open-day.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { testAct } from '#testing/test-act.ts';
import * as claims from '../../contract/claims.contract.ts';
import { decideHour } from '../../contract/hours.contract.ts';
import { buildClaim } from '../../testing/claims.builders.ts';
import { buildEntryProof } from '../../testing/entries.builders.ts';
import { escalateClaims } from './escalate-claims.ts';

describeOnPostgres('claims in a rush', () => {
  const { clock, sql, call, open } = openDay();
  const six = <Result>(act: (nth: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: 6 }, (_, nth) => act(nth)));
  const doneOf = (outcomes: readonly string[]): number =>
    outcomes.filter((outcome) => outcome === 'done').length;
  const handed = () =>
    sql().selectFrom('serviceHours').select(['id', 'status']).where('source', '=', 'ownClaim').execute();

  it('of one time are one, answered once and decided once', async () => {
    const { people, teamCaller } = await open();
    const { caller } = people[0]!;
    const proofs = await six(() => buildEntryProof(sql(), caller.accountId));
    const claimed = await six((nth) =>
      outcomeOf(
        call(
          claims.claimHours,
          {
            teamId: teamCaller.teamId,
            title: '江滩捡拾烟头',
            category: 'eco',
            place: '望江滩',
            startsAt: '2026-11-20T14:00:00+08:00',
            endsAt: '2026-11-20T16:00:00+08:00',
            minutes: 100 + nth,
            text: '和两位队友沿江滩捡了两个小时烟头。',
            ...proofs[nth]!,
          },
          caller,
        ),
      ),
    );
    expect([doneOf(claimed), new Set(claimed)]).toEqual([1, new Set(['done', 'alreadyClaimed'])]);
    const { id: claimId } = await sql().selectFrom('hourClaims').select('id').executeTakeFirstOrThrow();
    const answered = await six((nth) =>
      outcomeOf(
        call(
          claims.answerHourClaim,
          { claimId, verdict: nth % 2 === 0 ? 'agree' : 'refuse', opinion: '当天在场的人说的' },
          teamCaller,
        ),
      ),
    );
    expect(doneOf(answered)).toBe(1);
    const [hour] = await handed();
    if (!hour) return;
    const reviewers = await six(() => buildStaff(sql(), { permissions: ['hours.review'] }));
    const decided = await six((nth) =>
      outcomeOf(
        call(
          decideHour,
          { hourId: hour.id, verdict: nth % 2 === 0 ? 'approve' : 'reject', reason: '看过照片了' },
          reviewers[nth]!.caller,
        ),
      ),
    );
    expect(doneOf(decided)).toBe(1);
  });

  it('of long ago are accepted by two people, whoever presses how often at once', async () => {
    const { people, teamCaller } = await open();
    const { caller } = people[0]!;
    await call(
      claims.claimHours,
      {
        teamId: teamCaller.teamId,
        title: '江滩捡拾烟头',
        category: 'eco',
        place: '望江滩',
        startsAt: '2026-08-20T14:00:00+08:00',
        endsAt: '2026-08-20T16:00:00+08:00',
        minutes: 100,
        text: '和两位队友沿江滩捡了两个小时烟头。',
        lateReason: '住院两个月，出院后才发现没有记录',
        ...(await buildEntryProof(sql(), caller.accountId)),
      },
      caller,
    );
    const [hour] = await handed();
    const accept = async (by: Parameters<typeof call>[2]) =>
      outcomeOf(
        call(decideHour, { hourId: hour!.id, verdict: 'approve', reason: '看过照片了' }, by as never),
      );
    const one = (await buildStaff(sql(), { permissions: ['hours.review'] })).caller;
    const other = (await buildStaff(sql(), { permissions: ['hours.review'] })).caller;
    const alone = await six(() => accept(one));
    expect([doneOf(alone), new Set(alone)]).toEqual([1, new Set(['done', 'samePerson'])]);
    expect(await handed()).toMatchObject([{ status: 'submitted' }]);
    const second = await six(() => accept(other));
    expect(doneOf(second)).toBe(1);
    expect(await handed()).toMatchObject([{ status: 'publicity' }]);
  });

  it('that nobody answered go to the centre once, and are withdrawn or handed on, never both', async () => {
    const { people, teamCaller } = await open();
    const { caller, volunteerId } = people[0]!;
    clock.now = at('12:00');
    const { claimId } = await buildClaim(sql(), {
      now: clock.now,
      volunteerId,
      teamId: teamCaller.teamId,
      dueAt: at('09:00'),
      createdAt: at('09:00', 15),
    });
    const escalate = () =>
      sql()
        .transaction()
        .execute((transaction) => escalateClaims(testAct({ sql: transaction, now: clock.now })));
    await Promise.all([
      escalate(),
      escalate(),
      outcomeOf(call(claims.withdrawHourClaim, { claimId }, caller)),
      escalate(),
    ]);
    const { state } = await sql().selectFrom('hourClaims').select('state').executeTakeFirstOrThrow();
    const hours = await handed();
    expect(hours.filter(({ status }) => status === 'submitted')).toHaveLength(state === 'atCentre' ? 1 : 0);
    expect(hours.length).toBeLessThanOrEqual(1);
  });
});
