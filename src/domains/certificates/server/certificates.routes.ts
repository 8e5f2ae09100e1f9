import { bind, type Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../contract/certificates.contract.ts';
import * as manage from '../contract/manage-certificates.contract.ts';
import { downloadCertificate } from './download-certificate.ts';
import { issueCertificate } from './issue-certificate.ts';
import { issueStarCertificate } from './issue-star-certificate.ts';
import { listMyCertificates } from './list-my-certificates.ts';
import { listCertificates } from './manage/list-certificates.ts';
import { withdrawCertificate } from './manage/withdraw-certificate.ts';
import { previewCertificate } from './preview-certificate.ts';
import { revokeCertificate } from './revoke-certificate.ts';
import { verifyCertificate } from './verify-certificate.ts';

/** Every call of the room, bound to its use case. */
export const certificatesBindings = (site: { publicUrl: string }): Binding[] => [
  bind(contract.previewCertificate, previewCertificate),
  bind(contract.issueCertificate, issueCertificate, { given: site }),
  bind(contract.issueStarCertificate, issueStarCertificate, { given: site }),
  bind(contract.listMyCertificates, listMyCertificates, { given: site }),
  bind(contract.downloadCertificate, downloadCertificate, { given: site }),
  bind(contract.revokeCertificate, revokeCertificate),
  bind(contract.verifyCertificate, verifyCertificate),
  bind(manage.listCertificates, listCertificates),
  bind(manage.withdrawCertificate, withdrawCertificate),
];
