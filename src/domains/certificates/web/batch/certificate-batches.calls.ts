import { remote } from '#platform/web/calls/remote.ts';
import type * as contract from '../../contract/certificate-batches.contract.ts';

export const askCertificateBatchCall = remote<typeof contract.askCertificateBatch>(
  'POST',
  '/api/certificates/AskCertificateBatch',
);
export const listCertificateBatchesCall = remote<typeof contract.listCertificateBatches>(
  'POST',
  '/api/certificates/ListCertificateBatches',
);
export const listBatchPeopleCall = remote<typeof contract.listBatchPeople>(
  'POST',
  '/api/certificates/ListBatchPeople',
);
export const settleCertificateBatchCall = remote<typeof contract.settleCertificateBatch>(
  'POST',
  '/api/certificates/SettleCertificateBatch',
);
export const orderCertificateBatchCall = remote<typeof contract.orderCertificateBatch>(
  'POST',
  '/api/certificates/OrderCertificateBatch',
);
export const listMyCertificateWishesCall = remote<typeof contract.listMyCertificateWishes>(
  'POST',
  '/api/certificates/ListMyCertificateWishes',
);
export const answerCertificateWishCall = remote<typeof contract.answerCertificateWish>(
  'POST',
  '/api/certificates/AnswerCertificateWish',
);
