import { toInstant } from '#platform/contract/instants.ts';
import { type City, type CityTeam, dayMs, hourMs, plus } from './city.ts';
import { TIDINGS, type Tidings, type TidingsState } from './texts/tidings.ts';
import { newsCategory } from './texts/news.ts';
import { REVIEWER_NAME } from './texts/office/staff.ts';

type Row = Record<string, unknown>;
/** Accounts of the content staff, and the categories by name. */
export type NewsWorld = {
  writerId: number;
  firstReviewerId: number;
  finalReviewerId: number;
  categoryIds: ReadonlyMap<string, number>;
};
export type GrownNews = { items: Row[]; revisions: Row[]; steps: Row[] };

const itemStates: Record<TidingsState, string> = {
  draft: 'draft',
  pending: 'pending',
  pending2: 'pending2',
  returned: 'returned',
  scheduled: 'scheduled',
  published: 'published',
  offline: 'offline',
  revised: 'published',
};
const revisionStates: Record<TidingsState, string> = {
  draft: 'draft',
  pending: 'pending',
  pending2: 'pending2',
  returned: 'returned',
  scheduled: 'passed',
  published: 'passed',
  offline: 'replaced',
  revised: 'passed',
};
/** How far a text came before the state it is in. */
const isSubmitted = (state: TidingsState): boolean => state !== 'draft';
const isDecided = (state: TidingsState): boolean => !['draft', 'pending'].includes(state);
const isPassed = (state: TidingsState): boolean =>
  ['scheduled', 'published', 'offline', 'revised'].includes(state);

const at = (instant: Date | null): string | null => (instant ? toInstant(instant) : null);

/** What the teams wrote, in every state, with revisions and what the audit log says of them. Ids follow `firstId`. */
export function growTidings(city: City, world: NewsWorld, firstId: number): GrownNews {
  const grown: GrownNews = { items: [], revisions: [], steps: [] };
  TIDINGS.forEach((text, index) => {
    const team = city.teams.find(({ id }) => id === text.team);
    if (team) growOne(city, { text, team, world, id: firstId + index }, grown);
  });
  return grown;
}

type One = { text: Tidings; team: CityTeam; world: NewsWorld; id: number };

function growOne(city: City, one: One, grown: GrownNews): void {
  const times = timesOf(city, one.text);
  const form = formOf(city, one);
  grown.items.push(itemRow(one, form, times));
  grown.revisions.push(revisionRow(one, form, times));
  if (one.text.state === 'revised') grown.revisions.push(changeRow(one, form, times));
  grown.steps.push(...stepsOf(one, times));
}

type Times = ReturnType<typeof timesOf>;

function timesOf(city: City, { state, daysAgo }: Tidings) {
  const createdAt = plus(city.now, -(daysAgo + 1) * dayMs);
  const submittedAt = isSubmitted(state) ? plus(createdAt, 2 * hourMs) : null;
  const decidedAt = isDecided(state) ? plus(createdAt, 20 * hourMs) : null;
  const changedAt = plus(city.now, -3 * hourMs);
  const publishedAt = state === 'scheduled' ? plus(city.now, 30 * dayMs) : isPassed(state) ? decidedAt : null;
  return { createdAt, submittedAt, decidedAt, changedAt, publishedAt };
}

const formOf = (city: City, { text, team, world }: One): Row => ({
  dynamicTypeId: world.categoryIds.get(text.category),
  title: text.title,
  subTitle: '',
  summary: text.summary,
  coverUrl: null,
  content: text.html,
  source: team.name,
  author: text.author,
  editor: '',
  activityId: null,
  artCategory: team.category,
  attachments: [],
  publishAt: text.state === 'scheduled' ? toInstant(plus(city.now, 30 * dayMs)) : null,
  expireAt: null,
  personsShown: null,
});

