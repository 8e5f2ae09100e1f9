import { sql as raw } from 'kysely';
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

const toldPerson = (sql: Sql) =>
  sql
    .selectFrom('volunteers as v')
    .innerJoin('accounts as c', 'c.id', 'v.accountId')
    .select([
      'v.id as volunteerId',
      'v.volunteerNo',
      'v.name',
      'v.gender',
      'v.birthOn',
      'v.status',
      'v.restrictedUntil',
      'c.status as accountStatus',
      'c.mobileMasked',
    ]);

/** The volunteer with this number on the card, for a leader who enters it. */
export const volunteerByNo = (sql: Sql, volunteerNo: string) =>
  toldPerson(sql).where('v.volunteerNo', '=', volunteerNo).executeTakeFirst();

/** The volunteer by id, for a leader to whom they showed their code. */
export const volunteerById = (sql: Sql, volunteerId: number) =>
  toldPerson(sql).where('v.id', '=', volunteerId).executeTakeFirst();

/** Volunteers of this name whose phone ends in these four digits, two at most: with two nobody is told apart. */
export const volunteersByNameAndTail = (
  sql: Sql,
  { name, mobileTail }: { name: string; mobileTail: string },
) =>
  toldPerson(sql)
    .where('v.name', '=', name)
    .where('c.userType', '=', 2)
    .where(raw`right(c.mobile_masked, 4)`, '=', mobileTail)
    .where('v.status', '<>', 'closed')
    .orderBy('v.id')
    .limit(2)
    .execute();
