import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { ManagedNeed, ManagedNeedView } from '../../contract/manage-needs.contract.ts';
import { type NeedType, needTypes } from '../../contract/needs.words.ts';
import type { StepRow } from '../needs.queries.ts';
import { placeNameOf } from '../../contract/need-labels.ts';
import { dueOf } from '../needs.rules.ts';
import { stepView } from '../needs.views.ts';
import type { ManagedRow } from './managed-needs.queries.ts';

/** A need in the list of all: what staff wrote of it, never the requester's own words. */
export function managedNeed(row: ManagedRow, now: Date): ManagedNeed {
  const due = dueOf(row);
  return {
    needId: row.id,
    needNo: row.needNo,
    title: row.publicTitle ?? needTypes[row.needType as NeedType].label,
    needType: row.needType as NeedType,
    urgency: row.urgency,
    placeName: placeNameOf(row.areaName, { kind: row.unitKind, name: row.unitName }),
    unitName: row.unitName,
    requesterKind: row.requesterKind,
    status: row.status,
    submittedAt: toInstant(row.submittedAt),
    dueAt: toInstantOrNull(due),
    isOverdue: due !== null && due < now,
    teamName: row.teamName,
    reworkCount: row.reworkCount,
    outcome: row.outcome,
    endedAt: toInstantOrNull(row.endedAt),
  };
}

type Viewed = {
  row: ManagedRow;
  steps: readonly StepRow[];
  mergedNo: string | null;
  activity: ManagedNeedView['activity'];
  now: Date;
};

/** One need with its course; the requester's own words stay with who verifies. */
export const managedNeedView = ({ row, steps, mergedNo, activity, now }: Viewed): ManagedNeedView => ({
  ...managedNeed(row, now),
  publicText: row.publicText ?? '',
  expectStart: toInstant(row.expectStart),
  expectEnd: toInstant(row.expectEnd),
  isTimeFlexible: row.isTimeFlexible,
  personCount: row.personCount,
  peopleNeeded: row.peopleNeeded,
  isPublic: row.isPublic,
  verifyMethod: row.verifyMethod,
  mergedNo,
  activity,
  steps: steps.map(stepView),
});
