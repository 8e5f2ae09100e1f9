import { remote } from '#platform/web/calls/remote.ts';
import type * as contract from '../../contract/issuer-seal.contract.ts';

export const getIssuerSealCall = remote<typeof contract.getIssuerSeal>(
  'GET',
  '/api/certificates/GetIssuerSeal',
);
export const endIssuerSealCall = remote<typeof contract.endIssuerSeal>(
  'POST',
  '/api/certificates/EndIssuerSeal',
);
