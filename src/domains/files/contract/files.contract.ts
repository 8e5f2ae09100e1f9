import { z } from 'zod';
import { minuteMs } from '#platform/contract/durations.ts';
import { idField, instantField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { uploadedFileField } from '#platform/contract/uploaded-file.ts';
import { filePurposes, purposeRules, uploadRefusals } from './files.words.ts';

export const fileSchema = z.strictObject({
  fileId: z.int(),
  /** Address of a public file: the largest picture, or the document. Null for a private one: ask `getFileLink`. */
  url: z.string().nullable(),
  name: z.string(),
  bytes: z.int(),
  mime: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
});
export type FileView = z.output<typeof fileSchema>;

export const uploadFile = operation({
  name: 'uploadFile',
  act: '上传文件',
  method: 'POST',
  path: '/api/files/UploadFile',
  caller: 'signedIn',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ purpose: z.enum(filePurposes, '没有这种用途'), file: uploadedFileField }),
  result: fileSchema,
  refusals: uploadRefusals,
  summary:
    'Stores one picture or document. Pictures are checked, cleaned of EXIF and location, turned upright and made anew in several sizes; what nothing uses within 24 hours is removed.',
  rateLimit: { max: 30, windowMs: minuteMs },
  upload: { maxBytes: Math.max(...Object.values(purposeRules).map((rule) => rule.maxBytes)) },
});

const fileLinkSchema = z.strictObject({
  url: z.string(),
  name: z.string(),
  mime: z.string(),
  expiresAt: instantField,
});

export const getFileLink = operation({
  name: 'getFileLink',
  method: 'GET',
  path: '/api/files/GetFileLink/{id}',
  caller: 'signedIn',
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: fileLinkSchema,
  refusals: {},
  summary:
    'A link of five minutes to a private file: for who uploaded it, and for staff whose permission covers its purpose.',
});

/** The same as `getFileLink`, and the only way to the papers of somebody's correction or claim: that they were looked at is kept, and the person reads it. */
export const openPaper = operation({
  name: 'openPaper',
  act: '查看证明材料',
  method: 'POST',
  path: '/api/files/OpenPaper',
  caller: 'signedIn',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ fileId: idField }),
  result: fileLinkSchema,
  refusals: {},
  summary: '打开一份证明材料，五分钟有效；看过别人的材料会记下来',
});
