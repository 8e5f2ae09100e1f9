import type { Selectable } from 'kysely';
import type { ActivitiesTable, ShiftsTable } from '#database/tables/activities.ts';
import { type CategoryKey, serviceCategories } from '#domains/site/contract/categories.words.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { ActivityForm, ShiftForm } from '../../contract/activity-form.contract.ts';
import { isFit } from '../../contract/shift-faults.rules.ts';
import type { Post } from '../../contract/posts.contract.ts';
import type { Question } from '../../contract/questions.contract.ts';
import { cleanContent, contentHtmlOf } from '../content/content.rules.ts';
import { closingsOf, spanOfShifts, toShift } from './shifts.rules.ts';

export type ActivityRow = Selectable<ActivitiesTable>;
export type ShiftRow = Selectable<ShiftsTable>;

/** A stored activity as the form it was saved from. */
export function formOf(row: ActivityRow, shifts: readonly ShiftRow[]): ActivityForm {
  return {
    title: row.title,
    summary: row.summary,
    content: contentHtmlOf(row),
    category: row.category as CategoryKey,
    serviceObjects: row.serviceObjects,
    guarantees: row.guarantees,
    requirements: row.requirements,
    preparations: row.preparations,
    area: row.area,
    placeName: row.placeName,
    address: row.address,
    placeNote: row.placeNote,
    lng: row.lng,
    lat: row.lat,
    checkInRadiusM: row.checkInRadiusM as ActivityForm['checkInRadiusM'],
    placePolicy: row.placePolicy,
    signUpOpensAt: toInstantOrNull(row.signUpOpensAt),
    signUpClosesAt: toInstantOrNull(row.signUpClosesAt),
    shiftClosesHours: row.shiftClosesHours,
    recruitScope: row.recruitScope,
    recruitTeams: row.recruitTeams,
    recruitCode: row.recruitCode,
    companionsMax: row.companionsMax,
    signUpMode: row.signUpMode,
    waitlistMode: row.waitlistMode,
    cancelDeadlineHours: row.cancelDeadlineHours,
    minAge: row.minAge,
    maxAge: row.maxAge,
    minMinutes: row.minMinutes,
    minorPolicy: row.minorPolicy,
    riskLevel: row.riskLevel,
    riskNotice: row.riskNotice,
    insurer: row.insurer,
    policyNo: row.policyNo,
    subsidy: row.subsidy,
    weatherPolicy: row.weatherPolicy,
    contactName: row.contactName,
    contactPhone: row.contactPhone,
    isContactPublic: row.isContactPublic,
    beneficiaryPlanned: row.beneficiaryPlanned,
    cover: row.cover as ActivityForm['cover'],
    pictures: row.pictures as ActivityForm['pictures'],
    questions: row.questions as Question[],
    posts: row.posts as Post[],
    releaseGround: row.releaseGround,
    shifts: rowsOf(shifts, row.unfitShifts as UnfitShift[]),
  };
}

/** A row of the form that is no shift yet, and which place it has. */
type UnfitShift = { sort: number; shift: ShiftForm };

/** The rows of the form in their order; what was typed over a stored shift stands in its place. */
function rowsOf(shifts: readonly ShiftRow[], unfit: readonly UnfitShift[]): ShiftForm[] {
  const typedOver = new Set(unfit.map(({ shift }) => shift.id));
  const stored = shifts.filter(({ id }) => !typedOver.has(id));
  return [...stored.map((row) => ({ sort: row.sort, shift: shiftFormOf(row) })), ...unfit]
    .toSorted((one, other) => one.sort - other.sort)
    .map(({ shift }) => shift);
}

const unfitOf = (shifts: readonly ShiftForm[]): UnfitShift[] =>
  shifts.flatMap((shift, sort) => (isFit(shift) ? [] : [{ sort, shift }]));

export const shiftFormOf = (shift: ShiftRow): ShiftForm => ({
  id: shift.id,
  postName: shift.postName,
  startsAt: toInstant(shift.startsAt),
  endsAt: toInstant(shift.endsAt),
  breakMinutes: shift.breakMinutes,
  capacity: shift.capacity,
  minNeeded: shift.minNeeded,
  ...(shift.closesHours !== null && { closesHours: shift.closesHours }),
});

const toDate = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));

/** The columns a form fills; span and places come from the shifts that can be stored, national codes from the category. */
export function columnsOf(
  { shifts, content, cover, pictures, questions, posts, ...form }: ActivityForm,
  teamCategory: string,
) {
  const whole = shifts.filter(isFit).map(toShift);
  const category = form.category ?? (teamCategory as CategoryKey);
  const { text, html } = cleanContent(content);
  return {
    ...form,
    content: text,
    contentHtml: html,
    category,
    nationalCodes: [...serviceCategories[category].nationalCodes],
    signUpOpensAt: toDate(form.signUpOpensAt),
    signUpClosesAt: toDate(form.signUpClosesAt),
    cover: cover === null ? null : JSON.stringify(cover),
    pictures: JSON.stringify(pictures),
    questions: JSON.stringify(questions),
    posts: JSON.stringify(posts),
    unfitShifts: JSON.stringify(unfitOf(shifts)),
    ...spanOfShifts(whole),
    ...closingsOf(whole, form.shiftClosesHours),
  };
}
