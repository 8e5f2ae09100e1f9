import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { phaseOf } from '../../contract/activities.rules.ts';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import type { ActivityDetail } from '../../contract/activity-views.contract.ts';
import { isFit } from '../../contract/shift-faults.rules.ts';
import { cleanContent } from '../content/content.rules.ts';
import { postViews } from '../posts.rules.ts';
import type { ActivityRow, ShiftRow } from '../publish/form.rules.ts';
import { closesAtOf, closingsOf, spanOfShifts, toShift } from '../publish/shifts.rules.ts';
import { toShiftView } from '../views.rules.ts';
import type { PreviewFrame } from './preview.queries.ts';

/** What a preview is made from beside the form. */
export type PreviewFacts = {
  frame: PreviewFrame;
  teamId: number;
  /** The activity as it is stored, once it is. */
  own: ActivityRow | undefined;
  stored: readonly ShiftRow[];
  namedTeams: ActivityDetail['namedTeams'];
  now: Date;
};

type Named = ActivityForm & { category: CategoryKey };

/** The public page of a form as if it were published now; null while it has no shift. People who have a place keep it. */
export function previewOf(form: Named, facts: PreviewFacts): ActivityDetail | null {
  const { frame, own, now } = facts;
  const shifts = shiftsOfForm(form, facts);
  const [first] = shifts;
  if (!first) return null;
  const span = spanOfShifts(shifts);
  const views = shifts.map((shift) => toShiftView(shift, now));
  const sum = (field: 'capacity' | 'takenCount' | 'minNeeded' | 'placesLeft'): number =>
    views.reduce((total, view) => total + view[field], 0);
  const next = views.find(({ endsAt }) => Date.parse(endsAt) > now.getTime()) ?? views[0];
  const { lastClosesAt } = closingsOf(shifts, form.shiftClosesHours);
  const times = {
    startsAt: toInstant(span.startsAt ?? first.startsAt),
    endsAt: toInstant(span.endsAt ?? first.endsAt),
    signUpOpensAt: form.signUpOpensAt,
    signUpClosesAt: form.signUpClosesAt ?? toInstantOrNull(lastClosesAt),
  };
  const placesLeft = sum('placesLeft');
  const phase = phaseOf({ ...times, status: 'published', waitlistMode: form.waitlistMode, placesLeft }, now);
  return {
    ...textsOf(form),
    ...times,
    id: own?.id ?? previewId,
    activityNo: own?.activityNo ?? '发布后编号',
    areaName: frame.areaName,
    shiftCount: views.length,
    nextShift: next
      ? {
          id: next.id,
          postName: next.postName,
          startsAt: next.startsAt,
          endsAt: next.endsAt,
          minutes: next.minutes,
        }
      : null,
    capacity: sum('capacity'),
    takenCount: sum('takenCount'),
    minNeeded: sum('minNeeded'),
    placesLeft,
    phase: phase ?? 'recruiting',
    status: 'published',
    isMakeup: false,
    cancelReason: null,
    riskVersion: own?.riskVersion ?? 1,
    beneficiaryActual: null,
    settleSummary: null,
    publishedAt: toInstant(own?.publishedAt ?? now),
    organisationName: frame.organisationName,
    shifts: views,
    posts: postViews(form.posts, shifts),
    namedTeams: facts.namedTeams,
    changed: null,
    team: teamOf(facts),
  };
}

/** Of what is not stored yet; no address leads there. */
const previewId = 1;

function shiftsOfForm(form: ActivityForm, { own, stored }: PreviewFacts): ShiftRow[] {
  return form.shifts.filter(isFit).map((typed, sort) => {
    const held = stored.find(({ id }) => id === typed.id);
    const shift = toShift(typed);
    return {
      ...shift,
      id: held?.id ?? previewId + sort,
      activityId: own?.id ?? previewId,
      closesAt: closesAtOf(shift, form.shiftClosesHours),
      takenCount: held?.takenCount ?? 0,
      waitCount: held?.waitCount ?? 0,
      isFull: (held?.takenCount ?? 0) >= shift.capacity,
      status: 'open',
      sort,
    };
  });
}

function textsOf(form: Named) {
  const { shifts: _shifts, posts: _posts, questions: _questions, releaseGround: _ground, ...shown } = form;
  const { contactName, contactPhone, isContactPublic, policyNo, insurer: _insurer, ...texts } = shown;
  const { recruitCode: _code, recruitTeams: _teams, shiftClosesHours: _hours, ...page } = texts;
  return {
    ...page,
    content: cleanContent(form.content).html,
    isInsured: policyNo !== '',
    contact: isContactPublic ? { name: contactName, phone: contactPhone } : null,
  };
}

const teamOf = ({ frame, teamId }: PreviewFacts): ActivityDetail['team'] => ({
  id: teamId,
  name: frame.name,
  shortName: frame.shortName,
  category: frame.category,
  sealChar: frame.sealChar,
  stars: frame.stars,
  slogan: frame.slogan,
  memberCount: frame.memberCount,
  activityCount: frame.activityCount,
  effectiveMinutes: frame.effectiveMinutes,
  takesMembers: frame.takesMembers,
});
