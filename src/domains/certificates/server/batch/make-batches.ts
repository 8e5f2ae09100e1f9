import { randomUUID } from 'node:crypto';
import { notify } from '#domains/messages/server/index.ts';
import { proofLimit } from '#domains/ledger/contract/verify-proof.rules.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { CertificateFields } from '../../contract/certificates.contract.ts';
import type { CertificatePurpose } from '../../contract/certificates.words.ts';
import { effectiveHours } from '../certificates.queries.ts';
import { checkCode } from '../check-code.ts';
import { chooseHours, mostHours } from '../choose-hours.rules.ts';
import { keepCertificate } from '../keep-certificate.ts';
import { wishesPage } from './ask-certificate-batch.ts';
import { moveWishes, nextAgreed, nextBatch, setBatchState, setWish } from './batches.store.ts';

type Batch = NonNullable<Awaited<ReturnType<typeof nextBatch>>>;

/**
 * One step of the lists at work: a list whose time is over is closed, or one certificate is made for somebody who agreed. True when more
 * waits. A step is a transaction, so that whoever comes after a process that died goes on from the last certificate.
 */
export async function makeBatches(act: Act, { publicUrl }: { publicUrl: string }): Promise<boolean> {
  const batch = await nextBatch(act.sql, act.now);
  if (!batch) return false;
  if (batch.state === 'asking') {
    await moveWishes(act.sql, batch.id, { from: ['asked'], to: 'lapsed' });
    await setBatchState(act.sql, batch.id, { state: 'making', endedAt: null });
    return true;
  }
  const next = await nextAgreed(act.sql, batch.id);
  if (next) await makeFor(act, batch, { volunteerId: next.volunteerId, publicUrl });
  else await finish(act, batch);
  return true;
}

/** What schools ask for as it stands now: everything of the period that counts, is of the grades, and is under a root. */
async function makeFor(
  act: Act,
  batch: Batch,
  { volunteerId, publicUrl }: { volunteerId: number; publicUrl: string },
): Promise<void> {
  const { fromOn, toOn, grades, recipient } = batch;
  const at = { batchId: batch.id, volunteerId };
  const hours = await effectiveHours(act.sql, { volunteerId, fromOn, toOn, limit: mostHours });
  const { chosen, totalMinutes } = chooseHours(hours, { categories: [], grades });
  const fits =
    chosen.length > 0 && chosen.length <= proofLimit && totalMinutes > 0 && hours.length < mostHours;
  const kept = fits
    ? await keepCertificate(act, {
        fromOn,
        toOn,
        grades,
        recipient,
        categories: [],
        fields: batch.fields as CertificateFields,
        purpose: batch.purpose as CertificatePurpose,
        englishName: '',
        requestKey: randomUUID(),
        code: checkCode(),
        volunteerId,
        chosen,
        publicUrl,
      })
    : undefined;
  if (!kept) return void (await setWish(act.sql, at, { state: 'empty' }));
  await setWish(act.sql, at, { state: 'made', certificateId: kept.certificateId });
  await notify(act, {
    accountId: volunteerId,
    category: 'hours',
    title: `给${recipient}的证书已开具`,
    body: `你同意的志愿服务记录证明 ${kept.certNo} 已开具，由实践中心交给${recipient}。你随时可以下载，也可以撤销。`,
    link: wishesPage,
  });
  await act.audit({
    targetType: 'certificate',
    targetId: kept.certificateId,
    detail: { certNo: kept.certNo, itemCount: chosen.length, totalMinutes, recipient },
  });
}

/** Everybody is done: whoever asked may fetch them. */
async function finish(act: Act, batch: Batch): Promise<void> {
  await setBatchState(act.sql, batch.id, { state: 'made', endedAt: act.now });
  await notify(act, {
    accountId: batch.askedBy,
    category: 'system',
    title: `${batch.recipient}的证书已生成`,
    body: '同意的人都已开具，可以在“证书管理”的“集体开具”里取走。',
    link: '/manage/certificates?tab=batches',
    dedupeKey: `certificateBatchMade:${batch.id}`,
  });
}
