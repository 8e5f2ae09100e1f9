import { describe, expect, it } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import type { VolunteerCaller } from '#platform/server/calls/act.ts';
import { outcomeOf } from '#testing/open-room.ts';
import * as contract from '../../contract/certificate-batches.contract.ts';
import { answerMs, peopleIn } from '../../contract/certificate-batches.words.ts';
import { revokeCertificate } from '../../contract/certificates.contract.ts';
import { now, openCertificatesRoom, proofOf, publicUrl } from '../../testing/open-certificates-room.ts';
import { gatherBatch, packBatch } from './batch-archive.ts';
import { unzipSync } from 'fflate';

const { sql, call, clock, audits, titlesOf, served, newest, run } = openCertificatesRoom();
const recipient = '江澜一中高二（3）班';
const reason = '综合素质评价归档';

const staffOf = async (scope?: string) => {
  const { caller } = await buildStaff(sql(), { permissions: ['hours.review'] });
  return { ...caller, scope };
};
type Staff = Awaited<ReturnType<typeof staffOf>>;
const numberOf = async ({ volunteerId }: VolunteerCaller): Promise<string> =>
  (
    await sql()
      .selectFrom('volunteers')
      .select('volunteerNo')
      .where('id', '=', volunteerId)
      .executeTakeFirstOrThrow()
  ).volunteerNo;

async function ask(as: Staff, callers: readonly VolunteerCaller[], more: object = {}) {
  const people = [];
  for (const caller of callers) people.push({ volunteerNo: await numberOf(caller), name: '' });
  return call(
    contract.askCertificateBatch,
    {
      fromOn: '2026-01-01',
      toOn: '2026-11-30',
      grades: 'proven',
      fields: {},
      purpose: 'study',
      recipient,
      reason,
      people,
      ...more,
    },
    as,
  );
}
const answer = (batchId: number, agrees: boolean, as: VolunteerCaller) =>
  call(contract.answerCertificateWish, { batchId, agrees }, as);
const settle = (batchId: number, how: 'make' | 'cancel', as: Staff) =>
  call(contract.settleCertificateBatch, { batchId, how }, as);
const statesOf = async (batchId: number, as: Staff) =>
  (await call(contract.listBatchPeople, { batchId }, as)).people.map(({ state }) => state);
const batchOf = async (as: Staff) => (await call(contract.listCertificateBatches, {}, as)).list[0];
const wishOf = async (as: VolunteerCaller) =>
  (await call(contract.listMyCertificateWishes, {}, as)).wishes[0];
/** Until nothing is left to do, as the background does. */
const make = () => run('certificates.makeBatches');

