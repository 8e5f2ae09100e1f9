import { type TeamFacts, teamFacts } from '#domains/teams/server/index.ts';
import type { Act, Caller, SignedInCaller } from '#platform/server/calls/act.ts';
import { Forbidden, NotFound } from '#platform/server/calls/failures.ts';
import { decidedAlready, overtaken } from '#platform/server/calls/overtaken.ts';
import { isInScope } from '#platform/server/calls/scope.ts';
import type { NewsAct, PostScope } from '../contract/news.words.ts';
import { contestedNews } from './desk/contested-news.ts';
import { organisationPathOf } from './desk/news-desk.queries.ts';
import { allowedActs, type Standing } from './news.rules.ts';
import { lockNews, type NewsRow } from './news.store.ts';

/** For whom a person writes. */
export type Author = {
  scope: PostScope;
  teamId: number | null;
  organisationId: number | null;
  /** Whose motifs the drawn cover shows unless told. */
  artCategory: string;
  /** Said as the source unless told. */
  unitName: string;
};

/** The 所/站 at the end of a path `1/3/`; none for staff of the whole city. */
const unitOf = (path: string | undefined): number | null =>
  path === undefined ? null : Number(path.split('/').findLast(Boolean)) || null;

/**
 * For whom the caller may write: an active team, or the content staff of a unit.
 * @throws Forbidden for everybody else, Refusal teamInactive
 */
export async function authorOf(act: Act<SignedInCaller, 'teamInactive'>): Promise<Author> {
  const { sql, caller } = act;
  if (caller.kind === 'team') {
    const team = await teamFacts(sql, caller.teamId);
    if (!team) throw new NotFound();
    if (team.status !== 'active') throw act.refuse('teamInactive');
    return teamAuthor(team);
  }
  if (caller.kind !== 'staff' || !caller.permissions.has('news.edit')) throw new Forbidden();
  const organisationId = unitOf(caller.scope);
  const scope = caller.scope === undefined ? 'centre' : 'organisation';
  return { scope, teamId: null, organisationId, artCategory: 'neighbor', unitName: '' };
}

const teamAuthor = (team: TeamFacts): Author => ({
  scope: 'team',
  teamId: team.teamId,
  organisationId: team.organisationId,
  artCategory: team.category,
  unitName: team.name,
});

type Whose = Pick<NewsRow, 'teamId' | 'organisationId'>;

const stranger: Standing = { isOwn: false, mayReview: false };

/** What the caller is to an item that is known to lie inside their part of the city. */
export function standingInScope(caller: Caller, row: Whose): Standing {
  if (caller.kind === 'team')
    return {
      ...stranger,
      isOwn: row.teamId === caller.teamId,
      draftsOnly: caller.person?.rank === 'leader',
    };
  if (caller.kind !== 'staff') return stranger;
  return {
    isOwn: row.teamId === null && caller.permissions.has('news.edit'),
    mayReview: caller.permissions.has('news.review'),
  };
}

/** What the caller is to this item; staff only inside their part of the city. */
export async function standingOf(
  { sql, caller }: { sql: Act['sql']; caller: Caller },
  row: Whose,
): Promise<Standing> {
  const scope = caller.kind === 'staff' ? caller.scope : undefined;
  if (scope !== undefined) {
    const path = row.organisationId === null ? null : await organisationPathOf(sql, row.organisationId);
    if (!isInScope(path, scope)) return stranger;
  }
  return standingInScope(caller, row);
}

/** The item a caller means, as they last saw it. */
export type Target = { dynamicId: number; version?: number };
const nothingThere = '没有找到这篇内容';

/**
 * An item locked for an act of its writers or reviewers, in the version they saw and in a state that allows it.
 * @throws NotFound (also for somebody else's), VersionConflict, Refusal wrongStatus
 */
export async function lockFor(
  act: Act<SignedInCaller, 'wrongStatus'>,
  { dynamicId, version }: Target,
  wanted: NewsAct,
): Promise<{ row: NewsRow; standing: Standing }> {
  const row = await lockNews(act.sql, dynamicId);
  if (!row) throw new NotFound(nothingThere);
  const standing = await standingOf(act, row);
  if (!standing.isOwn && !standing.mayReview) throw new NotFound(nothingThere);
  if (version !== undefined && row.version !== version) throw await overtaken(act, contestedNews(dynamicId));
  if (!allowedActs(row, standing).includes(wanted))
    throw await decidedAlready(act, contestedNews(dynamicId), 'wrongStatus');
  return { row, standing };
}
