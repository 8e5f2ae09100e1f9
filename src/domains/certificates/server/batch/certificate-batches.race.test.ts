import { expect, it } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import type { VolunteerCaller } from '#platform/server/calls/act.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { testAct } from '#testing/test-act.ts';
import * as contract from '../../contract/certificate-batches.contract.ts';
import { now, openCertificatesRoom, publicUrl } from '../../testing/open-certificates-room.ts';
import { makeBatches } from './make-batches.ts';

describeOnPostgres('a class in a rush', () => {
  const { sql, call, served } = openCertificatesRoom();
  const reviewer = async () => (await buildStaff(sql(), { permissions: ['hours.review'] })).caller;
  type Staff = Awaited<ReturnType<typeof reviewer>>;
  const days = ['2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16'];
  async function pupils(count: number): Promise<VolunteerCaller[]> {
    const callers = [];
    for (const day of days.slice(0, count)) callers.push((await served(1, day)).caller);
    return callers;
  }

  async function ask(as: Staff, callers: readonly VolunteerCaller[]) {
    const numbers = await sql()
      .selectFrom('volunteers')
      .select('volunteerNo')
      .where(
        'id',
        'in',
        callers.map(({ volunteerId }) => volunteerId),
      )
      .execute();
    const asked = {
      fromOn: '2026-01-01',
      toOn: '2026-11-30',
      grades: 'proven' as const,
      fields: {},
      purpose: 'study' as const,
      recipient: '江澜一中高二（3）班',
      reason: '综合素质评价归档',
      people: numbers.map(({ volunteerNo }) => ({ volunteerNo, name: '' })),
    };
    return outcomeOf(call(contract.askCertificateBatch, asked, as));
  }
  const batchId = async () =>
    (await sql().selectFrom('certificateBatches').select('id').executeTakeFirstOrThrow()).id;
  const wishes = () =>
    sql().selectFrom('certificateWishes').select(['volunteerId', 'state', 'certificateId']).execute();
  const certificates = () => sql().selectFrom('certificates').select('volunteerId').execute();

  it('asked for by two people at once is asked once', async () => {
    const callers = await pupils(3);
    const staff = [await reviewer(), await reviewer(), await reviewer()];
    const outcomes = await Promise.all(staff.map((one) => ask(one, callers)));
    expect(outcomes.toSorted()).toEqual(['askedAlready', 'askedAlready', 'done']);
    expect(await wishes()).toHaveLength(3);
  });

  it('started by two at once starts once, and several processes make one certificate each', async () => {
    const callers = await pupils(3);
    const staff = [await reviewer(), await reviewer()];
    await ask(staff[0]!, callers);
    const id = await batchId();
    for (const caller of callers)
      await call(contract.answerCertificateWish, { batchId: id, agrees: true }, caller);
    const settled = await Promise.all(
      [...staff, ...staff].map((one) =>
        outcomeOf(call(contract.settleCertificateBatch, { batchId: id, how: 'make' }, one)),
      ),
    );
    expect(settled.toSorted()).toEqual(['done', 'ended', 'ended', 'ended']);
    const work = async (): Promise<void> => {
      for (let step = 0; step < 8; step += 1)
        await sql()
          .transaction()
          .execute((trx) => makeBatches(testAct({ sql: trx, now }), { publicUrl }));
    };
    await Promise.all([work(), work(), work()]);
    expect((await wishes()).map(({ state }) => state)).toEqual(['made', 'made', 'made']);
    expect((await certificates()).map(({ volunteerId }) => volunteerId).toSorted()).toEqual(
      callers.map(({ volunteerId }) => volunteerId).toSorted(),
    );
  });

  it('closed while its pupils answer: whoever was told yes has a certificate, and nobody else', async () => {
    const callers = await pupils(6);
    const staff = await reviewer();
    await ask(staff, callers);
    const id = await batchId();
    const [first, ...others] = callers;
    await call(contract.answerCertificateWish, { batchId: id, agrees: true }, first!);
    const answers = others.map((caller) =>
      outcomeOf(call(contract.answerCertificateWish, { batchId: id, agrees: true }, caller)),
    );
    const settle = outcomeOf(call(contract.settleCertificateBatch, { batchId: id, how: 'make' }, staff));
    const outcomes = await Promise.all([...answers, settle]);
    expect(outcomes.at(-1)).toBe('done');
    for (let step = 0; step < 8; step += 1)
      await sql()
        .transaction()
        .execute((trx) => makeBatches(testAct({ sql: trx, now }), { publicUrl }));
    const told = others.filter((_, nth) => outcomes[nth] === 'done').map(({ volunteerId }) => volunteerId);
    expect((await certificates()).map(({ volunteerId }) => volunteerId).toSorted()).toEqual(
      [first!.volunteerId, ...told].toSorted(),
    );
    const kept = await wishes();
    expect(kept.filter(({ state }) => state === 'made')).toHaveLength(told.length + 1);
    expect(kept.filter(({ state }) => state === 'lapsed')).toHaveLength(others.length - told.length);
    expect(outcomes.filter((outcome) => outcome !== 'done' && outcome !== 'ended')).toEqual([]);
  });
});
