import { z } from 'zod';
import { exportResult } from '#platform/contract/exports/export-result.ts';
import { exportRefusals } from '#platform/contract/exports/exports.words.ts';
import { approvalIdField } from '#platform/contract/approvals.ts';
import { askApprovalRefusals } from '#platform/contract/approvals.words.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { doneResult, idField, instantField, reasonField, versionField } from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageResultShape, staffPageShape } from '#platform/contract/paging.ts';
import {
  complaintCardSchema,
  complaintFileSchema,
  complaintStepSchema,
  kindField,
} from './complaints.contract.ts';
import {
  complaintKinds,
  complaintTabKeys,
  complaintTargets,
  complaintVerdicts,
  decideComplaintRefusals,
  extendComplaintRefusals,
  relatedRefusal,
  revealComplainantRefusals,
  saveDraftRefusals,
  unsealRefusals,
} from './complaints.words.ts';

/** Staff who handle complaints, of the 所 or 站 that the target belongs to. */
const handler = permission('complaints.handle', { scope: 'rows' });

const deskRowSchema = z.strictObject({
  ...complaintCardSchema.shape,
  /** The first words of it. */
  subject: z.string(),
  isAnonymous: z.boolean(),
  handlerName: z.string().nullable(),
  updatedAt: instantField,
});
export type ComplaintDeskRow = z.output<typeof deskRowSchema>;

const filterShape = {
  tab: z.enum(complaintTabKeys).default('open'),
  keyword: z.string().trim().max(40, '关键词至多 40 个字').optional(),
  kind: z.enum(complaintKinds, '没有这个类型').optional(),
  isMine: z.boolean().optional(),
  isOverdue: z.boolean().optional(),
};
const answerField = z.string().trim().max(1000, '书面答复至多 1000 个字').default('');
const partyNoteField = z.string().trim().max(300, '给被投诉方的话至多 300 个字').default('');

export const listComplaints = operation({
  name: 'listComplaints',
  method: 'POST',
  path: '/api/complaints/ListComplaints',
  caller: handler,
  effect: 'read',
  request: z.strictObject({
    ...staffPageShape,
    ...filterShape,
  }),
  result: z.strictObject({
    ...pageResultShape(deskRowSchema),
    tabs: z.array(z.strictObject({ tab: z.enum(complaintTabKeys), count: z.int(), overdueCount: z.int() })),
  }),
  refusals: {},
  summary: 'Complaints of one tab inside the data scope: privacy first, then what is due first.',
});

export const exportComplaints = operation({
  name: 'exportComplaints',
  isReport: true,
  act: '导出投诉台账',
  method: 'POST',
  path: '/api/complaints/ExportComplaints',
  caller: handler,
  effect: 'write',
  asksFreshProof: true,
  request: z.strictObject({ ...filterShape, reason: reasonField }),
  result: exportResult,
  refusals: exportRefusals,
  summary: '投诉台账导出为表格（Base64），不含投诉人和投诉内容，超过 5000 条在后台生成，记入审计日志',
});

export const getComplaintFigures = operation({
  name: 'getComplaintFigures',
  method: 'GET',
  path: '/api/complaints/GetComplaintFigures',
  caller: handler,
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({
    upheld: z.int(),
    unfounded: z.int(),
    refused: z.int(),
    /** Days with one decimal, at the median: until it was taken or refused, and from then until the first answer; null while there is none. */
    acceptDays: z.number().nullable(),
    answerDays: z.number().nullable(),
  }),
  refusals: {},
  summary:
    'What was answered this year inside the data scope, by verdict, and the medians of the two clocks.',
});

/** What the product itself knows about a target. */
const factSchema = z.strictObject({
  tone: z.enum(['plain', 'warning', 'good']),
  text: z.string(),
  note: z.string(),
});
export type ComplaintFact = z.output<typeof factSchema>;