const itemRow = ({ text, team, id }: One, form: Row, times: Times): Row => ({
  id,
  categoryId: form.dynamicTypeId,
  title: text.title,
  summary: text.summary,
  content: text.html,
  source: team.name,
  author: text.author,
  teamId: team.id,
  organisationId: team.organisationId,
  artCategory: team.category,
  attachments: [],
  status: itemStates[text.state],
  revisionStatus: text.state === 'revised' ? 'pending' : null,
  isTop: false,
  publishAt: form.publishAt,
  publishedAt: at(times.publishedAt),
  submittedAt:
    text.state === 'pending' || text.state === 'pending2'
      ? at(text.state === 'pending2' ? times.decidedAt : times.submittedAt)
      : text.state === 'revised'
        ? at(times.changedAt)
        : null,
  reviewedAt: at(times.decidedAt),
  note: text.note ?? '',
  version: 1,
  viewCount: text.state === 'published' || text.state === 'revised' ? 60 + ((id * 71) % 400) : 0,
  createdAt: at(times.createdAt),
  updatedAt: at(times.decidedAt ?? times.submittedAt ?? times.createdAt),
});

const revisionRow = ({ text, team, world, id }: One, form: Row, times: Times): Row => {
  const isTwoStep = newsCategory(text.category).reviews > 1;
  const isReviewed = isDecided(text.state);
  return {
    newsId: id,
    number: 1,
    status: revisionStates[text.state],
    form,
    writerIds: [team.accountId],
    writerName: team.name.slice(0, 12),
    submittedAt: at(times.submittedAt),
    firstReviewerId: isReviewed ? world.firstReviewerId : null,
    firstReviewedAt: isReviewed ? at(times.decidedAt) : null,
    finalReviewerId: isTwoStep && isPassed(text.state) ? world.finalReviewerId : null,
    finalReviewedAt: isTwoStep && isPassed(text.state) ? at(times.decidedAt) : null,
    opinion: text.state === 'returned' ? (text.note ?? '') : '',
    createdAt: at(times.createdAt),
    updatedAt: at(times.decidedAt ?? times.submittedAt ?? times.createdAt),
  };
};

/** A change to a public text that waits for its reviewer: a number put right and a sentence more. */
const changeRow = (one: One, form: Row, { changedAt }: Times): Row => ({
  ...revisionRow({ ...one, text: { ...one.text, state: 'pending' } }, form, {
    createdAt: changedAt,
    submittedAt: changedAt,
    decidedAt: null,
    changedAt,
    publishedAt: null,
  }),
  number: 2,
  form: {
    ...form,
    content: one.text.changedHtml,
  },
});

type Happened = { when: Date | null; reason?: string | null | undefined };

function stepsOf({ text, team, world, id }: One, times: Times): Row[] {
  const person = (actorId: number, actorName: string) => ({ actorId, actorName });
  const byTeam = person(team.accountId, team.name.slice(0, 12));
  const byReviewer = person(world.firstReviewerId, REVIEWER_NAME);
  const step = (who: typeof byTeam, action: string, { when, reason = null }: Happened): Row[] => {
    const line = { ...who, action, targetType: 'news', targetId: id, reason, detail: {}, requestId: 'demo' };
    return when ? [{ at: toInstant(when), ...line }] : [];
  };
  const takenDownAt = text.state === 'offline' && times.decidedAt ? plus(times.decidedAt, 40 * dayMs) : null;
  return [
    ...step(byTeam, 'createNews', { when: times.createdAt }),
    ...step(byTeam, 'submitNews', { when: times.submittedAt }),
    ...step(byReviewer, 'reviewNews', {
      when: times.decidedAt,
      reason: text.state === 'returned' ? text.note : null,
    }),
    ...step(byReviewer, 'takeDownNews', { when: takenDownAt, reason: text.note }),
    ...(text.state === 'revised' ? step(byTeam, 'submitNews', { when: times.changedAt }) : []),
  ];
}
