import { z } from 'zod';
import { doneResult, idField, instantField, versionField } from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageResultShape, staffPageShape } from '#platform/contract/paging.ts';
import {
  anomalyCauses,
  anomalyRuleKeys,
  anomalyStatuses,
  anomalyTabKeys,
  anomalyVerdicts,
  judgeAnomalyRefusals,
} from './anomalies.words.ts';

/** Staff who judge what the rules noticed, of the 所 or 站 of the activity or team. */
const judge = permission('anomalies.judge', { scope: 'rows' });

const anomalyRowSchema = z.strictObject({
  anomalyId: z.int(),
  rule: z.enum(anomalyRuleKeys),
  title: z.string(),
  teamName: z.string(),
  status: z.enum(anomalyStatuses),
  happenedAt: instantField,
  foundAt: instantField,
});
export type AnomalyRow = z.output<typeof anomalyRowSchema>;

export const listAnomalies = operation({
  name: 'listAnomalies',
  method: 'POST',
  path: '/api/anomalies/ListAnomalies',
  caller: judge,
  effect: 'read',
  request: z.strictObject({
    ...staffPageShape,
    tab: z.enum(anomalyTabKeys).default('open'),
    rule: z.enum(anomalyRuleKeys, '没有这条规则').optional(),
  }),
  result: z.strictObject({
    ...pageResultShape(anomalyRowSchema),
    tabs: z.array(z.strictObject({ tab: z.enum(anomalyTabKeys), count: z.int() })),
    /** Of each rule: how many wait, how many were true and how many were not. */
    rules: z.array(
      z.strictObject({
        rule: z.enum(anomalyRuleKeys),
        openCount: z.int(),
        upheldCount: z.int(),
        judgedCount: z.int(),
      }),
    ),
  }),
  refusals: {},
  summary:
    'What the rules noticed inside the data scope, one tab, newest first, with the counts of each rule.',
});

const anomalyStepSchema = z.strictObject({
  at: instantField,
  isOut: z.boolean(),
  /** 1 is the device with the most people of the flag; null where none was kept. */
  device: z.int().nullable(),
  /** People by a number that tells them apart in this list alone. */
  person: z.int(),
  /** Of one whom the flag is about. */
  isAbout: z.boolean(),
  /** How the name of one whom it is about begins; null for others. */
  sign: z.string().nullable(),
});
export type AnomalyStep = z.output<typeof anomalyStepSchema>;

export const getAnomaly = operation({
  name: 'getAnomaly',
  method: 'GET',
  path: '/api/anomalies/GetAnomaly/{id}',
  caller: judge,
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    ...anomalyRowSchema.shape,
    activityId: z.int().nullable(),
    teamId: z.int(),
    /** Why the rule noticed it, a sentence each. */
    reasons: z.array(z.string()),
    /** How the same may be all right. */
    innocent: z.array(z.string()),
    /** Masked names of those whose records it is about, the first forty. */
    names: z.array(z.string()),
    peopleCount: z.int(),
    /** Check-ins and check-outs by a code in the shift that it was noticed in, by time; those of the flag before others where there are more than 200. */
    steps: z.array(anomalyStepSchema),
    /** First four characters of the marks of devices 1 to 4. */
    deviceMarks: z.array(z.string()),
    /** There were devices, and their days are over. */
    areDevicesForgotten: z.boolean(),
    hasMoreSteps: z.boolean(),
    cause: z.enum(anomalyCauses).nullable(),
    note: z.string(),
    decidedByName: z.string().nullable(),
    decidedAt: instantField.nullable(),
    version: z.int(),
  }),
  refusals: {},
  summary: 'One flag with its facts and both readings of them.',
});
export type AnomalyView = z.output<(typeof getAnomaly)['result']>;

export const judgeAnomaly = operation({
  name: 'judgeAnomaly',
  act: '核实异常提示',
  method: 'POST',
  path: '/api/anomalies/JudgeAnomaly',
  caller: judge,
  effect: 'write',
  request: z.strictObject({
    anomalyId: idField,
    version: versionField,
    verdict: z.enum(anomalyVerdicts, '请选择结论'),
    /** Of 属实 and 误报. */
    cause: z.enum(anomalyCauses, '没有这个原因').optional(),
    note: z.string().trim().max(300, '说明至多 300 个字').default(''),
  }),
  result: doneResult,
  refusals: judgeAnomalyRefusals,
  summary:
    'Keeps what staff found: true, not so, or the team is asked to explain. No hour and no credit changes by it.',
});
