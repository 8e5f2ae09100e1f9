import { z } from 'zod';
import { consentsField, personNameField } from '#domains/accounts/contract/account-fields.ts';
import { exportResult } from '#platform/contract/exports/export-result.ts';
import { exportRefusals } from '#platform/contract/exports/exports.words.ts';
import { minuteMs, hourMs } from '#platform/contract/durations.ts';
import {
  dayField,
  doneResult,
  idField,
  instantField,
  reasonField,
  versionField,
} from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageResultShape, sortField, staffPageShape } from '#platform/contract/paging.ts';
import {
  checkSorts,
  checkStatusLabels,
  decideCheckRefusals,
  findingLabels,
  idKinds,
  realNameRefusals,
  withdrawRefusals,
} from './real-name.words.ts';

const findingField = z.enum(keysOf(findingLabels));
const checkStatusField = z.enum(keysOf(checkStatusLabels));
const genderField = z.enum(['male', 'female'], '请选择性别');

export const submitRealName = operation({
  name: 'submitRealName',
  act: '提交实名',
  method: 'POST',
  path: '/api/volunteers/SubmitRealName',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({
    name: personNameField,
    idKind: z.enum(idKinds, '请选择证件类型'),
    idNo: z.string('请填写证件号码').trim().min(5, '请填写证件号码').max(30, '证件号码太长'),
    /** Read from the number where it tells them; asked for the other documents. */
    gender: genderField.optional(),
    birthOn: dayField.optional(),
    /** Pictures of the document: for every document but the resident ID card, and where something differs. */
    proofFileIds: z.array(idField).max(2, '至多两张证件照片').default([]),
    /** An ID number is sensitive: agreed to apart, by the text in force (PIPL 29). */
    consents: consentsField,
  }),
  result: z.strictObject({ status: z.enum(['verified', 'formatChecked', 'pending', 'recheck']) }),
  refusals: realNameRefusals,
  summary:
    'Submits a real name. Only a resident ID card that fits what is registered and that an authority confirms is verified at once; everything else goes to staff with pictures while old data stay. A number of somebody else opens a claim.',
  rateLimit: { max: 10, windowMs: hourMs },
});

export const withdrawRealName = operation({
  name: 'withdrawRealName',
  act: '撤回实名申请',
  method: 'POST',
  path: '/api/volunteers/WithdrawRealName',
  caller: 'volunteer',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({}),
  result: doneResult,
  refusals: withdrawRefusals,
  summary: 'Takes back a submission that waits for staff.',
});

const checkRowShape = {
  checkId: z.int(),
  volunteerId: z.int(),
  volunteerNo: z.string(),
  name: z.string(),
  idKind: z.enum(idKinds),
  idMasked: z.string(),
  isChange: z.boolean(),
  findings: z.array(findingField),
  status: checkStatusField,
  submittedAt: instantField,
  decidedAt: instantField.nullable(),
  /** Null while undecided and for what the system verified. */
  deciderName: z.string().nullable(),
  reason: z.string().nullable(),
};
const checkRowSchema = z.strictObject(checkRowShape);
export type RealNameCheckRow = z.output<typeof checkRowSchema>;

const checkFilterShape = {
  sort: sortField(checkSorts),
  tab: z.enum(['pending', 'decided']).default('pending'),
  idKind: z.enum(idKinds).optional(),
  keyword: z.string().trim().max(40, '关键词至多 40 个字').optional(),
};

export const listRealNameChecks = operation({
  name: 'listRealNameChecks',
  method: 'POST',
  path: '/api/volunteers/ListRealNameChecks',
  caller: permission('volunteers.verify', { scope: 'rows' }),
  effect: 'read',
  request: z.strictObject({
    ...staffPageShape,
    ...checkFilterShape,
  }),
  result: z.strictObject({ ...pageResultShape(checkRowSchema), pendingCount: z.int() }),
  refusals: {},
  summary: 'Real-name checks, waiting ones oldest first, decided ones newest first; ID numbers masked.',
});

export const exportRealNameChecks = operation({
  name: 'exportRealNameChecks',
  isReport: true,
  act: '导出实名认证记录',
  method: 'POST',
  path: '/api/volunteers/ExportRealNameChecks',
  caller: permission('volunteers.verify', { scope: 'rows' }),
  effect: 'write',
  asksFreshProof: true,
  request: z.strictObject({ ...checkFilterShape, reason: reasonField }),
  result: exportResult,
  refusals: exportRefusals,
  summary:
    'The same checks as a base64 spreadsheet, ID numbers masked, above 5,000 as an order in the background; noted in the audit log.',
});

export const getRealNameCheck = operation({
  name: 'getRealNameCheck',
  method: 'GET',
  path: '/api/volunteers/GetRealNameCheck/{id}',
  caller: permission('volunteers.verify', { scope: 'rows' }),
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    ...checkRowShape,
    gender: genderField,
    birthOn: dayField,
    age: z.int(),
    version: z.int(),
    proofCount: z.int(),
    /** The caller opened number and pictures of this version: only then it can be passed. */
    isOpened: z.boolean(),
    /** Others with the same number: one who is verified with it, or who waits as well. */
    holders: z.array(
      z.strictObject({
        volunteerId: z.int(),
        volunteerNo: z.string(),
        name: z.string(),
        mobileMasked: z.string().nullable(),
        isVerified: z.boolean(),
        since: instantField,
      }),
    ),
    /** What the account is registered with now. */
    registered: z.strictObject({
      name: z.string(),
      gender: genderField,
      birthOn: dayField,
      mobileMasked: z.string().nullable(),
      areaName: z.string(),
      idMasked: z.string().nullable(),
    }),
    earlier: z.array(
      z.strictObject({
        checkId: z.int(),
        status: checkStatusField,
        submittedAt: instantField,
        reason: z.string().nullable(),
      }),
    ),
  }),
  refusals: {},
  summary: 'One check beside what is registered; number and pictures stay hidden.',
});
export type RealNameCheckView = z.output<(typeof getRealNameCheck)['result']>;

export const revealRealNameCheck = operation({
  name: 'revealRealNameCheck',
  act: '查看证件信息',
  method: 'POST',
  path: '/api/volunteers/RevealRealNameCheck',
  caller: permission('volunteers.verify', { scope: 'rows' }),
  effect: 'write',
  asksFreshProof: true,
  request: z.strictObject({ checkId: idField, reason: reasonField }),
  result: z.strictObject({
    idNo: z.string().nullable(),
    proofs: z.array(z.strictObject({ fileId: z.int(), url: z.string(), name: z.string() })),
    expiresAt: instantField,
  }),
  refusals: {},
  summary: 'Shows ID number and pictures for five minutes; the person sees who looked, when and why.',
  rateLimit: { max: 60, windowMs: minuteMs },
});

export const decideRealNameCheck = operation({
  name: 'decideRealNameCheck',
  act: '审核实名',
  method: 'POST',
  path: '/api/volunteers/DecideRealNameCheck',
  caller: permission('volunteers.verify', { scope: 'rows' }),
  effect: 'write',
  request: z.strictObject({
    checkId: idField,
    version: versionField,
    verdict: z.enum(['pass', 'reject'], '请选择通过或不通过'),
    reason: reasonField.optional(),
  }),
  result: doneResult,
  refusals: decideCheckRefusals,
  summary:
    'Passes or rejects a check whose number and pictures the caller opened; pictures are removed 30 days later. Passing the number of somebody verified takes that verification away and needs a reason.',
});
