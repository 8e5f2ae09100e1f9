import { sql as raw } from 'kysely';
import { preparedQuery } from '#database/prepared-query.ts';
import type { Sql } from '#database/transaction.ts';
import { readTogether } from '#platform/server/calls/groups/read-together.ts';
import type { UserType } from '../contract/accounts.words.ts';

const credentials = (sql: Sql) =>
  sql
    .selectFrom('accounts')
    .select([
      'id',
      'loginName',
      'passwordHash',
      'userType',
      'roleId',
      'subjectId',
      'displayName',
      'status',
      'mustChangePassword',
    ]);

export type CredentialRow = NonNullable<Awaited<ReturnType<typeof findByLoginName>>>;

export const findByLoginName = (sql: Sql, loginName: string) =>
  credentials(sql)
    .where((row) => row(row.fn('lower', ['loginName']), '=', loginName.toLowerCase()))
    .executeTakeFirst();

export const findCredentials = (sql: Sql, accountId: number) =>
  credentials(sql).where('id', '=', accountId).executeTakeFirst();

/** Accounts of a phone number, at most one a kind. */
export const findByMobileHash = (sql: Sql, mobileHash: string) =>
  credentials(sql).where('mobileHash', '=', mobileHash).execute();

/** A session that nobody ended, of an account that may be used; time may have ended it since. */
export const findStandingSession = (sql: Sql, sessionId: number) =>
  sql
    .selectFrom('sessions as s')
    .innerJoin('accounts as a', 'a.id', 's.accountId')
    .select(['s.expiresAt', 's.idleMinutes', 's.lastSeenAt'])
    .where('s.id', '=', sessionId)
    .where('s.endedAt', 'is', null)
    .where('a.status', 'in', ['active', 'closing'])
    .executeTakeFirst();

export const findOwnAccount = (sql: Sql, accountId: number) =>
  sql
    .selectFrom('accounts')
    .select(['id', 'loginName', 'mobileCipher', 'passwordHash'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

/** Hashes of the passwords that were replaced last, newest first; as many as are kept. */
export const earlierPasswords = async (sql: Sql, accountId: number): Promise<string[]> => {
  const rows = await sql
    .selectFrom('passwordHistory')
    .select('passwordHash')
    .where('accountId', '=', accountId)
    .orderBy('replacedAt', 'desc')
    .execute();
  return rows.map((row) => row.passwordHash);
};

/** Sessions of an account that nobody ended, the latest used first; idle ones are still among them. */
export const liveSessions = (sql: Sql, accountId: number, now: Date) =>
  sql
    .selectFrom('sessions')
    .select(['id', 'device', 'createdAt', 'lastSeenAt', 'expiresAt', 'idleMinutes'])
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .limit(100)
    .execute();

/** What the browsers of an account's latest sessions called themselves, ended ones too. */
export const latestDevices = async (sql: Sql, accountId: number): Promise<string[]> => {
  const rows = await sql
    .selectFrom('sessions')
    .select('device')
    .where('accountId', '=', accountId)
    .orderBy('lastSeenAt', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ device }) => device);
};

const sessionRows = preparedQuery((sql, { accessHashes }: { accessHashes: readonly string[] }) =>
  sql
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .innerJoin('roles', 'roles.id', 'accounts.roleId')
    .leftJoin('organisations', 'organisations.id', 'accounts.organisationId')
    .leftJoin('teams', (join) =>
      join.onRef('teams.id', '=', 'accounts.subjectId').on('accounts.userType', '=', 1),
    )
    .select([
      'sessions.id as sessionId',
      'sessions.accessHash',
      'sessions.accessExpiresAt',
      'sessions.expiresAt',
      'sessions.idleMinutes',
      'sessions.lastSeenAt',
      'sessions.endedAt',
      'sessions.createdAt',
      'sessions.provedAt',
      'accounts.id as accountId',
      'accounts.userType',
      'accounts.roleId',
      'accounts.subjectId',
      'accounts.displayName',
      'accounts.status',
      'accounts.mustChangePassword',
      'accounts.passwordChangedAt',
      'roles.permissions',
      'roles.dataScope',
      'organisations.path as organisationPath',
      'teams.status as teamStatus',
    ])
    .where(raw<boolean>`sessions.access_hash = any(${accessHashes})`),
);

