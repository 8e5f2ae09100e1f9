import { remote } from '#platform/web/calls/remote.ts';
import type * as manage from '../contract/manage-certificates.contract.ts';
import type * as contract from '../contract/certificates.contract.ts';

export const previewCertificateCall = remote<typeof contract.previewCertificate>(
  'POST',
  '/api/certificates/PreviewCertificate',
);
export const issueCertificateCall = remote<typeof contract.issueCertificate>(
  'POST',
  '/api/certificates/IssueCertificate',
);
export const issueStarCertificateCall = remote<typeof contract.issueStarCertificate>(
  'POST',
  '/api/certificates/IssueStarCertificate',
);
export const listMyCertificatesCall = remote<typeof contract.listMyCertificates>(
  'POST',
  '/api/certificates/ListMyCertificates',
);
export const downloadCertificateCall = remote<typeof contract.downloadCertificate>(
  'GET',
  '/api/certificates/DownloadCertificate/{id}',
);
export const downloadWholeCertificateCall = remote<typeof contract.downloadWholeCertificate>(
  'POST',
  '/api/certificates/DownloadWholeCertificate',
);
export const revokeCertificateCall = remote<typeof contract.revokeCertificate>(
  'POST',
  '/api/certificates/RevokeCertificate',
);
export const verifyCertificateCall = remote<typeof contract.verifyCertificate>(
  'POST',
  '/api/certificates/VerifyCertificate',
);
export const listCertificatesCall = remote<typeof manage.listCertificates>(
  'POST',
  '/api/certificates/ListCertificates',
);
export const withdrawCertificateCall = remote<typeof manage.withdrawCertificate>(
  'POST',
  '/api/certificates/WithdrawCertificate',
);
