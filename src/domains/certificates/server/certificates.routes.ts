import { bind, type Binding } from '#platform/server/calls/binding.ts';
import type { ArchiveSource } from '#platform/server/exports/export-source.ts';
import * as contract from '../contract/certificates.contract.ts';
import * as batches from '../contract/certificate-batches.contract.ts';
import * as seal from '../contract/issuer-seal.contract.ts';
import * as manage from '../contract/manage-certificates.contract.ts';
import { answerCertificateWish } from './batch/answer-certificate-wish.ts';
import { askCertificateBatch } from './batch/ask-certificate-batch.ts';
import { gatherBatch, type GatheredBatch, packBatch } from './batch/batch-archive.ts';
import { listBatchPeople } from './batch/list-batch-people.ts';
import { listCertificateBatches } from './batch/list-certificate-batches.ts';
import { listMyCertificateWishes } from './batch/list-my-certificate-wishes.ts';
import { batchArchiveTitle, orderCertificateBatch } from './batch/order-certificate-batch.ts';
import { settleCertificateBatch } from './batch/settle-certificate-batch.ts';
import { downloadCertificate, drawDownload } from './download/download-certificate.ts';
import { downloadWholeCertificate, drawWholeDownload } from './download/download-whole-certificate.ts';
import { issueCertificate, type IssueTools, proveForIssue } from './issue-certificate.ts';
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
import { comparePaper, verifyCertificate } from './verify-certificate.ts';

/** Every call of the room, bound to its use case. */
export const certificatesBindings = (site: IssueTools): Binding[] => [
  bind(contract.previewCertificate, previewCertificate),
  bind(contract.issueCertificate, issueCertificate, {
    before: (act, request) => proveForIssue(act, request, site),
  }),
  bind(contract.issueStarCertificate, issueStarCertificate, { given: site }),
  bind(contract.listMyCertificates, listMyCertificates, { given: site }),
  bind(contract.downloadCertificate, downloadCertificate, {
    before: (act, request) => drawDownload(act, request, site.publicUrl),
  }),
  bind(contract.downloadWholeCertificate, downloadWholeCertificate, {
    before: (act, request) => drawWholeDownload(act, request, site),
  }),
  bind(contract.revokeCertificate, revokeCertificate),
  bind(contract.verifyCertificate, verifyCertificate, {
    before: (act, request) => comparePaper(act, request, site),
  }),
  bind(manage.listCertificates, listCertificates),
  bind(manage.withdrawCertificate, withdrawCertificate),
  bind(seal.getIssuerSeal, getIssuerSeal),
  bind(seal.uploadIssuerSeal, uploadIssuerSeal, { before: (act, { file }) => makeSeal(act, file.bytes) }),
  bind(seal.endIssuerSeal, endIssuerSeal),
  ...batchBindings(site.publicUrl),
];

/** Certificates for a class: what staff ask for, what people answer, and the ZIP. */
const batchBindings = (publicUrl: string): Binding[] => {
  const archive: ArchiveSource<GatheredBatch> = {
    operation: batches.orderCertificateBatch,
    what: batchArchiveTitle,
    gather: (act, asked) =>
      gatherBatch(act, batches.orderCertificateBatch.request.parse(asked).batchId, publicUrl),
    pack: packBatch,
  };
  return [
    bind(batches.askCertificateBatch, askCertificateBatch),
    bind(batches.listCertificateBatches, listCertificateBatches),
    bind(batches.listBatchPeople, listBatchPeople),
    bind(batches.settleCertificateBatch, settleCertificateBatch),
    { ...bind(batches.orderCertificateBatch, orderCertificateBatch), exportSource: archive },
    bind(batches.listMyCertificateWishes, listMyCertificateWishes),
    bind(batches.answerCertificateWish, answerCertificateWish),
  ];
};
