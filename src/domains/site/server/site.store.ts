import { sql as raw, type Insertable } from 'kysely';
import type { OrganisationsTable, WorkCalendarTable } from '#database/tables/site.ts';
import type { Sql } from '#database/transaction.ts';
import { serviceCategories } from '../contract/categories.words.ts';
import type { SiteTexts } from '../contract/site.words.ts';

/** Writes texts of the site that were never set; what a centre has set stays. */
export async function addMissingSiteTexts(sql: Sql, texts: Partial<SiteTexts>): Promise<void> {
  const rows = Object.entries(texts).map(([key, value]) => ({ key, value: JSON.stringify(value) }));
  if (rows.length === 0) return;
  await sql
    .insertInto('siteSettings')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Makes areas that are not there yet, in the given order. */
export const addMissingAreas = (sql: Sql, areas: readonly { code: string; name: string }[]) =>
  sql
    .insertInto('areas')
    .values(areas.map((area, index) => ({ ...area, sort: index + 1 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Makes the service categories, or brings their names and national codes up to date. */
export async function saveServiceCategories(sql: Sql): Promise<void> {
  const rows = Object.entries(serviceCategories).map(([key, category], index) => ({
    key,
    name: category.name,
    nationalCodes: [...category.nationalCodes],
    sort: index + 1,
  }));
  await sql
    .insertInto('serviceCategories')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        nationalCodes: row.ref('excluded.nationalCodes'),
        sort: row.ref('excluded.sort'),
      })),
    )
    .execute();
}

/** Writes days that the product ships; a day that the centre has set itself stays as it is. */
export const saveWorkCalendar = (sql: Sql, days: readonly Insertable<WorkCalendarTable>[]) =>
  sql
    .insertInto('workCalendar')
    .values([...days])
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet((row) => ({
          isWorkday: row.ref('excluded.isWorkday'),
          name: row.ref('excluded.name'),
          isShipped: true,
        }))
        .where('workCalendar.isOwn', '=', false),
    )
    .execute();

export type NewOrganisation = Omit<Insertable<OrganisationsTable>, 'id' | 'path' | 'parentId'> & {
  parent?: { id: number; path: string };
};

/** Makes an organisation below its parent, or finds the one of that name; its path is its parent's and its own id (`1/3/`). */
export async function ensureOrganisation(
  sql: Sql,
  { parent, ...organisation }: NewOrganisation,
): Promise<{ id: number; path: string }> {
  const found = await sql
    .selectFrom('organisations')
    .select(['id', 'path'])
    .where('name', '=', organisation.name)
    .executeTakeFirst();
  if (found) return found;
  const { id } = await sql
    .insertInto('organisations')
    .values({ ...organisation, parentId: parent?.id ?? null, path: `new ${organisation.name}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const path = `${parent?.path ?? ''}${id}/`;
  await sql.updateTable('organisations').set({ path }).where('id', '=', id).execute();
  return { id, path };
}

/** Locks the site's texts, so that of two who save at once the second meets a newer version. */
export const lockSiteTexts = (sql: Sql) =>
  sql.selectFrom('siteSettings').select('key').orderBy('key').forUpdate().execute();

/** Sets texts of the site, whatever was there. */
export async function saveSiteTexts(sql: Sql, texts: Partial<SiteTexts>): Promise<void> {
  const rows = Object.entries(texts).map(([key, value]) => ({ key, value: JSON.stringify(value) }));
  if (rows.length === 0) return;
  await sql
    .insertInto('siteSettings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({ value: row.ref('excluded.value') })),
    )
    .execute();
}

export const findCalendarDay = (sql: Sql, day: string) =>
  sql.selectFrom('workCalendar').selectAll().where('day', '=', day).executeTakeFirst();

/** Sets a day as the centre wants it. */
export const saveOwnDay = (sql: Sql, day: { day: string; isWorkday: boolean; name: string }) =>
  sql
    .insertInto('workCalendar')
    .values({ ...day, isShipped: false, isOwn: true })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet({ isWorkday: day.isWorkday, name: day.name, isOwn: true }),
    )
    .execute();

export const deleteCalendarDay = (sql: Sql, day: string) =>
  sql.deleteFrom('workCalendar').where('day', '=', day).execute();

/** Changes an organisation and counts its version up. */
export const changeOrganisation = (
  sql: Sql,
  organisationId: number,
  change: { name: string; area: string; address: string; sort: number },
) =>
  sql
    .updateTable('organisations')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('id', '=', organisationId)
    .execute();

/** Closes a 站 for a reason, or opens it again. */
export const closeStation = (
  sql: Sql,
  organisationId: number,
  change: { closedAt: Date | null; closedReason: string },
) =>
  sql
    .updateTable('organisations')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('id', '=', organisationId)
    .execute();

/** Locks an organisation until the end of the transaction and gives what may be changed of it. */
export const lockOrganisation = (sql: Sql, organisationId: number) =>
  sql
    .selectFrom('organisations')
    .select(['path', 'kind', 'closedAt', 'name', 'area', 'address', 'sort', 'version'])
    .where('id', '=', organisationId)
    .forUpdate()
    .executeTakeFirst();

/** Two people who make the same name at once come one after the other. */
export const lockOrganisationNames = (sql: Sql) =>
  raw`lock table organisations in share row exclusive mode`.execute(sql);
