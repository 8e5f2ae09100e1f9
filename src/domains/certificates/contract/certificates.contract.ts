import { z } from 'zod';
import { ownPasswordField } from '#domains/accounts/contract/account-fields.ts';
import { categoryField } from '#domains/site/contract/site.contract.ts';
import { daysInOrder } from '#platform/contract/day-span.rules.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { dayField, doneResult, idField, instantField, reasonField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import { shownToAll } from '#platform/contract/text/personal-numbers.ts';
import {
  certificatePurposes,
  certificateRefusals,
  certificateStates,
  gradeChoices,
  nameForms,
  paperRefusals,
  revokeRefusals,
  starCertificateRefusals,
  wholePaperRefusals,
} from './certificates.words.ts';

const choiceShape = {
  fromOn: dayField,
  toOn: dayField,
  /** All of them unless some are named. */
  categories: z.array(categoryField).max(20, '类别太多').default([]),
  grades: z.enum(gradeChoices, '请选择证据等级').default('proven'),
};

export const certificateFieldsSchema = z.strictObject({
  name: z.enum(nameForms, '请选择姓名怎么写').default('full'),
  volunteerNo: z.boolean().default(true),
  /** Beginning and end of each service; else the day and the minutes alone. */
  times: z.boolean().default(true),
  district: z.boolean().default(false),
  /** Kind of the verified document and its last four signs. */
  idTail: z.boolean().default(false),
  /** With `idTail`: the whole number on the paper, and nowhere else. */
  idWhole: z.boolean().default(false),
});
type AllFields = z.output<typeof certificateFieldsSchema>;
/** What a certificate shows; those of before know no whole number. */
export type CertificateFields = Omit<AllFields, 'idWhole'> & Partial<Pick<AllFields, 'idWhole'>>;

const gradeCountsSchema = z.strictObject({ A: z.int(), B: z.int(), C: z.int(), D: z.int() });

/** What a certificate would list; changes nothing. */
export const previewCertificate = operation({
  name: 'previewCertificate',
  method: 'POST',
  path: '/api/certificates/PreviewCertificate',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject(choiceShape).refine(...daysInOrder('fromOn', 'toOn')),
  result: z.strictObject({
    itemCount: z.int(),
    totalMinutes: z.int(),
    byGrade: gradeCountsSchema,
    /** How many records of the period each category has, whichever are chosen. */
    byCategory: z.array(z.strictObject({ category: categoryField, count: z.int() })),
    /** Of the period and the categories: left out for their grade, and not under a daily root yet. */
    leftOutByGrade: z.strictObject({ count: z.int(), minutes: z.int() }),
    waiting: z.strictObject({ count: z.int(), minutes: z.int() }),
  }),
  refusals: {},
  summary: '按选择预览证书会列哪些记录',
});

export const issueCertificate = operation({
  name: 'issueCertificate',
  act: '开具证书',
  method: 'POST',
  path: '/api/certificates/IssueCertificate',
  caller: 'volunteer',
  effect: 'write',
  worksWhileSuspended: true,
  request: z
    .strictObject({
      ...choiceShape,
      fields: certificateFieldsSchema,
      purpose: z.enum(certificatePurposes, '请选择做什么用'),
      recipient: shownToAll(z.string().trim().max(40, '交给谁至多 40 个字')).default(''),
      /** Spelling of the name in the English lines; without it there are none. */
      englishName: z
        .union([
          z.literal(''),
          z.string().regex(/^[A-Za-z][A-Za-z' -]{1,59}$/, '英文姓名用字母、空格和连字符'),
        ])
        .default(''),
      /** What its holder saw before pressing: hours that changed meanwhile are not printed unseen. */
      seenMinutes: z.int().min(0),
      /** A certificate of one's own that this one replaces. */
      replaces: idField.optional(),
      /** The login password, needed for the whole number of the document: an open session alone does not print it. */
      userPwd: ownPasswordField.optional(),
      requestKey: z.uuid('请求编号不正确'),
    })
    .refine(...daysInOrder('fromOn', 'toOn')),
  result: z.strictObject({ certificateId: idField, certNo: z.string() }),
  refusals: certificateRefusals,
  summary: '自助开具志愿服务记录证明',
  rateLimit: { max: 20, windowMs: 10 * minuteMs },
});

/** The certificate of a star that was awarded to the caller: the one that stands, or a new one where none does. */
export const issueStarCertificate = operation({
  name: 'issueStarCertificate',
  act: '开具星级证书',
  method: 'POST',
  path: '/api/certificates/IssueStarCertificate',
  caller: 'volunteer',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ level: z.int().min(1).max(5) }),
  result: z.strictObject({ certificateId: idField, certNo: z.string() }),
  refusals: starCertificateRefusals,
  summary: '自助开具星级证书',
  rateLimit: { max: 20, windowMs: 10 * minuteMs },
});