describe('certificates for a class', () => {
  it('are made for who agreed alone, and each holder reads who took theirs', async () => {
    const as = await staffOf();
    const [one, two] = [await served(2, '2026-11-14'), await served(1, '2026-11-15')];
    const [three, four] = [await served(1), await served(1)];
    const callers = [one.caller, two.caller, three.caller, four.caller];
    const { batchId } = await ask(as, callers);
    for (const caller of callers)
      expect(await titlesOf(caller.accountId)).toContain(`${recipient}想要你的志愿服务证明`);
    expect(await wishOf(one.caller)).toMatchObject({ recipient, reason, state: 'asked' });
    await answer(batchId, true, one.caller);
    await answer(batchId, false, two.caller);
    await answer(batchId, true, three.caller);
    await answer(batchId, false, three.caller);
    await settle(batchId, 'make', as);
    await make();
    expect(await statesOf(batchId, as)).toEqual(['made', 'declined', 'declined', 'lapsed']);
    expect(await newest(one.caller)).toMatchObject({ recipient, totalMinutes: 180, state: 'valid' });
    await expect(newest(two.caller)).rejects.toThrow('no certificate');
    expect(await batchOf(as)).toMatchObject({ state: 'made', counts: { made: 1, declined: 2, lapsed: 1 } });
    expect(await titlesOf(as.accountId)).toContain(`${recipient}的证书已生成`);

    await call(contract.orderCertificateBatch, { batchId }, as);
    expect(await audits('orderCertificateBatch')).toMatchObject([
      { targetType: 'volunteer', targetId: one.caller.volunteerId, detail: { seen: ['certificate'] } },
    ]);
    expect(await outcomeOf(call(contract.orderCertificateBatch, { batchId }, as))).toBe('underWay');
  });

  it('come as one ZIP with a list, each paper with its own proof, and without one that was taken back', async () => {
    const as = await staffOf();
    const [one, two] = [await served(1, '2026-11-15'), await served(1)];
    const { batchId } = await ask(as, [one.caller, two.caller]);
    for (const { caller } of [one, two]) await answer(batchId, true, caller);
    await settle(batchId, 'make', as);
    await make();
    const taken = await newest(two.caller);
    await call(revokeCertificate, { certificateId: taken.certificateId, reason: '不想交了' }, two.caller);
    const { bytes, recordCount } = await packBatch(
      await gatherBatch({ sql: sql(), now }, batchId, publicUrl),
    );
    expect(recordCount).toBe(1);
    const files = unzipSync(new Uint8Array(bytes));
    const { certNo } = await newest(one.caller);
    const paper = `证书/沈知夏-志愿服务记录证明-${certNo}.pdf`;
    expect(Object.keys(files).toSorted()).toEqual(['名单.xlsx', '说明.txt', paper].toSorted());
    expect(await proofOf(files[paper] ?? new Uint8Array())).toContain('"minutes",90');
  });

  it('are made when the time is over, without anybody pressing, and for nobody who did not answer', async () => {
    const as = await staffOf();
    const [one, two] = [await served(1, '2026-11-15'), await served(1)];
    const { batchId } = await ask(as, [one.caller, two.caller]);
    await answer(batchId, true, one.caller);
    await make();
    expect(await statesOf(batchId, as)).toEqual(['agreed', 'asked']);
    clock.now = new Date(now.getTime() + answerMs);
    expect(await outcomeOf(answer(batchId, true, two.caller))).toBe('ended');
    await make();
    expect(await statesOf(batchId, as)).toEqual(['made', 'lapsed']);
    expect(await outcomeOf(answer(batchId, false, one.caller))).toBe('made');
    expect(await outcomeOf(answer(batchId, true, two.caller))).toBe('ended');
  });

  it('say of whom nothing can be certified, and end when they are cancelled', async () => {
    const as = await staffOf();
    const nobody = (await buildVolunteer(sql())).caller;
    const { batchId } = await ask(as, [nobody]);
    expect(await outcomeOf(settle(batchId, 'make', as))).toBe('nobody');
    await answer(batchId, true, nobody);
    await settle(batchId, 'make', as);
    await make();
    expect(await statesOf(batchId, as)).toEqual(['empty']);
    expect(await outcomeOf(call(contract.orderCertificateBatch, { batchId }, as))).toBe('nothingMade');
    const { batchId: other } = await ask(as, [nobody]);
    await answer(other, true, nobody);
    await settle(other, 'cancel', as);
    await make();
    expect(await statesOf(other, as)).toEqual(['cancelled']);
    expect(await outcomeOf(answer(other, true, nobody))).toBe('ended');
    expect(await outcomeOf(settle(other, 'make', as))).toBe('ended');
    expect(await outcomeOf(call(contract.orderCertificateBatch, { batchId: other }, as))).toBe('notMade');
  });
});

describe('who may ask whom', () => {
  it('staff of a 所 ask its own people and see its own lists', async () => {
    const [centre, office] = [await staffOf(), await staffOf('9/9/')];
    const { caller } = await served(1);
    expect(await outcomeOf(ask(office, [caller]))).toBe('peopleUnknown');
    const { batchId } = await ask(centre, [caller]);
    expect((await call(contract.listCertificateBatches, {}, office)).list).toEqual([]);
    for (const act of [
      () => call(contract.listBatchPeople, { batchId }, office),
      () => settle(batchId, 'cancel', office),
      () => call(contract.orderCertificateBatch, { batchId }, office),
    ])
      expect(await outcomeOf(act())).toBe('404');
    const stranger = (await buildVolunteer(sql())).caller;
    expect(await outcomeOf(answer(batchId, true, stranger))).toBe('404');
    expect(await wishOf(stranger)).toBeUndefined();
  });

  it('a list with a stranger or a wrong name asks nobody', async () => {
    const as = await staffOf();
    const { caller } = await served(1);
    const volunteerNo = await numberOf(caller);
    const wrong = [{ volunteerNo, name: '沈知秋' }];
    expect(await outcomeOf(ask(as, [], { people: wrong }))).toBe('peopleUnknown');
    const unknown = [
      { volunteerNo, name: '沈知夏' },
      { volunteerNo: 'V990101000000000', name: '' },
    ];
    expect(await outcomeOf(ask(as, [], { people: unknown }))).toBe('peopleUnknown');
    expect(await batchOf(as)).toBeUndefined();
    // The same person twice is asked once.
    const twice = [unknown[0], { volunteerNo: volunteerNo.toLowerCase(), name: '' }];
    const { batchId } = await ask(as, [], { people: twice });
    expect(await statesOf(batchId, as)).toEqual(['asked']);
  });
});

it('reads a list as it is pasted out of a spreadsheet', () => {
  const text =
    '编号\t姓名\r\nV9901012103004862\t沈知夏\r\n陈一，v9901012103004870\n\nV9901012103004862\t沈知夏\n没有编号';
  expect(peopleIn(text)).toEqual([
    { volunteerNo: 'V9901012103004862', name: '沈知夏' },
    { volunteerNo: 'V9901012103004870', name: '陈一' },
  ]);
});
