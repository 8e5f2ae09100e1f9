import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { maskMobile } from '#platform/contract/masking.ts';
import type { NeedDouble, NeedReviewRow, NeedReviewView } from '../../contract/need-review.contract.ts';
import { publicWordsOf } from '../../contract/public-text.rules.ts';
import type { NeedType } from '../../contract/needs.words.ts';
import type { NeedPeople } from '../need-vault.ts';
import type { NeedWithPlace, StepRow } from '../needs.queries.ts';
import { placeNameOf } from '../../contract/need-labels.ts';
import { dueOf } from '../needs.rules.ts';
import { stepView } from '../needs.views.ts';

/** A need in the list of who verifies. */
export function reviewRow(row: NeedWithPlace, now: Date): NeedReviewRow {
  const due = dueOf(row);
  return {
    needId: row.id,
    needNo: row.needNo,
    title: row.title,
    needType: row.needType as NeedType,
    urgency: row.urgency,
    placeName: placeNameOf(row.areaName, { kind: row.unitKind, name: row.unitName }),
    unitName: row.unitName,
    status: row.status,
    submittedAt: toInstant(row.submittedAt),
    dueAt: toInstantOrNull(due),
    isOverdue: due !== null && due < now,
    updatedAt: toInstant(row.updatedAt),
  };
}

type Reviewed = {
  row: NeedWithPlace;
  steps: readonly StepRow[];
  people: NeedPeople;
  mergedNo: string | null;
  doubles: readonly NeedDouble[];
  now: Date;
};

/** A need for who verifies: of its people nothing but a masked name and number. */
export const reviewView = ({ row, steps, people, mergedNo, doubles, now }: Reviewed): NeedReviewView => ({
  ...reviewRow(row, now),
  description: row.description,
  hasVoice: row.hasVoice,
  textTypedAt: toInstantOrNull(row.textTypedAt),
  pictureCount: row.pictureCount,
  forMinor: row.forMinor,
  publicTitle: row.publicTitle,
  publicText: row.publicText,
  suggestedTitle: publicWordsOf(row.title),
  suggestedText: publicWordsOf(row.description),
  requesterKind: row.requesterKind,
  requesterMasked: row.requesterMasked,
  mobileMasked: maskMobile(people.requesterMobile),
  isForOther: row.requesterKind !== 'self',
  personCount: row.personCount,
  peopleNeeded: row.peopleNeeded,
  expectStart: toInstant(row.expectStart),
  expectEnd: toInstant(row.expectEnd),
  isTimeFlexible: row.isTimeFlexible,
  isPublic: row.isPublic,
  verifyMethod: row.verifyMethod,
  mergedNo,
  outcome: row.outcome,
  rateDueAt: row.status === 'toRate' ? toInstantOrNull(row.rateDueAt) : null,
  steps: steps.map(stepView),
  doubles: [...doubles],
  version: row.version,
});
