import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { ComplaintCard, ComplaintStepView } from '../contract/complaints.contract.ts';
import { complaintLimits } from '../contract/complaints.words.ts';
import type { StepRow } from './complaints.queries.ts';
import type { ComplaintRow } from './complaints.store.ts';

export type WorkdaysLeft = (end: Date) => number;

/** A complaint in a list, with how many workdays its clock has left. */
export const complaintCard = (
  row: Pick<
    ComplaintRow,
    'id' | 'complaintNo' | 'kind' | 'targetTitle' | 'status' | 'submittedAt' | 'dueAt' | 'extendedAt'
  >,
  workdaysLeft: WorkdaysLeft,
): ComplaintCard => ({
  complaintId: row.id,
  complaintNo: row.complaintNo,
  kind: row.kind,
  targetTitle: row.targetTitle,
  status: row.status,
  submittedAt: toInstant(row.submittedAt),
  dueAt: toInstantOrNull(row.dueAt),
  workdaysLeft: row.dueAt && workdaysLeft(row.dueAt),
  workdaysOf:
    row.dueAt &&
    (row.status === 'submitted'
      ? complaintLimits.acceptWorkdays
      : complaintLimits.answerWorkdays + (row.extendedAt ? complaintLimits.extensionWorkdays : 0)),
});

/** A step as the complainant reads it: never which member of staff it was. */
export const stepView = ({ step, at, byKind, note }: StepRow): ComplaintStepView => ({
  step,
  at: toInstant(at),
  byKind,
  note: step === 'unsealed' ? '安全管理员批准了拆封，办理人可以看到你的称呼和电话 7 天。' : note,
});

/** The written answer that stands: the last one that was given. */
export const answerIn = (steps: readonly StepRow[]): string | null =>
  steps.findLast(({ step }) => step === 'upheld' || step === 'unfounded' || step === 'refused')?.note ?? null;
