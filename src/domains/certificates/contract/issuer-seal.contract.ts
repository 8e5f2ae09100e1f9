import { z } from 'zod';
import { minuteMs } from '#platform/contract/durations.ts';
import { doneResult, instantField, reasonField } from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { uploadedFileField } from '#platform/contract/uploaded-file.ts';
import { endSealRefusals, issuerFacts, mostSealBytes, uploadSealRefusals } from './certificates.words.ts';

export const getIssuerSeal = operation({
  name: 'getIssuerSeal',
  method: 'GET',
  path: '/api/certificates/GetIssuerSeal',
  caller: permission('site.edit', { scope: 'unit' }),
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({
    seal: z
      .strictObject({
        /** As it stands on paper: a PNG in Base64. Null for staff of a 所 or 站. */
        picture: z.string().nullable(),
        uploadedBy: z.string(),
        uploadedAt: instantField,
      })
      .nullable(),
    /** What a certificate must say of its issuer and the site settings do not (民发〔2015〕149号). */
    missing: z.array(z.enum(issuerFacts)),
    mayEdit: z.boolean(),
  }),
  refusals: {},
  summary: 'The seal that certificates are made with, and what they lack of their issuer.',
});
export type IssuerSealView = z.output<(typeof getIssuerSeal)['result']>;

export const uploadIssuerSeal = operation({
  name: 'uploadIssuerSeal',
  act: '上传印章',
  method: 'POST',
  path: '/api/certificates/UploadIssuerSeal',
  caller: permission('site.edit', { scope: 'city' }),
  effect: 'write',
  request: z.strictObject({ purpose: z.literal('issuerSeal', '没有这种用途'), file: uploadedFileField }),
  result: doneResult,
  refusals: uploadSealRefusals,
  summary:
    'Takes the registered seal of the centre, a PNG with a transparent ground; certificates from then on are made with it, those made before keep what they had.',
  rateLimit: { max: 10, windowMs: 10 * minuteMs },
  upload: { maxBytes: mostSealBytes },
});

export const endIssuerSeal = operation({
  name: 'endIssuerSeal',
  act: '停用印章',
  method: 'POST',
  path: '/api/certificates/EndIssuerSeal',
  caller: permission('site.edit', { scope: 'city' }),
  effect: 'write',
  request: z.strictObject({ reason: reasonField }),
  result: doneResult,
  refusals: endSealRefusals,
  summary: 'Certificates from then on say that they bear no seal.',
});
