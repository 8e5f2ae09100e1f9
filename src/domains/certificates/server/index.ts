import type { Room } from '#platform/server/calls/binding.ts';
import { certificatesAuditWords } from './certificates.audit-words.ts';
import { certificatesBindings } from './certificates.routes.ts';
import { certificatesLeaving } from './leaving/certificates-leaving.ts';

export { effectiveHours } from './certificates.queries.ts';
export { certifyStar } from './certify-star.ts';
export { standingPapers } from './draw-certificate.ts';
export { endCertificate } from './certificates.store.ts';
export { chooseHours, mostHours } from './choose-hours.rules.ts';
export { keepCertificate } from './keep-certificate.ts';
export { revokeStarCertificate } from './revoke-star-certificate.ts';
export { tellOfChangedRecords } from './tell-holder.ts';

export type CertificatesSetup = {
  /** Where this installation is found: it stands in every QR code and proof. */
  publicUrl: string;
};

/** The certificates room (志愿服务记录证明): volunteers issue what they chose of their hours, anybody verifies it. */
export const createCertificatesRoom = ({ publicUrl }: CertificatesSetup): Room => ({
  name: 'certificates',
  leaving: certificatesLeaving,
  auditWords: certificatesAuditWords,
  bindings: certificatesBindings({ publicUrl }),
});
