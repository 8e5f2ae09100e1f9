import { drawableCategory } from '#domains/site/contract/categories.words.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { MakeupState } from '../../contract/makeups.words.ts';

type Row = {
  makeupId: number;
  version: number;
  makeupNo: string;
  title: string;
  category: string | null;
  placeName: string;
  startsAt: Date | null;
  endsAt: Date | null;
  peopleCount: number;
  state: MakeupState;
  note: string | null;
  submittedAt: Date | null;
  decidedAt: Date | null;
  updatedAt: Date;
  activityId: number | null;
};

/** How one travels in a list. */
export const toMakeupRow = (row: Row) => ({
  makeupId: row.makeupId,
  version: row.version,
  makeupNo: row.makeupNo,
  title: row.title,
  category: row.category === null ? null : drawableCategory(row.category),
  placeName: row.placeName,
  startsAt: toInstantOrNull(row.startsAt),
  endsAt: toInstantOrNull(row.endsAt),
  peopleCount: row.peopleCount,
  state: row.state,
  note: row.note,
  submittedAt: toInstantOrNull(row.submittedAt),
  decidedAt: toInstantOrNull(row.decidedAt),
  updatedAt: toInstant(row.updatedAt),
  activityId: row.activityId,
});
