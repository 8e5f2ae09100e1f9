import { bind, type Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../contract/certificates.contract.ts';
import * as seal from '../contract/issuer-seal.contract.ts';
import * as manage from '../contract/manage-certificates.contract.ts';
import { downloadCertificate, drawDownload } from './download-certificate.ts';
import { issueCertificate } from './issue-certificate.ts';
import { issueStarCertificate } from './issue-star-certificate.ts';
import { listMyCertificates } from './list-my-certificates.ts';
import { listCertificates } from './manage/list-certificates.ts';
import { withdrawCertificate } from './manage/withdraw-certificate.ts';
import { previewCertificate } from './preview-certificate.ts';
import { revokeCertificate } from './revoke-certificate.ts';
import { endIssuerSeal } from './seal/end-issuer-seal.ts';
import { getIssuerSeal } from './seal/get-issuer-seal.ts';
import { makeSeal } from './seal/make-seal.ts';
import { uploadIssuerSeal } from './seal/upload-issuer-seal.ts';
import { verifyCertificate } from './verify-certificate.ts';

/** Every call of the room, bound to its use case. */
export const certificatesBindings = (site: { publicUrl: string }): Binding[] => [
  bind(contract.previewCertificate, previewCertificate),
  bind(contract.issueCertificate, issueCertificate, { given: site }),
  bind(contract.issueStarCertificate, issueStarCertificate, { given: site }),
  bind(contract.listMyCertificates, listMyCertificates, { given: site }),
  bind(contract.downloadCertificate, downloadCertificate, {
    before: (act, request) => drawDownload(act, request, site.publicUrl),
  }),
  bind(contract.revokeCertificate, revokeCertificate),
  bind(contract.verifyCertificate, verifyCertificate),
  bind(manage.listCertificates, listCertificates),
  bind(manage.withdrawCertificate, withdrawCertificate),
  bind(seal.getIssuerSeal, getIssuerSeal),
  bind(seal.uploadIssuerSeal, uploadIssuerSeal, { before: (act, { file }) => makeSeal(act, file.bytes) }),
  bind(seal.endIssuerSeal, endIssuerSeal),
];
