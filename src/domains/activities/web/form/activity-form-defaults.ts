import { addDays, toDay, weekdayOf } from '#platform/contract/instants.ts';
import type { ActivityForm, ShiftForm } from '../../contract/activity-form.contract.ts';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';

/** Saturday in the week after this one: time enough to be reviewed and to recruit. */
function saturdayAhead(now: Date): string {
  const today = toDay(now);
  return addDays(today, ((6 - weekdayOf(today) + 7) % 7) + 7);
}

/** A new row: the same day and hours as the one before it, else a Saturday morning. */
export function nextShift(shifts: readonly ShiftForm[], now: Date): ShiftForm {
  const last = shifts.at(-1);
  if (last) return { ...last, id: undefined, postName: '' };
  const day = saturdayAhead(now);
  return {
    postName: '',
    startsAt: `${day}T09:00:00+08:00`,
    endsAt: `${day}T11:30:00+08:00`,
    breakMinutes: 0,
    capacity: 20,
    minNeeded: 1,
  };
}

/** What a new form starts from: the team's own category, area and contact, one shift, the usual rules. */
export function newActivityForm(
  team: { category: CategoryKey; area: string; contactName: string; contactPhone: string },
  now: Date,
): ActivityForm {
  return {
    title: '',
    summary: '',
    content: '',
    category: team.category,
    serviceObjects: [],
    guarantees: [],
    requirements: [],
    preparations: [],
    area: team.area || null,
    placeName: '',
    address: '',
    placeNote: '',
    lng: null,
    lat: null,
    checkInRadiusM: 300,
    placePolicy: 'hint',
    signUpOpensAt: null,
    signUpClosesAt: null,
    shiftClosesHours: 0,
    recruitScope: 'public',
    recruitTeams: [],
    recruitCode: '',
    companionsMax: 0,
    signUpMode: 'review',
    waitlistMode: 'offer',
    cancelDeadlineHours: 24,
    minAge: null,
    maxAge: null,
    minMinutes: 0,
    minorPolicy: 'none',
    riskLevel: 'low',
    riskNotice: '',
    insurer: '',
    policyNo: '',
    subsidy: '',
    weatherPolicy: '',
    contactName: team.contactName,
    contactPhone: team.contactPhone,
    isContactPublic: false,
    beneficiaryPlanned: 0,
    cover: null,
    pictures: [],
    questions: [],
    posts: [],
    releaseGround: '',
    shifts: [nextShift([], now)],
  };
}
