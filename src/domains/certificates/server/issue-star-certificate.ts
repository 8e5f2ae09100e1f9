import { randomUUID } from 'node:crypto';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/certificates.contract.ts';
import { certifyStar } from './certify-star.ts';
import { checkCode } from './check-code.ts';

/** The star certificate of one's own awarded star; the same again while it stands. @throws Refusal notAwarded, unproven */
export const issueStarCertificate: UseCase<
  typeof contract.issueStarCertificate,
  { publicUrl: string }
> = async (act, { level }, { publicUrl }) => {
  const { volunteerId } = act.caller;
  const asked = { volunteerId, level, publicUrl, requestKey: randomUUID(), code: checkCode() };
  const certified = await certifyStar(act, asked);
  if (typeof certified === 'string') throw act.refuse(certified);
  const { certificateId, ...detail } = certified;
  await act.audit({ targetType: 'certificate', targetId: certificateId, detail: { level, ...detail } });
  return { certificateId, certNo: detail.certNo };
};
