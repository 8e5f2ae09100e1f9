import { type RawBuilder, sql as raw } from 'kysely';
import { listedActivityStates } from '#domains/site/contract/states.words.ts';
import { cappedCount } from '#database/lists/capped-count.ts';
import { isOneOf } from '#database/is-one-of.ts';
import { containing } from '#database/like-pattern.ts';
import type { Sql } from '#database/transaction.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import { type PublicNeedGroup, publicNeedGroups, publicNeedStatuses } from '../contract/needs.words.ts';
import { endedNeedStatuses } from './needs.rules.ts';

/** A 所 or 站 with its district, where somebody asks for help. */
export const findUnit = (sql: Sql, organisationId: number) =>
  sql
    .selectFrom('organisations')
    .select(['id', 'kind', 'name', 'area', 'path'])
    .where('id', '=', organisationId)
    .where('kind', '<>', 'centre')
    .where('closedAt', 'is', null)
    .executeTakeFirst();

/** The same, or the 所 above where it is a 站 that was closed since. */
export const findUnitOrAbove = async (sql: Sql, organisationId: number) =>
  (await findUnit(sql, organisationId)) ??
  (await sql
    .selectFrom('organisations as s')
    .innerJoin('organisations as o', 'o.id', 's.parentId')
    .select(['o.id', 'o.kind', 'o.name', 'o.area', 'o.path'])
    .where('s.id', '=', organisationId)
    .where('s.closedAt', 'is not', null)
    .where('o.kind', '<>', 'centre')
    .executeTakeFirst());

/** The need that a device has sent under this key before. */
export const findByRequestKey = (sql: Sql, mobileHash: string, requestKey: string) =>
  sql
    .selectFrom('needs')
    .select(['id', 'needNo', 'reviewDueAt'])
    .where('requesterMobileHash', '=', mobileHash)
    .where('requestKey', '=', requestKey)
    .executeTakeFirst();

/** More than any limit counts. */
const mostKnown = 40;