export type SessionRow = Awaited<ReturnType<typeof sessionRows>>[number];

/** Everything a caller is, by the hash of the access token: one lookup in a unique index and rows by key, for all who ask at the same time. */
export const findSession = readTogether(
  async (sql, accessHashes: readonly string[]): Promise<(SessionRow | undefined)[]> => {
    const rows = await sessionRows(sql, { accessHashes });
    const byHash = new Map(rows.map((row) => [row.accessHash, row]));
    return accessHashes.map((hash) => byHash.get(hash));
  },
);

/** What an active member of staff may do, and for which unit. */
export const findStaffRights = (sql: Sql, accountId: number) =>
  sql
    .selectFrom('accounts')
    .innerJoin('roles', 'roles.id', 'accounts.roleId')
    .leftJoin('organisations', 'organisations.id', 'accounts.organisationId')
    .select([
      'accounts.roleId',
      'accounts.displayName',
      'accounts.mustChangePassword',
      'roles.permissions',
      'roles.dataScope',
      'organisations.path as organisationPath',
    ])
    .where('accounts.id', '=', accountId)
    .where('accounts.userType', '=', 3)
    .where('accounts.status', '=', 'active')
    .executeTakeFirst();

/** The team of an active account. */
export const findTeamOfAccount = (sql: Sql, accountId: number) =>
  sql
    .selectFrom('accounts')
    .innerJoin('teams', 'teams.id', 'accounts.subjectId')
    .select(['accounts.roleId', 'accounts.displayName', 'teams.id as teamId', 'teams.status as teamStatus'])
    .where('accounts.id', '=', accountId)
    .where('accounts.userType', '=', 1)
    .where('accounts.status', '=', 'active')
    .executeTakeFirst();

export const findVolunteerOfAccount = (sql: Sql, accountId: number) =>
  sql
    .selectFrom('accounts')
    .innerJoin('volunteers', 'volunteers.id', 'accounts.subjectId')
    .select(['accounts.roleId', 'accounts.displayName', 'accounts.status', 'volunteers.id as volunteerId'])
    .where('accounts.id', '=', accountId)
    .where('accounts.userType', '=', 2)
    .where('accounts.status', 'in', ['active', 'closing'])
    .executeTakeFirst();

/** What the page shows of who is signed in; reads the neighbours' birthdays and unread messages for this screen. */
export const findLoginInfo = (sql: Sql, accountId: number) =>
  sql
    .selectFrom('accounts')
    .leftJoin('volunteers', 'volunteers.accountId', 'accounts.id')
    .leftJoin('teams', 'teams.accountId', 'accounts.id')
    .select((row) => [
      'accounts.id',
      'accounts.loginName',
      'accounts.displayName',
      'accounts.roleId',
      'accounts.mustChangePassword',
      'accounts.passwordChangedAt',
      row.ref('accounts.userType').$castTo<UserType>().as('userType'),
      row.fn.coalesce('accounts.iconUrl', 'teams.iconUrl').as('iconUrl'),
      row.fn.coalesce('volunteers.birthOn', 'teams.foundedOn').as('birthday'),
      row
        .selectFrom('messages')
        .select((message) => message.fn.countAll<number>().as('count'))
        .whereRef('messages.accountId', '=', 'accounts.id')
        .where('messages.readAt', 'is', null)
        .where('messages.deletedAt', 'is', null)
        .as('unreadCount'),
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow();

/** Whether the installation has any account of the back office. */
export const hasStaff = async (sql: Sql): Promise<boolean> =>
  (await sql.selectFrom('accounts').select('id').where('userType', '=', 3).limit(1).executeTakeFirst()) !==
  undefined;

/** The number of an account as its pages show it. */
export const findMaskedMobile = (sql: Sql, accountId: number) =>
  sql.selectFrom('accounts').select('mobileMasked').where('id', '=', accountId).executeTakeFirstOrThrow();