export const getComplaint = operation({
  name: 'getComplaint',
  method: 'GET',
  path: '/api/complaints/GetComplaint/{id}',
  caller: handler,
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    ...deskRowSchema.shape,
    content: z.string(),
    targetType: z.enum(complaintTargets).nullable(),
    targetId: z.int().nullable(),
    files: z.array(complaintFileSchema),
    facts: z.array(factSchema),
    steps: z.array(z.strictObject({ ...complaintStepSchema.shape, byName: z.string() })),
    /** Whether its clock may be set on now. */
    canExtend: z.boolean(),
    /** `sealed`, asked for and not yet agreed to, or open for the caller. */
    seal: z.enum(['anonymous', 'sealed', 'asked', 'open']),
    /** What the caller has written of the answer so far, on whichever device. */
    draft: z.strictObject({ answer: z.string(), partyNote: z.string(), savedAt: instantField }).nullable(),
    version: z.int(),
  }),
  refusals: relatedRefusal,
  summary:
    'One complaint with the facts that the product has; never who filed it. Refused to whoever has a part in it.',
});
export type ComplaintDeskView = z.output<(typeof getComplaint)['result']>;

export const decideComplaint = operation({
  name: 'decideComplaint',
  act: '办理投诉',
  method: 'POST',
  path: '/api/complaints/DecideComplaint',
  caller: handler,
  effect: 'write',
  request: z.strictObject({
    complaintId: idField,
    version: versionField,
    verdict: z.enum(complaintVerdicts, '请选择怎么办'),
    /** Of `accept`: one of the seven, where the complainant could not tell. */
    kind: kindField.optional(),
    /** Of all but `accept`: the written answer to the complainant. */
    answer: answerField,
    /** What the team or person complained of is told, without where it came from; nothing when empty. */
    partyNote: partyNoteField,
  }),
  result: doneResult,
  refusals: decideComplaintRefusals,
  summary:
    'Takes a complaint, or answers it in writing; a review is decided by somebody else than the first answer.',
});

export const saveComplaintDraft = operation({
  name: 'saveComplaintDraft',
  act: '存投诉答复草稿',
  method: 'POST',
  path: '/api/complaints/SaveComplaintDraft',
  caller: handler,
  effect: 'write',
  request: z.strictObject({ complaintId: idField, answer: answerField, partyNote: partyNoteField }),
  result: z.strictObject({ savedAt: instantField }),
  refusals: saveDraftRefusals,
  summary:
    'Keeps what the caller has written of an answer, in the place of an earlier draft; nobody else reads it.',
});

export const getComplaintFile = operation({
  name: 'getComplaintFile',
  method: 'GET',
  path: '/api/complaints/GetComplaintFile/{id}',
  caller: handler,
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({ url: z.string(), mime: z.string(), expiresAt: instantField }),
  refusals: relatedRefusal,
  summary: 'A link of five minutes to a piece of evidence, for whoever may read its complaint.',
});

export const extendComplaint = operation({
  name: 'extendComplaint',
  act: '延期答复投诉',
  method: 'POST',
  path: '/api/complaints/ExtendComplaint',
  caller: handler,
  effect: 'write',
  request: z.strictObject({ complaintId: idField, version: versionField, reason: reasonField }),
  result: z.strictObject({ dueAt: instantField }),
  refusals: extendComplaintRefusals,
  summary: 'Sets the clock of an answer on by ten workdays, once, with a reason that the complainant reads.',
});

export const unsealComplaint = operation({
  name: 'unsealComplaint',
  act: '拆封投诉人身份',
  method: 'POST',
  path: '/api/complaints/UnsealComplaint',
  caller: handler,
  effect: 'write',
  request: z.strictObject({ complaintId: idField, reason: reasonField }),
  result: z.strictObject({ approvalId: approvalIdField }),
  refusals: { ...unsealRefusals, ...askApprovalRefusals },
  summary:
    'Asks the security administrator to open the seal for the caller for seven days; the complainant is told.',
});

export const revealComplainant = operation({
  name: 'revealComplainant',
  act: '查看投诉人身份',
  method: 'POST',
  path: '/api/complaints/RevealComplainant',
  caller: handler,
  effect: 'write',
  asksFreshProof: true,
  request: z.strictObject({ complaintId: idField, reason: reasonField }),
  result: z.strictObject({ name: z.string(), mobile: z.string() }),
  refusals: revealComplainantRefusals,
  summary: 'Name and number of a complainant whose seal was opened for the caller, with a reason.',
  rateLimit: { max: 30, windowMs: minuteMs },
});
