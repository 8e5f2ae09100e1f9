import { membersByTeam } from './grow-people.ts';
import { postSchema } from '#domains/activities/contract/posts.contract.ts';
import { plainText } from '#platform/contract/plain-text.ts';
import { toDay, toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { type City, type CityActivity, type CityShift, type CityTeam, dayMs, hourMs, plus } from './city.ts';
import { castTexts } from './texts/cast-texts.ts';
import { dayFor, type DemoState, instantOn, runningStart, stateCounts } from './plan-dates.ts';
import type { RenderedActivity } from './texts/activities/render.ts';
import type { Post } from './texts/activities/template.ts';
import { ACTIVITY_SUMMARIES, PHRASES } from './texts/phrases.ts';
import { REMARKS } from './texts/office/remarks.ts';
import { dayOfWholeRoll, wholeRollPlaces } from './every-day/whole-rolls.ts';

const statusOf = (state: DemoState): string => (state === 'running' ? 'published' : state);

/** Every activity with its shifts: states of all kinds around today, each on a day that suits it. */
export function growActivities(city: City): void {
  const states = Object.entries(stateCounts).flatMap(([state, count]) =>
    Array.from({ length: count }, () => state as DemoState),
  );
  const texts = castTexts(states, city.now);
  const serials = new Map<string, number>();
  const wholeRolls = wholeRollPlaces(states, texts);
  states.forEach((state, index) => {
    const text = texts[index];
    if (!text) return;
    const activity = growOne(city, { id: index + 1, state, text, isWholeRoll: wholeRolls.has(index) });
    const day = toDay(activity.shifts[0]?.startsAt ?? city.now).replaceAll('-', '');
    const serial = (serials.get(day) ?? 0) + 1;
    serials.set(day, serial);
    activity.activity.row.activityNo = `HD${day}${String(serial).padStart(4, '0')}`;
    city.activities.push(activity.activity);
    city.shifts.push(...activity.shifts);
  });
}

type Seedling = { id: number; state: DemoState; text: RenderedActivity; isWholeRoll: boolean };

const pastStates: ReadonlySet<DemoState> = new Set(['closed', 'publicity', 'settling']);

/** When its days begin: a longer activity runs on several weekends; most are one day. */
function daysOf(city: City, { state, text, isWholeRoll }: Seedling): Date[] {
  const { rng, now, today } = city;
  const rolledDay = dayFor(state, text.shift.days, { today, rng });
  const day = isWholeRoll ? dayOfWholeRoll(city, text.shift) : rolledDay;
  const startsAt = state === 'running' ? runningStart(now) : instantOn(day, text.shift.startsAt);
  const isPast = pastStates.has(state);
  const isLonger = state !== 'running' && rng.next() < (isPast ? 0.75 : 0.2);
  // What is over ran up to that day; what is to come goes on after it.
  return Array.from({ length: isLonger && !isWholeRoll ? 2 : 1 }, (_, week) =>
    plus(startsAt, (isPast ? -week : week) * 7 * dayMs),
  );
}

function growOne(city: City, seedling: Seedling): { activity: CityActivity; shifts: CityShift[] } {
  const { rng, now } = city;
  const { id, state, text, isWholeRoll } = seedling;
  const team = teamFor(city, text.category);
  const spans = daysOf(city, seedling);
  const posts = text.shift.posts;
  const plans = spans.flatMap((start) =>
    posts.map((post) => ({
      post,
      startsAt: start,
      endsAt: plus(start, (state === 'running' ? Math.max(post.minutes, 150) : post.minutes) * 60_000),
    })),
  );
  const first = new Date(Math.min(...plans.map((plan) => plan.startsAt.getTime())));
  const last = new Date(Math.max(...plans.map((plan) => plan.endsAt.getTime())));
  const isFuture = state === 'published' || state === 'cancelled' || state === 'suspended';
  const leadDays = isFuture ? rng.int(2, 18) : rng.int(7, 20);
  const publishedAt = new Date(
    Math.min(first.getTime() - leadDays * dayMs, now.getTime() - rng.int(1, 60) * hourMs),
  );
  const opensLater =
    state === 'published' && first.getTime() - now.getTime() > 6 * dayMs && rng.next() < 0.12;
  const opensAt = opensLater ? plus(now, rng.int(6, 60) * hourMs) : publishedAt;
  const hasEarlyClose = first.getTime() - now.getTime() < 3 * dayMs && rng.next() < 0.1;
  const closings = closingsOf(plans, closingHoursOf(id, state, first.getTime() - now.getTime()));
  const closesAt =
    hasEarlyClose && isFuture
      ? new Date(Math.max(opensAt.getTime() + hourMs, now.getTime() - hourMs))
      : closings.row.shiftClosesHours > 0
        ? closings.row.lastClosesAt
        : first;
  const activity: CityActivity = {
    id,
    row: {},
    team,
    state,
    status: statusOf(state),
    title: text.title,
    category: text.category,
    placeName: text.venue.name,
    signUpMode: text.signUpMode,
    minorPolicy: text.minorPolicy,
    minAge: text.minAge ?? (text.minorPolicy === 'none' ? 18 : 14),
    companionsMax: text.minorPolicy === 'accompanied' && id % 2 === 0 ? 2 : 0,
    waitlistMode: rng.pick(['offer', 'offer', 'offer', 'auto', 'manual', 'off']),
    isWholeRoll,
    opensAt,
    publishedAt: ['pending', 'returned', 'draft'].includes(state) ? null : publishedAt,
  };
  const shifts = plans.map((plan, index) =>
    shiftOf(activity, { ...plan, closesAt: closings.of(plan) }, index),
  );
  activity.row = { ...rowOf(city, { activity, text, first, last, closesAt }), ...closings.row };
  return { activity, shifts };
}

/** When sign-up to each shift closes, and what of that stands at the activity. */
function closingsOf(plans: readonly Plan[], hours: number) {
  const starts = plans.map(({ startsAt }) => startsAt.getTime() - hours * hourMs);
  return {
    of: ({ startsAt }: Plan): Date | null => (hours === 0 ? null : plus(startsAt, -hours * hourMs)),
    row: {
      shiftClosesHours: hours,
      firstClosesAt: new Date(Math.min(...starts)),
      lastClosesAt: new Date(Math.max(...starts)),
    },
  };
}

/** Hours before each shift at which some teams stop taking people; nobody has signed up as late as that yet. */
const closingHoursOf = (id: number, state: DemoState, msAhead: number): number =>
  state === 'published' && id % 5 === 2 && msAhead > 3 * dayMs ? 12 : 0;

type Plan = { post: Post; startsAt: Date; endsAt: Date };

const shiftOf = (
  activity: CityActivity,
  { post, startsAt, endsAt, closesAt }: Plan & { closesAt: Date | null },
  index: number,
): CityShift => ({
  id: activity.id * 10 + index,
  activity,
  postName: post.name,
  minAge: Math.max(activity.minAge, post.minAge ?? 0),
  needs: post.needs,
  startsAt,
  endsAt,
  breakMinutes: post.minutes >= 300 ? 60 : 0,
  capacity: post.capacity,
  takenCount: 0,
  waitCount: 0,
  closesAt,
});

function teamFor({ teams, rng }: City, category: string): CityTeam {
  const active = teams.filter((team) => team.status === 'active');
  const own = active.filter((team) => team.category === category);
  const also = active.filter((team) => team.alsoServes.includes(category));
  return rng.pick(
    own.length > 0 && (also.length === 0 || rng.next() < 0.8) ? own : also.length > 0 ? also : active,
  );
}

type Grown = { activity: CityActivity; text: RenderedActivity; first: Date; last: Date; closesAt: Date };

function rowOf(city: City, { activity, text, first, last, closesAt }: Grown): Record<string, unknown> {
  const { rng, now } = city;
  const { team, publishedAt } = activity;
  const recruiting = recruit(city, activity);
  const isRisky = text.riskLevel !== 'low';
  return {
    id: activity.id,
    teamId: team.id,
    organisationId: team.organisationId,
    title: text.title,
    summary: text.summary,
    content: plainText(contentOf(text)),
    contentHtml: contentOf(text),
    category: text.category,
    nationalCodes: text.nationalCodes,
    serviceObjects: text.objectCodes,
    guarantees: text.guaranteeCodes,
    requirements: text.requirements,
    preparations: text.provided,
    area: areaCodeOf(text.venue.communityCode),
    placeName: text.venue.name,
    address: text.venue.address,
    placeNote: text.venue.note,
    lng: text.venue.lng,
    lat: text.venue.lat,
    checkInRadiusM: text.radius,
    startsAt: toInstant(first),
    endsAt: toInstant(last),
    signUpOpensAt: toInstant(activity.opensAt),
    signUpClosesAt: toInstant(closesAt),
    ...recruiting,
    companionsMax: activity.companionsMax,
    signUpMode: activity.signUpMode,
    waitlistMode: activity.waitlistMode,
    minAge: activity.minAge,
    minorPolicy: activity.minorPolicy,
    posts: postsOf(text.shift.posts),
    questions: [],
    riskLevel: text.riskLevel,
    riskNotice: text.riskNotice,
    insurer: isRisky ? REMARKS.insurer : '',
    policyNo: isRisky ? `DEMO-${String(activity.id).padStart(6, '0')}` : '',
    weatherPolicy: text.weather,
    releaseGround: '',
    releaseCount: 0,
    contactName: team.contact,
    contactPhone: team.phone,
    isContactPublic: true,
    beneficiaryPlanned: text.beneficiariesPlanned,
    status: activity.status,
    ...workflowOf(city, { activity, last }),
    publishedAt: toInstantOrNull(publishedAt),
    version: 1,
    createdAt: toInstant(plus(publishedAt ?? now, -2 * dayMs)),
    updatedAt: toInstant(publishedAt ?? plus(now, -rng.int(1, 40) * hourMs)),
  };
}

/**
 * Whom an activity takes: most take everybody, one in fifty its own members, as many those of two named teams besides, and one in
 * a hundred whoever has the code. Says on the activity itself whom its sign-ups are drawn from.
 */
function recruit(city: City, activity: CityActivity) {
  const roll = city.rng.next();
  const { team } = activity;
  const nothing = { recruitScope: 'public', recruitTeams: [] as number[], recruitCode: '' };
  if (activity.isWholeRoll) return nothing;
  const ofTeams = (named: readonly number[]): ReadonlySet<number> => {
    const byTeam = membersByTeam(city);
    return new Set([team.id, ...named].flatMap((id) => byTeam.get(id) ?? []));
  };
  if (roll < 0.02) {
    activity.takes = ofTeams([]);
    return { ...nothing, recruitScope: 'members' };
  }
  if (roll < 0.04) {
    const named = city.teams
      .filter((one) => one.status === 'active' && one !== team && one.category === team.category)
      .slice(0, 2)
      .map(({ id }) => id);
    if (named.length === 0) return nothing;
    activity.takes = ofTeams(named);
    return { ...nothing, recruitScope: 'teams', recruitTeams: named };
  }
  if (roll >= 0.05) return nothing;
  activity.signUpMode = 'firstCome';
  return { ...nothing, recruitScope: 'code', recruitCode: '2580' };
}

/** Posts of which more is said than the name, as the form keeps them. */
const postsOf = (posts: readonly Post[]) =>
  posts
    .filter(({ about, minAge, needs }) => about ?? minAge ?? needs)
    .map(({ name, about, minAge, needs }) =>
      postSchema.parse({
        name,
        description: about ?? '',
        minAge: minAge ?? null,
        qualifications: needs ? [needs] : [],
      }),
    );

/** Review, cancellation and settlement fields that belong to a state. */
function workflowOf({ rng, now }: City, { activity, last }: { activity: CityActivity; last: Date }) {
  const { state, publishedAt } = activity;
  const submittedAt = publishedAt
    ? plus(publishedAt, -rng.int(2, 20) * hourMs)
    : plus(now, -rng.int(1, 40) * hourMs);
  const isEnded = state === 'closed' || state === 'publicity';
  return {
    submittedAt: state === 'draft' ? null : toInstant(submittedAt),
    reviewedAt:
      state === 'draft' || state === 'pending'
        ? null
        : toInstant(publishedAt ?? plus(submittedAt, hourMs / 2)),
    reviewNote: state === 'returned' ? rng.pick(PHRASES.activityReturns) : null,
    cancelReason:
      state === 'cancelled'
        ? rng.pick(PHRASES.cancellations)
        : state === 'suspended'
          ? REMARKS.suspended
          : null,
    settleSummary: isEnded ? rng.pick(ACTIVITY_SUMMARIES[activity.category]) : null,
    settledAt: isEnded ? toInstant(settledAt(last, now)) : null,
    beneficiaryActual: isEnded ? rng.int(12, 160) : null,
    closedAt:
      state === 'closed'
        ? toInstant(new Date(Math.min(plus(last, 11 * dayMs).getTime(), now.getTime())))
        : null,
  };
}

/** Settled a day and a half after the end; lately ended ones this morning, so that their 公示 still runs. */
export const settledAt = (last: Date, now: Date): Date =>
  new Date(Math.min(plus(last, 1.5 * dayMs).getTime(), plus(now, -2 * hourMs).getTime()));

/** District code: the first six digits of a community's. */
const areaCodeOf = (communityCode: string): string => communityCode.slice(0, 6);

/** Headed paragraphs, and the tasks as a list, as a team writes them in the editor. */
function contentOf(text: RenderedActivity): string {
  const paragraphs = text.content.map(
    ({ heading, text: body }) => `<p><strong>${heading}</strong>：${body}</p>`,
  );
  const tasks = text.tasks.map(
    ({ title, text: body }) => `<li><p><strong>${title}</strong>：${body}</p></li>`,
  );
  return paragraphs.join('') + (tasks.length > 0 ? `<ul>${tasks.join('')}</ul>` : '');
}
