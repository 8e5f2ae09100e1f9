import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { maskMobile } from '#platform/contract/masking.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type {
  MyNeedCard,
  MyNeedView,
  NeedStepView,
  PublicNeedCard,
  PublicNeedView,
} from '../contract/needs.contract.ts';
import {
  needReasonLabels,
  type NeedType,
  publicNeedStatuses,
  type PublicNeedStatus,
  verifyMethodLabels,
} from '../contract/needs.words.ts';
import type { NeedPeople } from './need-vault.ts';
import { placeNameOf } from '../contract/need-labels.ts';
import { dueOf } from './needs.rules.ts';
import type { NeedWithPlace, StepRow } from './needs.queries.ts';

/** What of a need each reader sees: pure, so that a table of cases can tell what nobody else may learn. */

const cardOf = (row: NeedWithPlace) => ({
  needId: row.id,
  needNo: row.needNo,
  needType: row.needType as NeedType,
  category: row.category as CategoryKey,
  requesterKind: row.requesterKind,
  placeName: placeNameOf(row.areaName, { kind: row.unitKind, name: row.unitName }),
  expectStart: toInstant(row.expectStart),
  expectEnd: toInstant(row.expectEnd),
  isTimeFlexible: row.isTimeFlexible,
  urgency: row.urgency,
  submittedAt: toInstant(row.submittedAt),
});

const isPublicStatus = (status: string): status is PublicNeedStatus =>
  publicNeedStatuses.some((one) => one === status);

/** Everybody: nothing that the requester wrote, only what staff made of it. @throws on a need that is not public */
export function publicCard(row: NeedWithPlace): PublicNeedCard {
  if (!row.isPublic || !isPublicStatus(row.status) || row.publicTitle === null)
    throw new Error(`need ${row.id} is not public`);
  return { ...cardOf(row), title: row.publicTitle, status: row.status, outcome: row.outcome };
}

/** Everybody, in full: the states with their times, without who, why or any sentence. */
export const publicView = (
  row: NeedWithPlace,
  { steps, activity }: { steps: readonly StepRow[]; activity: PublicNeedView['activity'] },
): PublicNeedView => ({
  ...publicCard(row),
  publicText: row.publicText ?? '',
  personCount: row.personCount,
  peopleNeeded: row.peopleNeeded,
  activity,
  steps: steps
    .filter(({ status }) => isPublicStatus(status) || status === 'submitted' || status === 'toDispatch')
    .map((step) => ({ ...stepView(step), reason: null, note: '' })),
});

/** Whoever raised it, in a list. */
export function myCard(row: NeedWithPlace, steps: readonly StepRow[]): MyNeedCard {
  const last = steps.at(-1);
  return {
    ...cardOf(row),
    title: row.title,
    status: row.status,
    reason: last?.reason ? wordOf(last.reason) : null,
    note: last?.note ?? '',
    dueAt: toInstantOrNull(dueOf(row)),
    steps: steps.map(stepView),
  };
}

type Mine = {
  row: NeedWithPlace;
  steps: readonly StepRow[];
  people: NeedPeople;
  mergedNo: string | null;
  lookCount: number;
};

/** Whoever raised it, in full. */
export const myView = ({ row, steps, people, mergedNo, lookCount }: Mine): MyNeedView => ({
  ...myCard(row, steps),
  description: row.description,
  hasVoice: row.hasVoice,
  pictureCount: row.pictureCount,
  forMinor: row.forMinor,
  address: people.address,
  risk: people.risk,
  requesterName: people.requesterName,
  mobileMasked: maskMobile(people.requesterMobile),
  beneficiaryName: people.beneficiaryName,
  personCount: row.personCount,
  peopleNeeded: row.peopleNeeded,
  organisationId: row.organisationId,
  area: row.area,
  isPublic: row.isPublic,
  verifyMethod: row.verifyMethod ? verifyMethodLabels[row.verifyMethod] : null,
  mergedNo,
  outcome: row.outcome,
  rateDueAt: row.status === 'toRate' ? toInstantOrNull(row.rateDueAt) : null,
  reworkCount: row.reworkCount,
  lookCount,
  version: row.version,
});

export const stepView = ({ status, at, byKind, reason, note }: StepRow): NeedStepView => ({
  status,
  at: toInstant(at),
  byKind,
  reason: reason === null ? null : wordOf(reason),
  note,
});

const wordOf = (reason: string): string => needReasonLabels[reason] ?? reason;
