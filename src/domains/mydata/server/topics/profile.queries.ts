import type { Sql } from '#database/transaction.ts';

/** Account, profile, and whether there is a guardian, of one person; what is sealed is still sealed. */
export const profileRow = (sql: Sql, volunteerId: number) =>
  sql
    .selectFrom('volunteers as v')
    .innerJoin('accounts as c', 'c.id', 'v.accountId')
    .leftJoin('guardians as g', 'g.volunteerId', 'v.id')
    .leftJoin('organisations as o', 'o.id', 'v.organisationId')
    .leftJoin('areas as p', 'p.code', 'v.area')
    .select(['v.volunteerNo', 'c.loginName', 'v.name', 'v.gender', 'v.birthOn', 'c.mobileCipher', 'v.email'])
    .select([
      'p.name as areaName',
      'v.addressCipher',
      'o.name as organisationName',
      'v.occupation',
      'v.workplace',
    ])
    .select(['v.intro', 'v.skills', 'v.languages', 'v.serviceAreas', 'v.serviceCategories', 'v.availability'])
    .select([
      'v.invitePreference',
      'v.isProfilePublic',
      'v.isNamePublic',
      'v.joinsRankings',
      'v.emergencyCipher',
    ])
    .select(['v.realNameStatus', 'v.idKind', 'v.idMasked', 'v.status', 'v.restrictedUntil', 'v.registeredAt'])
    .select(['g.relation as guardianRelation', 'g.consentedAt as guardianConsentedAt', 'c.lastLoginAt'])
    .where('v.id', '=', volunteerId)
    .executeTakeFirstOrThrow();
export type ProfileRow = Awaited<ReturnType<typeof profileRow>>;
