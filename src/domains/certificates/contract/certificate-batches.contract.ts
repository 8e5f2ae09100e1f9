import { z } from 'zod';
import { daysInOrder } from '#platform/contract/day-span.rules.ts';
import { hourMs, minuteMs } from '#platform/contract/durations.ts';
import {
  dayField,
  doneResult,
  idField,
  instantField,
  reasonField,
  textField,
} from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageResultShape, staffPageShape } from '#platform/contract/paging.ts';
import { shownToAll } from '#platform/contract/text/personal-numbers.ts';
import {
  answerWishRefusals,
  askBatchRefusals,
  batchStates,
  mostInBatch,
  orderBatchRefusals,
  settleBatchRefusals,
  wishStates,
} from './certificate-batches.words.ts';
import { certificateFieldsSchema } from './certificates.contract.ts';
import { certificatePurposes, gradeChoices } from './certificates.words.ts';

/** Staff who look after the certificates of the unit that the people belong to (decision 0050). */
const caller = permission('hours.review', { scope: 'rows' });

const askedShape = {
  fromOn: dayField,
  toOn: dayField,
  grades: z.enum(gradeChoices, '请选择证据等级'),
  /** The whole number of a document is for its holder alone to print. */
  fields: certificateFieldsSchema.omit({ idWhole: true }),
  purpose: z.enum(certificatePurposes, '请选择做什么用'),
  recipient: shownToAll(textField('学校或单位', 2, 40)),
  /** What the people who are asked read. */
  reason: shownToAll(reasonField),
};

export const askCertificateBatch = operation({
  name: 'askCertificateBatch',
  act: '发起集体开证',
  method: 'POST',
  path: '/api/certificates/AskCertificateBatch',
  caller,
  effect: 'write',
  request: z
    .strictObject({
      ...askedShape,
      people: z
        .array(
          z.strictObject({
            volunteerNo: z.string().trim().max(30, '志愿者编号不对'),
            /** Must fit the number where it is given. */
            name: z.string().trim().max(20, '姓名至多 20 个字'),
          }),
        )
        .min(1, '请粘贴名单，每行一位')
        .max(mostInBatch, `一批至多 ${mostInBatch} 人，人更多请分批`),
    })
    .refine(...daysInOrder('fromOn', 'toOn')),
  result: z.strictObject({ batchId: idField }),
  refusals: askBatchRefusals,
  summary:
    'Asks named volunteers of the data scope to let a certificate be made for a school or unit; each answers in the own pages.',
  rateLimit: { max: 20, windowMs: hourMs },
});

const batchSchema = z.strictObject({
  batchId: idField,
  ...askedShape,
  recipient: z.string(),
  reason: z.string(),
  state: z.enum(batchStates),
  askedBy: z.string(),
  askedAt: instantField,
  lapsesAt: instantField,
  /** How many people stand in each state. */
  counts: z.record(z.enum(wishStates), z.int()),
});
export type CertificateBatch = z.output<typeof batchSchema>;

export const listCertificateBatches = operation({
  name: 'listCertificateBatches',
  method: 'POST',
  path: '/api/certificates/ListCertificateBatches',
  caller,
  effect: 'read',
  request: z.strictObject(staffPageShape),
  result: z.strictObject(pageResultShape(batchSchema)),
  refusals: {},
  summary: 'What was asked for inside the data scope, the latest first, with how far each is.',
});

export const listBatchPeople = operation({
  name: 'listBatchPeople',
  method: 'POST',
  path: '/api/certificates/ListBatchPeople',
  caller,
  effect: 'read',
  request: z.strictObject({ batchId: idField }),
  result: z.strictObject({
    people: z.array(
      z.strictObject({
        volunteerNo: z.string(),
        name: z.string(),
        state: z.enum(wishStates),
        answeredAt: instantField.nullable(),
        certNo: z.string().nullable(),
      }),
    ),
  }),
  refusals: {},
  summary: `The people of one list in its order, at most ${mostInBatch}.`,
});
export type BatchPerson = z.output<(typeof listBatchPeople)['result']>['people'][number];

export const settleCertificateBatch = operation({
  name: 'settleCertificateBatch',
  act: '结束集体开证的征求',
  method: 'POST',
  path: '/api/certificates/SettleCertificateBatch',
  caller,
  effect: 'write',
  request: z.strictObject({ batchId: idField, how: z.enum(['make', 'cancel']) }),
  result: doneResult,
  refusals: settleBatchRefusals,
  summary:
    'Has the certificates made for who agreed, without waiting for the others; or asks nobody any more.',
});

export const orderCertificateBatch = operation({
  name: 'orderCertificateBatch',
  act: '取走集体证书',
  method: 'POST',
  path: '/api/certificates/OrderCertificateBatch',
  caller,
  effect: 'write',
  request: z.strictObject({ batchId: idField }),
  result: doneResult,
  refusals: orderBatchRefusals,
  summary:
    'Orders one ZIP with every certificate of the list that stands and a list of all: made in the background, fetched under 我的导出. Every holder reads who took it.',
  rateLimit: { max: 10, windowMs: 10 * minuteMs },
});

const wishSchema = z.strictObject({
  ...batchSchema.omit({ counts: true, state: true, askedBy: true }).shape,
  /** Role and unit of who asks, not a name. */
  askedBy: z.string(),
  state: z.enum(wishStates),
  certNo: z.string().nullable(),
});
export type CertificateWish = z.output<typeof wishSchema>;

export const listMyCertificateWishes = operation({
  name: 'listMyCertificateWishes',
  method: 'POST',
  path: '/api/certificates/ListMyCertificateWishes',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({ wishes: z.array(wishSchema) }),
  refusals: {},
  summary: 'Who would like a certificate of the caller, the latest ten of them.',
});

export const answerCertificateWish = operation({
  name: 'answerCertificateWish',
  act: '答复集体开证',
  method: 'POST',
  path: '/api/certificates/AnswerCertificateWish',
  caller: 'volunteer',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ batchId: idField, agrees: z.boolean('请选择同意还是不同意') }),
  result: doneResult,
  refusals: answerWishRefusals,
  summary: 'Agrees or not; may be changed until the certificate is made or the time is over.',
});
