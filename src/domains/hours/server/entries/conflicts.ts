import type { Sql } from '#database/transaction.ts';
import { notifyMany } from '#domains/messages/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { EvidenceGrade } from '../../contract/hours.words.ts';
import { ownOriginPath } from '../../contract/hour-origin.rules.ts';
import { overlapsOf } from './conflicts.queries.ts';
import { conflictVerdict, stepsBack } from './conflicts.rules.ts';
import { changeHours } from '../hours.store.ts';

type Judged = { id: number; evidenceGrade: EvidenceGrade };

/** What stands against making these records public, by record; read while their people are locked. */
export async function conflictsOf(sql: Sql, rows: readonly Judged[]) {
  const overlaps = await overlapsOf(
    sql,
    rows.map((row) => row.id),
  );
  return (row: Judged) => {
    const others = overlaps.get(row.id) ?? [];
    return {
      /** Another record of the person lies at the same time, whichever of the two stands back. */
      isOverlapping: others.length > 0,
      verdict: conflictVerdict(row.evidenceGrade, others),
      /** Public records of less proof, which go back to the centre when this one becomes public. */
      yielding: others.filter((other) => stepsBack(row.evidenceGrade, other)).map((other) => other.hourId),
    };
  };
}

/** Takes unproved records out of 公示 and gives them to the centre again: a proved one takes their time. */
export async function giveBack(act: Act, hourIds: readonly number[]): Promise<void> {
  if (hourIds.length === 0) return;
  await changeHours(act, hourIds, {
    status: 'submitted',
    publicityStartsAt: null,
    publicityEndsAt: null,
    approvedBy: null,
    decidedAt: null,
  });
  for (const hourId of hourIds)
    await act.audit({ action: 'yieldHour', targetType: 'serviceHour', targetId: hourId });
}

/** Tells the person once that two records of them lie at one time, and what they can do. */
export async function tellConflict(
  act: Act,
  hour: {
    id: number;
    volunteerId: number;
    activityId: number | null;
    assignmentId: number | null;
    activityTitle: string;
  },
): Promise<void> {
  const others = (await overlapsOf(act.sql, [hour.id])).get(hour.id) ?? [];
  await notifyMany(
    act,
    others.slice(0, 1).map((other) => ({
      accountId: hour.volunteerId,
      category: 'hours' as const,
      level: 'important' as const,
      title: '同一时间有两条时长记录',
      body: `“${hour.activityTitle}”与${other.teamName}“${other.activityTitle}”的记录时间重叠，只会认定其中一条：有现场码的照常公示，其余由实践中心核实。有一条不属实的，请打开那次服务的详情提出异议。`,
      link: ownOriginPath(hour),
      dedupeKey: `hourConflict:${hour.id}`,
    })),
  );
}
