import { minuteMs } from '#platform/contract/durations.ts';
import type { Room } from '#platform/server/calls/binding.ts';
import { certificatesAuditWords } from './certificates.audit-words.ts';
import { makeBatches } from './batch/make-batches.ts';
import { certificatesBindings } from './certificates.routes.ts';
import { certificatesLeaving } from './leaving/certificates-leaving.ts';

export { effectiveHours } from './certificates.queries.ts';
export { insertBatch, setBatchState, setWish } from './batch/batches.store.ts';
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
  /** Opens the sealed number of a document, of which a certificate shows the last four signs. */
  openId: (cipher: string) => string;
};

/** The certificates room (志愿服务记录证明): volunteers issue what they chose of their hours, anybody verifies it. */
export const createCertificatesRoom = ({ publicUrl, openId }: CertificatesSetup): Room => ({
  name: 'certificates',
  leaving: certificatesLeaving,
  auditWords: certificatesAuditWords,
  bindings: certificatesBindings({ publicUrl, openId }),
  tasks: [
    {
      name: 'certificates.makeBatches',
      label: '集体开具证书',
      everyMs: minuteMs / 4,
      run: (act) => makeBatches(act, { publicUrl }),
    },
  ],
});
