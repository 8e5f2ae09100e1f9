import { z } from 'zod';
import { qualificationKeys } from '#domains/site/contract/qualifications.words.ts';
import { hourMs } from '#platform/contract/durations.ts';
import {
  dayField,
  doneResult,
  idField,
  instantField,
  reasonField,
  textField,
  versionField,
} from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape, staffPageShape } from '#platform/contract/paging.ts';
import { shownToAll } from '#platform/contract/text/personal-numbers.ts';
import {
  answerRefusals,
  awardLevelKeys,
  changeRefusals,
  enterRefusals,
  entryKindKeys,
  objectEntryRefusals,
  recordEntryLimits,
  recordEntryStates,
} from './awards.words.ts';

const kindField = z.enum(entryKindKeys, '请选择培训或表彰');
const scoreField = z.int('成绩应为整数').min(0, '成绩 0 到 100 分').max(100, '成绩 0 到 100 分');

/** What is true of a training or an award for everybody who has it. */
const factsShape = {
  title: shownToAll(textField('名称', 2, 50)),
  /** Who organised the training, or granted the award. */
  grantor: shownToAll(textField('组织或授予单位', 2, 50)),
  heldOn: dayField,
  content: z.string().trim().max(500, '内容至多 500 个字').default(''),
};
const trainingShape = {
  ...factsShape,
  kind: z.literal('training'),
  place: z.string().trim().max(60, '地点至多 60 个字').default(''),
  /** 学时, in steps of a half; never hours of service. */
  classHours: z
    .number('请填写学时')
    .min(0.5, '学时至少 0.5')
    .max(recordEntryLimits.maxHours, `学时至多 ${recordEntryLimits.maxHours}`)
    .multipleOf(0.5, '学时以 0.5 为一档'),
  validUntil: dayField.nullable().default(null),
  /** The qualification that was gained; posts of activities may ask for it. */
  qualification: z.enum(qualificationKeys, '请从列表中选择资格证').nullable().default(null),
};
const awardShape = {
  ...factsShape,
  kind: z.literal('award'),
  level: z.enum(awardLevelKeys, '请选择级别'),
};
export const entryFacts = z.discriminatedUnion('kind', [
  z.strictObject(trainingShape),
  z.strictObject(awardShape),
]);
export type EntryFacts = z.output<typeof entryFacts>;

const enterRequest = z.strictObject({
  facts: entryFacts,
  people: z
    .array(
      z.strictObject({
        volunteerNo: z.string().trim().min(1, '请填写志愿者编号').max(30, '志愿者编号太长'),
        /** Of a training that was examined. */
        score: scoreField.nullable().default(null),
      }),
      '请填写志愿者编号',
    )
    .min(1, '请填写志愿者编号')
    .max(recordEntryLimits.people, `一次至多 ${recordEntryLimits.people} 人`),
  /** Uploaded for `recordProof`; every one of the people can open them. */
  fileIds: z
    .array(idField)
    .max(recordEntryLimits.files, `至多 ${recordEntryLimits.files} 份文件`)
    .default([]),
});
const enterResult = z.strictObject({
  enteredCount: z.int(),
  /** People who had it already. */
  skipped: z.array(z.string()),
});
const correctRequest = z.strictObject({
  entryId: idField,
  version: versionField,
  facts: entryFacts,
  score: scoreField.nullable().default(null),
  reason: reasonField,
});
const withdrawRequest = z.strictObject({ entryId: idField, reason: reasonField });
const answerRequest = z.strictObject({ entryId: idField, answer: textField('答复', 5, 300) });

const entryShape = {
  entryId: idField,
  kind: z.enum(entryKindKeys),
  title: z.string(),
  grantor: z.string(),
  heldOn: dayField,
  content: z.string(),
  place: z.string(),
  classHours: z.number().nullable(),
  score: z.int().nullable(),
  validUntil: dayField.nullable(),
  qualification: z.enum(qualificationKeys).nullable(),
  level: z.enum(awardLevelKeys).nullable(),
  state: z.enum(keysOf(recordEntryStates)),
  /** Why it was corrected last, or withdrawn. */
  reason: z.string().nullable(),
  /** The team that entered it; null: the centre. */
  teamName: z.string().nullable(),
  createdAt: instantField,
  objection: z.string().nullable(),
  answer: z.string().nullable(),
  files: z.array(z.strictObject({ fileId: idField, name: z.string() })),
};
const myEntry = z.strictObject({ ...entryShape, canObject: z.boolean() });
const issuedEntry = z.strictObject({
  ...entryShape,
  volunteerName: z.string(),
  volunteerNo: z.string(),
  version: z.int(),
});
export type MyEntry = z.output<typeof myEntry>;
export type IssuedEntry = z.output<typeof issuedEntry>;

/** My trainings or awards, the latest first, withdrawn ones too; class hours of the valid ones summed. */
export const listMyRecordEntries = operation({
  name: 'listMyRecordEntries',
  method: 'POST',
  path: '/api/awards/ListMyRecordEntries',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({ kind: kindField, ...pageRequestShape }),
  result: z.strictObject({ ...pageResultShape(myEntry), classHours: z.number() }),
  refusals: {},
  summary: '我的培训或表彰',
});

