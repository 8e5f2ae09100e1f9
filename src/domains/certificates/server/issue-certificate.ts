import { type PasswordProof, requireOwnPassword, tryPassword } from '#domains/accounts/server/index.ts';
import { proofLimit } from '#domains/ledger/contract/verify-proof.rules.ts';
import { toDay } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { ActOf, RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/certificates.contract.ts';
import { certificateRefusals } from '../contract/certificates.words.ts';
import { documentOf, effectiveHours, findByRequestKey, holderOf } from './certificates.queries.ts';
import { endCertificate, lockOwnCertificate, lockVolunteer } from './certificates.store.ts';
import { checkCode } from './check-code.ts';
import { chooseHours, mostHours, statedFrom } from './choose-hours.rules.ts';
import { documentTail } from './draw-certificate.ts';
import { keepCertificate } from './keep-certificate.ts';

/** Where this installation is found, and what opens the number of a document. */
export type IssueTools = { publicUrl: string; openId: (cipher: string) => string };

type Proved = IssueTools & { proof: PasswordProof | undefined };

/** Tries the password before the transaction, where the whole number of the document is wanted. */
export async function proveForIssue(
  { sql, caller }: ActOf<typeof contract.issueCertificate>,
  { userPwd }: RequestIn<typeof contract.issueCertificate>,
  tools: IssueTools,
): Promise<Proved> {
  return {
    ...tools,
    proof: userPwd === undefined ? undefined : await tryPassword(sql, caller.accountId, userPwd),
  };
}

/** The whole number of a document is printed for whoever proves to be its holder. @throws Refusal passwordNeeded, wrongPassword, locked */
async function requireProof(
  act: ActOf<typeof contract.issueCertificate>,
  proof: PasswordProof | undefined,
): Promise<void> {
  if (!proof) throw act.refuse('passwordNeeded', { result: { field: 'userPwd' } });
  const { wrongPassword: sentence } = certificateRefusals;
  await requireOwnPassword(act, proof, { reason: 'wrongPassword', sentence });
}

/**
 * Freezes what its holder chose, with the proof that everybody can check. The same request twice is one certificate.
 * @throws Refusal by `certificateRefusals`; NotFound for a certificate to replace that is not the caller's
 */
export const issueCertificate: UseCase<typeof contract.issueCertificate, Proved> = async (
  act,
  request,
  { publicUrl, openId, proof },
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
  const { idTail, idWhole } = request.fields;
  if (idWhole) await requireProof(act, proof);
  const document = idTail || idWhole ? await documentOf(act.sql, volunteerId) : undefined;
  if ((idTail || idWhole) && !document) throw act.refuse('noDocument');
  const hours = await effectiveHours(act.sql, { volunteerId, fromOn, toOn, limit: mostHours });
  const { chosen, totalMinutes } = chooseHours(hours, request);
  if (chosen.length === 0 || totalMinutes <= 0) throw act.refuse('nothing');
  if (chosen.length > proofLimit || hours.length === mostHours) throw act.refuse('tooMany');
  if (totalMinutes !== request.seenMinutes) throw act.refuse('notLatest');
  const { registeredAt } = await holderOf(act.sql, volunteerId);
  const kept = await keepCertificate(act, {
    ...request,
    fromOn: statedFrom(fromOn, toDay(registeredAt), chosen[0]?.serviceOn ?? fromOn),
    volunteerId,
    chosen,
    publicUrl,
    code: checkCode(),
    ...(document && {
      holderId: documentTail(document, openId(document.idCipher)),
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
      ...(idWhole && { idWhole }),
      ...(replaced && { replaces: replaced.certNo }),
    },
  });
  return { certificateId, certNo };
};