/** What a number has asked last. */
export const needsOfNumber = (sql: Sql, mobileHash: string) =>
  sql
    .selectFrom('needs')
    .select(['id', 'needNo', 'needType', 'status', 'submittedAt'])
    .where('requesterMobileHash', '=', mobileHash)
    .orderBy('submittedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostKnown)
    .execute();

/** A need by its number and the phone that raised it. */
export const findByNumbers = (sql: Sql, needNo: string, mobileHash: string) =>
  sql
    .selectFrom('needs')
    .select('id')
    .where('needNo', '=', needNo)
    .where('requesterMobileHash', '=', mobileHash)
    .executeTakeFirst();

/** Needs with the names of where they are. */
export const needRows = (sql: Sql) =>
  sql
    .selectFrom('needs as n')
    .innerJoin('organisations as o', 'o.id', 'n.organisationId')
    .innerJoin('areas as a', 'a.code', 'n.area')
    .selectAll('n')
    .select(['o.name as unitName', 'o.kind as unitKind', 'o.path as unitPath', 'a.name as areaName']);
export type NeedWithPlace = Awaited<ReturnType<ReturnType<typeof needRows>['execute']>>[number];

/** One need with the names of where it is. */
export const findNeed = (sql: Sql, needId: number) =>
  needRows(sql).where('n.id', '=', needId).executeTakeFirst();

/** The number of another need, for whoever is told that both are done together. */
export async function needNoById(sql: Sql, needId: number | null): Promise<string | null> {
  if (needId === null) return null;
  const row = await sql.selectFrom('needs').select('needNo').where('id', '=', needId).executeTakeFirst();
  return row?.needNo ?? null;
}

/** The steps of these needs, oldest first. */
export async function stepsOf(sql: Sql, needIds: readonly number[]) {
  if (needIds.length === 0) return [];
  return sql
    .selectFrom('needSteps')
    .selectAll()
    .where('needId', 'in', needIds)
    .orderBy('needId')
    .orderBy('id')
    .execute();
}
export type StepRow = Awaited<ReturnType<typeof stepsOf>>[number];

/** How often staff, the team and who goes there looked at the names, number and door of a need. */
export async function countLooks(sql: Sql, needId: number): Promise<number> {
  const { count } = await sql
    .selectFrom('auditLog')
    .select(raw<number>`count(*)`.as('count'))
    .where('targetType', '=', 'need')
    .where('targetId', '=', needId)
    .where('action', 'in', ['revealNeed', 'revealJobPeople', 'revealMyJobPeople'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type PublicFilter = {
  keyword?: string | undefined;
  group?: PublicNeedGroup | undefined;
  area?: string | undefined;
  needType?: string | undefined;
  urgency?: string | undefined;
};

/** What of the needs (`n`) everybody may see; with states as literals, which the indexes of public needs are made for. */
function isShown({ keyword, group, area, needType, urgency }: PublicFilter): RawBuilder<boolean> {
  const words = keyword ? containing(keyword) : undefined;
  const conditions = [
    raw`n.is_public = true`,
    isOneOf(raw`n.status`, publicNeedStatuses),
    group && isOneOf(raw`n.status`, publicNeedGroups[group].statuses),
    area && raw`n.area = ${area}`,
    needType && raw`n.need_type = ${needType}`,
    urgency && raw`n.urgency = ${urgency}`,
    words && raw`(n.public_title like ${words} or n.public_text like ${words})`,
  ];
  return raw<boolean>`${raw.join(
    conditions.filter((condition) => typeof condition === 'object'),
    raw` and `,
  )}`;
}

/** One page of what everybody may see, newest first. */
export const publicNeedPage = (sql: Sql, asked: PublicFilter & PageRequest) =>
  needRows(sql)
    .where(isShown(asked))
    .orderBy('n.submittedAt', 'desc')
    .orderBy('n.id', 'desc')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();

export const countPublicNeeds = (sql: Sql, filter: PublicFilter) =>
  cappedCount(sql, sql.selectFrom('needs as n').select('n.id').where(isShown(filter)));

/** One public need, whatever its filter. */
export const findPublicNeed = (sql: Sql, needId: number) =>
  needRows(sql).where(isShown({})).where('n.id', '=', needId).executeTakeFirst();

/** The activity that the team at work on a need made of it, once everybody may see it. */
export async function publicActivityOf(sql: Sql, needId: number) {
  const row = await sql
    .selectFrom('jobs as j')
    .innerJoin('activities as a', 'a.id', 'j.activityId')
    .select(['a.id as activityId', 'a.title'])
    .where('j.needId', '=', needId)
    .where('j.status', 'in', ['inProgress', 'submitted', 'done'])
    .where('a.status', 'in', listedActivityStates)
    .orderBy('j.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export type MyTab = 'all' | 'waiting' | 'open' | 'over';

/** Needs raised by an account, or before it with the number that is the account's now. */
const needsOfAccount = (sql: Sql, accountId: number) =>
  needRows(sql).where((row) =>
    row.or([
      row('n.requesterAccountId', '=', accountId),
      row.and([
        row('n.requesterAccountId', 'is', null),
        row(
          'n.requesterMobileHash',
          '=',
          row.selectFrom('accounts as c').select('c.mobileHash').where('c.id', '=', accountId),
        ),
      ]),
    ]),
  );

/** What waits for the requester. */
const waitingStatuses = ['returned', 'toRate'] as const;

const ofTab = (sql: Sql, accountId: number, tab: MyTab) =>
  needsOfAccount(sql, accountId)
    .$if(tab === 'waiting', (rows) => rows.where('n.status', 'in', waitingStatuses))
    .$if(tab === 'open', (rows) =>
      rows.where('n.status', 'not in', [...endedNeedStatuses, ...waitingStatuses]),
    )
    .$if(tab === 'over', (rows) => rows.where('n.status', 'in', endedNeedStatuses));

/** One page of somebody's own needs, newest first. */
export const myNeedPage = (sql: Sql, asked: PageRequest & { accountId: number; tab: MyTab }) =>
  ofTab(sql, asked.accountId, asked.tab)
    .orderBy('n.submittedAt', 'desc')
    .orderBy('n.id', 'desc')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();

/** How many own needs stand in each tab. */
export async function countMyNeeds(sql: Sql, accountId: number) {
  const rows = await needsOfAccount(sql, accountId).clearSelect().select('n.status').limit(1_001).execute();
  const over = rows.filter(({ status }) => endedNeedStatuses.some((ended) => ended === status)).length;
  const waiting = rows.filter(({ status }) => waitingStatuses.some((one) => one === status)).length;
  return { all: rows.length, waiting, over, open: rows.length - over - waiting };
}

/** The number of the account as it is kept, for a need that its owner raises. */
export const findAccountMobile = (sql: Sql, accountId: number) =>
  sql
    .selectFrom('accounts')
    .select(['mobileCipher', 'mobileHash'])
    .where('id', '=', accountId)
    .executeTakeFirst();

/** When a volunteer was born, a Shanghai day. */
export async function findBirth(sql: Sql, volunteerId: number): Promise<string | undefined> {
  const row = await sql
    .selectFrom('volunteers')
    .select('birthOn')
    .where('id', '=', volunteerId)
    .executeTakeFirst();
  return row?.birthOn;
}

/** Whether a need is somebody's own: raised by the account, or before it with its number. */
export async function isNeedOfAccount(sql: Sql, needId: number, accountId: number): Promise<boolean> {
  const row = await needsOfAccount(sql, accountId)
    .clearSelect()
    .select('n.id')
    .where('n.id', '=', needId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The keyed hash of the number that raised a need; null once its people are gone. */
export async function requesterHash(sql: Sql, needId: number): Promise<string | null | undefined> {
  const row = await sql
    .selectFrom('needs')
    .select('requesterMobileHash')
    .where('id', '=', needId)
    .executeTakeFirst();
  return row?.requesterMobileHash;
}
