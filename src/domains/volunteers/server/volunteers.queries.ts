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

/** The volunteer with this number on the card, for a leader who enters it. */
export const volunteerByNo = (sql: Sql, volunteerNo: string) =>
  sql
    .selectFrom('volunteers as v')
    .innerJoin('accounts as c', 'c.id', 'v.accountId')
    .select([
      'v.id as volunteerId',
      'v.name',
      'v.birthOn',
      'v.status',
      'v.restrictedUntil',
      'c.status as accountStatus',
      'c.mobileMasked',
    ])
    .where('v.volunteerNo', '=', volunteerNo)
    .executeTakeFirst();