/** Says that an entry about me is not true; whoever entered it answers. Once an entry. */
export const objectRecordEntry = operation({
  name: 'objectRecordEntry',
  act: '对培训表彰记录提出异议',
  method: 'POST',
  path: '/api/awards/ObjectRecordEntry',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({ entryId: idField, text: textField('异议', 10, 300) }),
  result: doneResult,
  refusals: objectEntryRefusals,
  rateLimit: { max: 20, windowMs: hourMs },
  summary: '对培训或表彰记录提出异议',
});

const team = { caller: 'team', ledBy: 'manager' } as const;

/** Enters a training or an award of people of one's own team, several at once; who has it already is passed over. */
export const enterTeamRecords = operation({
  name: 'enterTeamRecords',
  ...team,
  act: '记入培训表彰',
  method: 'POST',
  path: '/api/awards/EnterTeamRecords',
  effect: 'write',
  request: enterRequest,
  result: enterResult,
  refusals: enterRefusals,
  summary: '队伍记入培训或表彰',
});

export const listTeamRecords = operation({
  name: 'listTeamRecords',
  ...team,
  method: 'POST',
  path: '/api/awards/ListTeamRecords',
  effect: 'read',
  request: z.strictObject({ kind: kindField, ...pageRequestShape }),
  result: z.strictObject(pageResultShape(issuedEntry)),
  refusals: {},
  summary: '本队记入的培训和表彰',
});

/** Corrects what an entry of one's own team says; the person is told why. It settles an open objection. */
export const correctTeamRecord = operation({
  name: 'correctTeamRecord',
  ...team,
  act: '更正培训表彰',
  method: 'POST',
  path: '/api/awards/CorrectTeamRecord',
  effect: 'write',
  request: correctRequest,
  result: doneResult,
  refusals: changeRefusals,
  summary: '队伍更正培训或表彰',
});

/** Withdraws an entry of one's own team; it stays in the record, struck out, with the reason. */
export const withdrawTeamRecord = operation({
  name: 'withdrawTeamRecord',
  ...team,
  act: '撤回培训表彰',
  method: 'POST',
  path: '/api/awards/WithdrawTeamRecord',
  effect: 'write',
  request: withdrawRequest,
  result: doneResult,
  refusals: { ownRecord: changeRefusals.ownRecord, withdrawn: changeRefusals.withdrawn },
  summary: '队伍撤回培训或表彰',
});

/** Answers an objection without changing the entry. */
export const answerTeamRecord = operation({
  name: 'answerTeamRecord',
  ...team,
  act: '答复培训表彰异议',
  method: 'POST',
  path: '/api/awards/AnswerTeamRecord',
  effect: 'write',
  request: answerRequest,
  result: doneResult,
  refusals: answerRefusals,
  summary: '队伍答复培训或表彰的异议',
});

const centre = { caller: permission('volunteers.manage', { scope: 'rows' }) } as const;

/** The same of anybody inside the data scope, by the centre. */
export const enterCentreRecords = operation({
  name: 'enterCentreRecords',
  ...centre,
  act: '中心记入培训表彰',
  method: 'POST',
  path: '/api/awards/EnterCentreRecords',
  effect: 'write',
  request: enterRequest,
  result: enterResult,
  refusals: enterRefusals,
  summary: '中心记入培训或表彰',
});

/** Every entry about people inside the data scope, of teams too, the latest first. */
export const listCentreRecords = operation({
  name: 'listCentreRecords',
  ...centre,
  method: 'POST',
  path: '/api/awards/ListCentreRecords',
  effect: 'read',
  request: z.strictObject({
    ...staffPageShape,
    kind: kindField,
    volunteerNo: z.string().trim().max(30, '志愿者编号太长').optional(),
  }),
  result: z.strictObject(pageResultShape(issuedEntry)),
  refusals: {},
  summary: '管辖范围内的培训和表彰记录',
});

export const correctCentreRecord = operation({
  name: 'correctCentreRecord',
  ...centre,
  act: '中心更正培训表彰',
  method: 'POST',
  path: '/api/awards/CorrectCentreRecord',
  effect: 'write',
  request: correctRequest,
  result: doneResult,
  refusals: changeRefusals,
  summary: '中心更正培训或表彰',
});

export const withdrawCentreRecord = operation({
  name: 'withdrawCentreRecord',
  ...centre,
  act: '中心撤回培训表彰',
  method: 'POST',
  path: '/api/awards/WithdrawCentreRecord',
  effect: 'write',
  request: withdrawRequest,
  result: doneResult,
  refusals: { ownRecord: changeRefusals.ownRecord, withdrawn: changeRefusals.withdrawn },
  summary: '中心撤回培训或表彰',
});

export const answerCentreRecord = operation({
  name: 'answerCentreRecord',
  ...centre,
  act: '中心答复培训表彰异议',
  method: 'POST',
  path: '/api/awards/AnswerCentreRecord',
  effect: 'write',
  request: answerRequest,
  result: doneResult,
  refusals: answerRefusals,
  summary: '中心答复培训或表彰的异议',
});
