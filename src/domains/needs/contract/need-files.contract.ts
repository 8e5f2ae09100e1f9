import { z } from 'zod';
import { mobileField, smsCodeField } from '#domains/accounts/contract/account-fields.ts';
import { smsCodeRefusals } from '#domains/accounts/contract/sms.words.ts';
import { purposeRules, uploadRefusals } from '#domains/files/contract/files.words.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { doneResult, idField, instantField, textField, versionField } from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { uploadedFileField } from '#platform/contract/uploaded-file.ts';
import { followKeyField } from './needs.contract.ts';
import { needFilePurposes, typeNeedTextRefusals } from './need-files.words.ts';

/** A recording or a picture of a need by a link of five minutes; the time stands beside it, so that a page asks anew. */
export const needFileSchema = z.strictObject({
  fileId: z.int(),
  purpose: z.enum(needFilePurposes),
  mime: z.string(),
  url: z.string(),
  expiresAt: instantField,
});
export type NeedFileView = z.output<typeof needFileSchema>;

export const sendNeedFile = operation({
  name: 'sendNeedFile',
  act: '点单时上传录音或照片',
  method: 'POST',
  path: '/api/needs/SendNeedFile',
  caller: 'public',
  effect: 'write',
  request: z.strictObject({
    purpose: z.enum(needFilePurposes, '没有这种用途'),
    file: uploadedFileField,
    /** The number and code with which the need is raised, or the need that was raised and who may act on it. */
    mobile: mobileField.optional(),
    smsCode: smsCodeField.optional(),
    needId: z.coerce.number().int().positive('没有找到这张单子').optional(),
    followKey: followKeyField,
  }),
  result: z.strictObject({ fileId: z.int() }),
  refusals: { ...smsCodeRefusals, ...uploadRefusals },
  summary:
    'Takes a recording or a picture of somebody without an account, for a need that they raise with the same number and code, or for one that they hand in again; volunteers send theirs with UploadFile. What no need holds is removed after 24 hours.',
  rateLimit: { max: 20, windowMs: minuteMs },
  upload: { maxBytes: Math.max(...needFilePurposes.map((purpose) => purposeRules[purpose].maxBytes)) },
});

const reviewer = permission('needs.review', { scope: 'rows' });

export const openNeedFiles = operation({
  name: 'openNeedFiles',
  act: '听录音、看照片',
  method: 'POST',
  path: '/api/needs/OpenNeedFiles',
  caller: reviewer,
  effect: 'write',
  request: z.strictObject({ needId: idField }),
  result: z.strictObject({ files: z.array(needFileSchema) }),
  refusals: {},
  summary: 'Recording and pictures of one need for who verifies; each look is in the log.',
  rateLimit: { max: 60, windowMs: minuteMs },
});

export const typeNeedText = operation({
  name: 'typeNeedText',
  act: '整理录音',
  method: 'POST',
  path: '/api/needs/TypeNeedText',
  caller: reviewer,
  effect: 'write',
  request: z.strictObject({
    needId: idField,
    version: versionField,
    title: textField('标题', 4, 40),
    description: textField('录音的文字', 10, 1000),
  }),
  result: doneResult,
  refusals: typeNeedTextRefusals,
  summary: 'Writes down what a recording says; without it the need cannot be verified.',
});
