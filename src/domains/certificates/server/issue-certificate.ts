import { proofLimit } from '#domains/ledger/contract/verify-proof.rules.ts';
import { idKindLabels } from '#domains/volunteers/contract/real-name.words.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/certificates.contract.ts';
import { documentOf, effectiveHours, findByRequestKey } from './certificates.queries.ts';
import { endCertificate, lockOwnCertificate, lockVolunteer } from './certificates.store.ts';
import { checkCode } from './check-code.ts';
import { chooseHours, mostHours } from './choose-hours.rules.ts';
import { keepCertificate } from './keep-certificate.ts';

/** Where this installation is found, and what opens the number of a document. */
export type IssueTools = { publicUrl: string; openId: (cipher: string) => string };

/**
 * Freezes what its holder chose, with the proof that everybody can check. The same request twice is one certificate.
 * @throws Refusal nothing, tooMany, notLatest, noDocument; NotFound for a certificate to replace that is not the caller's
 */
export const issueCertificate: UseCase<typeof contract.issueCertificate, IssueTools> = async (
  act,
  request,
  { publicUrl, openId },
) => {
  const { volunteerId } = act.caller;
  const { requestKey, fromOn, toOn, replaces } = request;
  await lockVolunteer(act.sql, volunteerId);
  const before = await findByRequestKey(act.sql, volunteerId, requestKey);
  if (before) {
    await act.audit({
      targetType: 'certificate',
      targetId: before.id,
      detail: { certNo: before.certNo, isRepeated: true },
    });
    return { certificateId: before.id, certNo: before.certNo };
  }
  const replaced =
    replaces === undefined ? undefined : await lockOwnCertificate(act.sql, volunteerId, replaces);
  if (replaces !== undefined && !replaced) throw new NotFound('没有这份证书');
  const document = request.fields.idTail ? await documentOf(act.sql, volunteerId) : undefined;
  if (request.fields.idTail && !document) throw act.refuse('noDocument');
  const hours = await effectiveHours(act.sql, { volunteerId, fromOn, toOn, limit: mostHours });
  const { chosen, totalMinutes } = chooseHours(hours, request);
  if (chosen.length === 0 || totalMinutes <= 0) throw act.refuse('nothing');
  if (chosen.length > proofLimit || hours.length === mostHours) throw act.refuse('tooMany');
  if (totalMinutes !== request.seenMinutes) throw act.refuse('notLatest');
  const kept = await keepCertificate(act, {
    ...request,
    volunteerId,
    chosen,
    publicUrl,
    code: checkCode(),
    ...(document && {
      holderId: `${idKindLabels[document.idKind]}末四位 ${openId(document.idCipher).slice(-4)}`,
    }),
  });
  if (!kept) throw act.refuse('notLatest');
  const { certificateId, certNo } = kept;
  if (replaced?.status === 'issued')
    await endCertificate(act.sql, replaced.id, { at: act.now, replacedBy: certificateId });
  await act.audit({
    targetType: 'certificate',
    targetId: certificateId,
    detail: {
      certNo,
      itemCount: chosen.length,
      totalMinutes,
      ...(replaced && { replaces: replaced.certNo }),
    },
  });
  return { certificateId, certNo };
};
