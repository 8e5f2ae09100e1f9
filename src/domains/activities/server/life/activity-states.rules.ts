import { auditChanges } from '#platform/server/audit-changes.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import type { ActivityAct, ActivityStatus } from '../../contract/activities.words.ts';
import type { ActivityForm, ShiftForm } from '../../contract/activity-form.contract.ts';
import type { Post } from '../../contract/posts.contract.ts';
import { readableContent } from '../content/content.rules.ts';
import { hasNewPictures } from '../pictures/pictures.rules.ts';

/** What the verdict on a team's next acts is made from. */
export type ActFacts = {
  status: ActivityStatus;
  startsAt: Date | null;
  endsAt: Date | null;
  publishedAt: Date | null;
};

/** What the team may do with its activity now; buttons and use cases ask the same function. */
export function allowedActs({ status, startsAt, endsAt, publishedAt }: ActFacts, now: Date): ActivityAct[] {
  const isWritten = status === 'draft' || status === 'returned';
  const isOver = endsAt !== null && endsAt <= now;
  const acts: [ActivityAct, boolean][] = [
    ['update', isWritten || (status === 'published' && !isOver)],
    ['submit', isWritten],
    ['withdraw', status === 'pending'],
    ['cancel', (status === 'published' || status === 'suspended') && startsAt !== null && startsAt > now],
    ['copy', true],
    ['delete', isWritten && publishedAt === null],
    ['settle', status === 'settling'],
  ];
  return acts.filter(([, isAllowed]) => isAllowed).map(([act]) => act);
}

/**
 * Fields a volunteer agreed to when signing up (domain.md 4.2.4: time, place, content, age, risk); once public they change
 * by review, and whoever has a place is asked again. More places are no change to anyone.
 */
export const materialFields = [
  'title',
  'content',
  'category',
  'requirements',
  'area',
  'placeName',
  'address',
  'lng',
  'lat',
  'minAge',
  'maxAge',
  'minMinutes',
  'minorPolicy',
  'recruitScope',
  'riskLevel',
  'riskNotice',
] as const satisfies readonly (keyof ActivityForm)[];
export type MaterialField = (typeof materialFields)[number];

/**
 * Names of the form's fields that differ; shifts count as `shifts` (any change), `shiftTimes` and `newShifts` (material ones), pictures and
 * the photo of the cover as `newPictures` where one was not there before: taking one away needs nobody's consent. A text that only
 * looks different counts as `contentLooks`.
 */
export function changedFields(before: ActivityForm, after: ActivityForm): string[] {
  const fields: string[] = keysOf(after).filter(
    (field) => JSON.stringify(normal(field, before)) !== JSON.stringify(normal(field, after)),
  );
  if (before.shifts.some((old) => !isKept(old, after.shifts))) fields.push('shiftTimes');
  if (after.shifts.some(({ id }) => id === undefined)) fields.push('newShifts');
  if (before.content !== after.content && !fields.includes('content')) fields.push('contentLooks');
  if (hasNewPictures(before, after)) fields.push('newPictures');
  return fields;
}

/** Fields whose values an audit line keeps: short ones, and nobody's number. */
const toldFields = [
  'title',
  'summary',
  'category',
  'area',
  'placeName',
  'placeNote',
  'checkInRadiusM',
  'placePolicy',
  'signUpOpensAt',
  'signUpClosesAt',
  'shiftClosesHours',
  'recruitScope',
  'signUpMode',
  'waitlistMode',
  'cancelDeadlineHours',
  'companionsMax',
  'minAge',
  'maxAge',
  'minMinutes',
  'minorPolicy',
  'riskLevel',
  'insurer',
  'subsidy',
  'weatherPolicy',
  'beneficiaryPlanned',
] as const satisfies readonly (keyof ActivityForm)[];

/** What changed for the audit line: values before and after where they are told, names alone of all the rest. */
export function toldChanges(before: ActivityForm, after: ActivityForm, fields: readonly string[]) {
  const told = toldFields.filter((field) => fields.includes(field));
  const valuesOf = (form: ActivityForm) =>
    Object.fromEntries(told.map((field) => [field, form[field]])) as Partial<ActivityForm>;
  const named = fields.filter((field) => !(told as string[]).includes(field));
  return {
    ...auditChanges(valuesOf(before), valuesOf(after), { told }),
    ...(named.length > 0 ? { fields: named } : {}),
  };
}

export const isMaterialField = (field: string): boolean =>
  (materialFields as readonly string[]).includes(field);

const reviewedFields: readonly string[] = ['shiftTimes', 'newShifts', 'posts', 'newPictures'];

/** Something people agreed to, further shifts, since hours are earned on them, or pictures that nobody has looked at. */
export const isMaterial = (field: string): boolean =>
  reviewedFields.includes(field) || isMaterialField(field);

/** Instants compare as instants, whatever offset they were written with. */
function normal(field: keyof ActivityForm, form: ActivityForm): unknown {
  if (field === 'shifts')
    return form.shifts.map((shift) => [
      shift.id,
      shift.postName,
      Date.parse(shift.startsAt),
      Date.parse(shift.endsAt),
      shift.breakMinutes,
      shift.capacity,
      shift.minNeeded,
      shift.closesHours,
    ]);
  // Stored objects come back with their keys in another order.
  if (field === 'questions')
    return form.questions.map(({ text, kind, choices, isRequired }) => [text, kind, choices, isRequired]);
  if (field === 'posts') return form.posts.map(normalPost);
  if (field === 'cover')
    return form.cover && [form.cover.layout, form.cover.motif, form.cover.tone, form.cover.src];
  if (field === 'content') return readableContent(form.content);
  if (field === 'pictures') return form.pictures.map(({ url, alt }) => [url, alt]);
  const value = form[field];
  if (field === 'signUpOpensAt' || field === 'signUpClosesAt')
    return typeof value === 'string' ? Date.parse(value) : value;
  return value;
}

const normalPost = (post: Post) => [
  post.name,
  post.description,
  post.minAge,
  post.maxAge,
  post.minMinutes,
  post.minStar,
  post.isMembersOnly,
  post.qualifications,
];

/** Both say and want the same; undefined is a post that says nothing and takes anyone. */
export const isSamePost = (one: Post | undefined, other: Post | undefined): boolean =>
  JSON.stringify(one && normalPost(one)) === JSON.stringify(other && normalPost(other));

/** Ids of the stored shifts that begin, end and rest when they did, with the same post. */
export const keptShiftIds = (before: readonly ShiftForm[], after: readonly ShiftForm[]): number[] =>
  before.filter((old) => isKept(old, after)).flatMap(({ id }) => id ?? []);

/** It begins, ends and rests when it did, with the same post. */
export function isKept(old: ShiftForm, after: readonly ShiftForm[]): boolean {
  const kept = after.find(({ id }) => id === old.id);
  return (
    kept !== undefined &&
    Date.parse(kept.startsAt) === Date.parse(old.startsAt) &&
    Date.parse(kept.endsAt) === Date.parse(old.endsAt) &&
    kept.breakMinutes === old.breakMinutes &&
    kept.postName === old.postName
  );
}
