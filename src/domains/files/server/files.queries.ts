import { sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { type FilePurpose, privatePurposes } from '../contract/files.words.ts';
import type { Uploads } from './quota.rules.ts';

const fileRows = (sql: Sql) => sql.selectFrom('files').selectAll();
export type FileRow = Awaited<ReturnType<ReturnType<typeof fileRows>['execute']>>[number];

/** Rows of these ids, locked: whoever attaches them is the only one. */
export const lockFiles = (sql: Sql, fileIds: readonly number[]): Promise<FileRow[]> =>
  fileRows(sql).where('id', 'in', fileIds).forUpdate().execute();

export const findFile = (sql: Sql, fileId: number): Promise<FileRow | undefined> =>
  fileRows(sql).where('id', '=', fileId).executeTakeFirst();

export const findFileByKey = (sql: Sql, key: string): Promise<FileRow | undefined> =>
  fileRows(sql).where('key', '=', key).executeTakeFirst();

/** A file by its key with what tells who may see it: of an article's or activity's file, whether that is public now and where it belongs. */
export const findFileInSight = (sql: Sql, key: string) =>
  sql
    .selectFrom('files as f')
    .leftJoin('newsItems as n', (join) =>
      join.on('f.targetType', '=', 'news').onRef('n.id', '=', 'f.targetId'),
    )
    .leftJoin('organisations as o', 'o.id', 'n.organisationId')
    .leftJoin('teams as t', (join) =>
      join.on('f.targetType', '=', 'teamActivities').onRef('t.id', '=', 'f.targetId'),
    )
    .leftJoin('organisations as u', 'u.id', 't.organisationId')
    .selectAll('f')
    .select([
      raw<boolean | null>`n.status = 'published' and n.deleted_at is null`.as('isNewsPublic'),
      'o.path as newsPath',
      'u.path as teamPath',
      raw<boolean>`exists (select 1 from activity_files h join activities a on a.id = h.activity_id
        where h.file_id = f.id and h.is_shown and a.status not in ('draft', 'pending', 'returned', 'suspended'))`.as(
        'isActivityPublic',
      ),
    ])
    .where('f.key', '=', key)
    .executeTakeFirst();

export const findFilesByKeys = (sql: Sql, keys: readonly string[]): Promise<FileRow[]> =>
  fileRows(sql).where('key', 'in', keys).orderBy('id').execute();

/** What these targets hold of one purpose, in the order of uploading. */
export const filesOfTargets = (
  sql: Sql,
  {
    targetType,
    targetIds,
    purpose,
  }: { targetType: string; targetIds: readonly number[]; purpose: FilePurpose },
): Promise<FileRow[]> =>
  fileRows(sql)
    .where('targetType', '=', targetType)
    .where('targetId', 'in', targetIds)
    .where('purpose', '=', purpose)
    .where('status', '=', 'attached')
    .orderBy('id')
    .execute();

/** Whose a file is: an account's, or of somebody without one, by the keyed hash of the number that they proved. */
export type FileSender = { accountId: number } | { holderHash: string };

/** What somebody sent since the instant, and what of it nothing holds: unused files live a day, so there are no older ones. */
export async function uploadsOf(sql: Sql, sender: FileSender, since: Date): Promise<Uploads> {
  const row = await sql
    .selectFrom('files')
    .select([
      raw<number>`count(*)::int`.as('dayCount'),
      raw<number>`coalesce(sum(bytes), 0)::float8`.as('dayBytes'),
      raw<number>`(count(*) filter (where status = 'temporary'))::int`.as('unusedCount'),
      raw<number>`coalesce(sum(bytes) filter (where status = 'temporary'), 0)::float8`.as('unusedBytes'),
    ])
    .$if('accountId' in sender, (rows) =>
      rows.where('uploaderId', '=', 'accountId' in sender ? sender.accountId : 0),
    )
    .$if('holderHash' in sender, (rows) =>
      rows.where('holderHash', '=', 'holderHash' in sender ? sender.holderHash : ''),
    )
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return row;
}

/** Path of the organisation of a team, of the team of a change or an entry of hours, by which a data scope is compared. */
export const organisationPathOfProof = async (
  sql: Sql,
  { targetType, targetId }: Pick<FileRow, 'targetType' | 'targetId'>,
): Promise<string | undefined> => {
  if (targetType === 'recordBatch') return organisationPathOfBatch(sql, targetId);
  if (targetType === 'microPart') return organisationPathOfMicro(sql, targetId);
  const row = await sql
    .selectFrom('teams as t')
    .innerJoin('organisations as o', 'o.id', 't.organisationId')
    .select('o.path')
    .$if(targetType === 'team', (rows) => rows.where('t.id', '=', targetId))
    .$if(targetType === 'serviceHour', (rows) =>
      rows.where('t.id', 'in', (hours) =>
        hours.selectFrom('serviceHours').select('teamId').where('id', '=', targetId),
      ),
    )
    .$if(targetType === 'hourClaim', (rows) =>
      rows.where('t.id', 'in', (claims) =>
        claims.selectFrom('hourClaims').select('teamId').where('id', '=', targetId),
      ),
    )
    .$if(targetType === 'hourCorrection', (rows) =>
      rows.where('t.id', 'in', (corrections) =>
        corrections.selectFrom('hourCorrections').select('teamId').where('id', '=', targetId),
      ),
    )
    .$if(targetType === 'activityMakeup', (rows) =>
      rows.where('t.id', 'in', (makeups) =>
        makeups.selectFrom('activityMakeups').select('teamId').where('id', '=', targetId),
      ),
    )
    .$if(targetType === 'jobAssignment', (rows) => rows.where('t.id', 'in', teamOfVisit(sql, targetId)))
    .$if(
      !['team', 'serviceHour', 'hourClaim', 'hourCorrection', 'activityMakeup', 'jobAssignment'].includes(
        targetType ?? '',
      ),
      (rows) =>
        rows.where('t.id', 'in', (changes) =>
          changes
            .selectFrom('teamChanges')
            .select('teamId')
            .where('id', '=', targetType === 'teamChange' ? targetId : null),
        ),
    )
    .executeTakeFirst();
  return row?.path;
};

/** The team whose job somebody went to. */
const teamOfVisit = (sql: Sql, assignmentId: number | null) =>
  sql
    .selectFrom('jobAssignments as p')
    .innerJoin('jobs as j', 'j.id', 'p.jobId')
    .select('j.teamId')
    .where('p.id', '=', assignmentId);

/**
 * The team that a file is a proof of: of the team itself, a change of it, hours that it entered, a past activity that it told, a claim or a correction that it was asked
 * about, or a visit of one of its own.
 */
export async function teamOfProof(
  sql: Sql,
  { targetType, targetId, uploaderId }: Pick<FileRow, 'targetType' | 'targetId' | 'uploaderId'>,
): Promise<number | undefined> {
  if (targetId === null) return undefined;
  if (targetType === 'team') return targetId;
  if (targetType === 'teamChange')
    return (
      await sql.selectFrom('teamChanges').select('teamId').where('id', '=', targetId).executeTakeFirst()
    )?.teamId;
  if (targetType === 'hourClaim')
    return (await sql.selectFrom('hourClaims').select('teamId').where('id', '=', targetId).executeTakeFirst())
      ?.teamId;
  if (targetType === 'hourCorrection')
    return (
      await sql.selectFrom('hourCorrections').select('teamId').where('id', '=', targetId).executeTakeFirst()
    )?.teamId;
  if (targetType === 'activityMakeup')
    return (
      await sql.selectFrom('activityMakeups').select('teamId').where('id', '=', targetId).executeTakeFirst()
    )?.teamId;
  if (targetType === 'recordBatch')
    return (
      (
        await sql
          .selectFrom('recordEntries')
          .select('teamId')
          .where('batchId', '=', targetId)
          .executeTakeFirst()
      )?.teamId ?? undefined
    );
  if (targetType === 'jobAssignment' || targetType === 'microPart')
    return (await teamOfVisit(sql, targetId).executeTakeFirst())?.teamId ?? undefined;
  if (targetType !== 'serviceHour') return undefined;
  const hour = await sql
    .selectFrom('serviceHours')
    .select('teamId')
    .where('id', '=', targetId)
    .where('volunteerId', '<>', uploaderId)
    .executeTakeFirst();
  return hour?.teamId;
}

const organisationPathOfBatch = async (sql: Sql, batchId: number | null) =>
  (
    await sql
      .selectFrom('recordEntries as e')
      .innerJoin('volunteers as v', 'v.id', 'e.volunteerId')
      .innerJoin('organisations as o', 'o.id', 'v.organisationId')
      .select('o.path')
      .where('e.batchId', '=', batchId)
      .orderBy('e.id')
      .executeTakeFirst()
  )?.path;

/** True when a training or an award that the file was entered with is in this person's record. */
export async function isAboutThem(
  sql: Sql,
  volunteerId: number,
  { purpose, targetType, targetId }: Pick<FileRow, 'purpose' | 'targetType' | 'targetId'>,
): Promise<boolean> {
  if (purpose !== 'recordProof' || targetType !== 'recordBatch' || targetId === null) return false;
  const row = await sql
    .selectFrom('recordEntries')
    .select('id')
    .where('batchId', '=', targetId)
    .where('volunteerId', '=', volunteerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** True when the very bytes of one of these files of somebody prove something else of them already, hours or a past activity. */
export async function sameBytesOf(
  sql: Sql,
  { fileIds, uploaderId }: { fileIds: readonly number[]; uploaderId: number },
): Promise<boolean> {
  if (fileIds.length === 0) return false;
  const row = await sql
    .selectFrom('files as f')
    .innerJoin('files as g', (join) => join.onRef('g.sha256', '=', 'f.sha256').onRef('g.id', '<>', 'f.id'))
    .select('g.id')
    .where('f.id', 'in', fileIds)
    .where('f.uploaderId', '=', uploaderId)
    .where('g.uploaderId', '=', uploaderId)
    .where('g.purpose', 'in', ['hourProof', 'makeupProof'])
    .where('g.status', '=', 'attached')
    .where('g.expiresAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Path of the unit whose 随手志愿 a proof belongs to, or of the team that carries it where that is below. */
async function organisationPathOfMicro(sql: Sql, partId: number | null): Promise<string | undefined> {
  const row = await sql
    .selectFrom('microParts as p')
    .innerJoin('jobs as j', 'j.id', 'p.jobId')
    .innerJoin('organisations as o', 'o.id', 'j.organisationId')
    .innerJoin('teams as t', 't.id', 'j.teamId')
    .innerJoin('organisations as c', 'c.id', 't.organisationId')
    .select(raw<string>`case when starts_with(c.path, o.path) then c.path else o.path end`.as('path'))
    .where('p.id', '=', partId)
    .executeTakeFirst();
  return row?.path;
}

const sealedFiles = (sql: Sql) =>
  sql
    .selectFrom('files')
    .select(['id', 'key'])
    .where('purpose', 'in', privatePurposes)
    .where('status', '<>', 'removing')
    .orderBy('id');

/** Private files after one, by their id. */
export const sealedFilesAfter = (sql: Sql, after: string | null, limit: number) =>
  sealedFiles(sql)
    .where('id', '>', Number(after ?? 0))
    .limit(limit)
    .execute();

/** How many there are after one. */
export const countSealedFilesAfter = (sql: Sql, after: string | null): Promise<number> =>
  cappedCount(sql, sealedFiles(sql).where('id', '>', Number(after ?? 0)), true);

/** Those of them that somebody still holds. */
export const heldFiles = (sql: Sql, ids: readonly number[]) =>
  sealedFiles(sql).where('id', 'in', ids).limit(ids.length).execute();
