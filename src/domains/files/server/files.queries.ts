import type { Sql } from '#database/transaction.ts';
import type { FilePurpose } from '../contract/files.words.ts';

const fileRows = (sql: Sql) => sql.selectFrom('files').selectAll();
export type FileRow = Awaited<ReturnType<ReturnType<typeof fileRows>['execute']>>[number];

/** Rows of these ids, locked: whoever attaches them is the only one. */
export const lockFiles = (sql: Sql, fileIds: readonly number[]): Promise<FileRow[]> =>
  fileRows(sql).where('id', 'in', fileIds).forUpdate().execute();

export const findFile = (sql: Sql, fileId: number): Promise<FileRow | undefined> =>
  fileRows(sql).where('id', '=', fileId).executeTakeFirst();

export const findFileByKey = (sql: Sql, key: string): Promise<FileRow | undefined> =>
  fileRows(sql).where('key', '=', key).executeTakeFirst();

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

/** How many files an account sent since the instant. */
export async function countUploads(sql: Sql, uploaderId: number, since: Date): Promise<number> {
  const { n } = await sql
    .selectFrom('files')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('uploaderId', '=', uploaderId)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Path of the organisation of a team, or of the team of a change or an entry of hours, by which a data scope is compared. */
export const organisationPathOfProof = async (
  sql: Sql,
  { targetType, targetId }: Pick<FileRow, 'targetType' | 'targetId'>,
): Promise<string | undefined> => {
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
    .$if(targetType !== 'team' && targetType !== 'serviceHour', (rows) =>
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
