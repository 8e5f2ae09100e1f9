import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/certificates.contract.ts';
import { endCertificate, lockOwnCertificate } from './certificates.store.ts';

/** Its holder takes a certificate back; whoever verifies it reads so. @throws NotFound; Refusal ended */
export const revokeCertificate: UseCase<typeof contract.revokeCertificate> = async (
  act,
  { certificateId, reason },
) => {
  const own = await lockOwnCertificate(act.sql, act.caller.volunteerId, certificateId);
  if (!own) throw new NotFound('没有这份证书');
  if (own.status !== 'issued') throw act.refuse('ended');
  await endCertificate(act.sql, own.id, { at: act.now, revokeReason: reason });
  await act.audit({ targetType: 'certificate', targetId: own.id, reason, detail: { certNo: own.certNo } });
  return {};
};
