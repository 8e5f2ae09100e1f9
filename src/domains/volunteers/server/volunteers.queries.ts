import type { Sql } from '#database/transaction.ts';

/** The profile with the names of area and organisation and the masked phone number, for the person's own pages. */
export const findProfile = (sql: Sql, volunteerId: number) =>
  sql
    .selectFrom('volunteers as v')
    .innerJoin('accounts as c', 'c.id', 'v.accountId')
    .leftJoin('areas as a', 'a.code', 'v.area')
    .leftJoin('organisations as o', 'o.id', 'v.organisationId')
    .selectAll('v')
    .select(['c.mobileMasked', 'c.iconUrl', 'a.name as areaName', 'o.name as organisationName'])
    .where('v.id', '=', volunteerId)
    .executeTakeFirst();

const factRows = (sql: Sql) =>
  sql
    .selectFrom('volunteers')
    .select([
      'id as volunteerId',
      'accountId',
      'volunteerNo',
      'name',
      'birthOn',
      'area',
      'serviceAreas',
      'realNameStatus',
      'guardianConsentAt',
      'status',
      'restrictedUntil',
      'isNamePublic',
    ]);

/** What neighbours may know of a volunteer: what eligibility is judged by. */
export type VolunteerFacts = Awaited<ReturnType<ReturnType<typeof factRows>['execute']>>[number];

/** Facts of one volunteer; undefined when there is none. */
export const volunteerFacts = (sql: Sql, volunteerId: number): Promise<VolunteerFacts | undefined> =>
  factRows(sql).where('id', '=', volunteerId).executeTakeFirst();

/** Facts of the volunteer with this number on the card. */
export const volunteerFactsByNo = (sql: Sql, volunteerNo: string): Promise<VolunteerFacts | undefined> =>
  factRows(sql).where('volunteerNo', '=', volunteerNo).executeTakeFirst();