/** What a star certificate stands for. */
const certifiedStarSchema = z.strictObject({
  level: z.int(),
  awardedOn: dayField,
  /** Effective minutes when it was awarded, and those that the level asked for. */
  minutes: z.int(),
  askedMinutes: z.int(),
});

export const certificateRowSchema = z.strictObject({
  certificateId: idField,
  certNo: z.string(),
  state: z.enum(certificateStates),
  fromOn: dayField,
  toOn: dayField,
  purpose: z.enum(certificatePurposes),
  recipient: z.string(),
  itemCount: z.int(),
  totalMinutes: z.int(),
  /** Of a star certificate alone. */
  star: certifiedStarSchema.nullable(),
  /** Records in it that were adjusted or voided since. */
  changedCount: z.int(),
  issuedAt: instantField,
  endedAt: instantField.nullable(),
  revokeReason: z.string().nullable(),
  replacedByNo: z.string().nullable(),
  /** The whole number of the document stands on the paper: taken out by the password alone. */
  hasWholeId: z.boolean(),
  /** The address that its QR code opens. */
  verifyUrl: z.string(),
});
export type CertificateRow = z.output<typeof certificateRowSchema>;

export const listMyCertificates = operation({
  name: 'listMyCertificates',
  method: 'POST',
  path: '/api/certificates/ListMyCertificates',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject(pageRequestShape),
  result: z.strictObject(pageResultShape(certificateRowSchema)),
  refusals: {},
  summary: '我开过的证书',
});

const paperSchema = z.strictObject({ fileName: z.string(), pdf: z.string() });

/** The same bytes each time. */
export const downloadCertificate = operation({
  name: 'downloadCertificate',
  method: 'GET',
  path: '/api/certificates/DownloadCertificate/{id}',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: paperSchema,
  refusals: paperRefusals,
  summary: '证书 PDF（Base64）',
  rateLimit: { max: 30, windowMs: minuteMs },
});

/** A certificate with the whole number of its holder's document, by the login password; the same bytes each time. */
export const downloadWholeCertificate = operation({
  name: 'downloadWholeCertificate',
  act: '下载写有完整证件号的证书',
  method: 'POST',
  path: '/api/certificates/DownloadWholeCertificate',
  caller: 'volunteer',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ id: idField, userPwd: ownPasswordField }),
  result: paperSchema,
  refusals: wholePaperRefusals,
  summary: '写有完整证件号的证书 PDF（Base64），要登录密码',
  rateLimit: { max: 10, windowMs: minuteMs },
});

export const revokeCertificate = operation({
  name: 'revokeCertificate',
  act: '撤销证书',
  method: 'POST',
  path: '/api/certificates/RevokeCertificate',
  caller: 'volunteer',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ certificateId: idField, reason: reasonField }),
  result: doneResult,
  refusals: revokeRefusals,
  summary: '本人撤销自己的证书',
});

/** Number alone: state and sum. With the code: what the holder opened, to be recomputed by whoever asks. A wrong code and an unknown number answer alike. */
export const verifyCertificate = operation({
  name: 'verifyCertificate',
  method: 'POST',
  path: '/api/certificates/VerifyCertificate',
  caller: 'public',
  effect: 'read',
  request: z.strictObject({
    certNo: z
      .string()
      .trim()
      .toUpperCase()
      .transform((text) => text.replace(/\s+/g, ''))
      .pipe(z.string().regex(/^ZM\d{20}[A-Z]$/, '证书编号是 ZM 开头、20 位数字、末尾一个字母')),
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[2-9A-HJ-NP-Z]{6}$/, '校验码是 6 位数字或字母')
      .optional(),
    /** SHA-256 of a PDF that somebody was handed, in hexadecimal: the file itself is never sent. */
    fileHash: z
      .string()
      .regex(/^[0-9a-f]{64}$/, '文件指纹不对')
      .optional(),
  }),
  result: z.strictObject({
    found: z
      .strictObject({
        certNo: z.string(),
        state: z.enum(certificateStates),
        holder: z.string(),
        /** With the right code, where its holder chose so: kind of the document and its last four signs. */
        holderId: z.string().nullable(),
        fromOn: dayField,
        toOn: dayField,
        itemCount: z.int(),
        totalMinutes: z.int(),
        star: certifiedStarSchema.nullable(),
        issuer: z.string(),
        issuedAt: instantField,
        endedAt: instantField.nullable(),
        /** Whether that file is, byte by byte, the paper that the site gives out now; null where it was not asked or cannot be told. */
        isSamePaper: z.boolean().nullable(),
        /** With the right code only: the proof as the paper carries it. */
        proof: z.string().nullable(),
      })
      .nullable(),
  }),
  refusals: {},
  summary: '按编号（和校验码）核验证书',
  rateLimit: { max: 30, windowMs: 15 * minuteMs },
});
export type VerifiedCertificate = NonNullable<z.output<(typeof verifyCertificate)['result']>['found']>;
