import type { Sql } from '#database/transaction.ts';

const locked = (sql: Sql, accountId: number) =>
  sql.selectFrom('secondFactors').selectAll().where('accountId', '=', accountId).forUpdate();

/** The factor of an account with its row locked, also one that is being set up. */
export const lockFactor = (sql: Sql, accountId: number) => locked(sql, accountId).executeTakeFirst();

/** The factor that a login asks for, its row locked: of one code sent twice at once the second is refused. */
export const lockConfirmedFactor = (sql: Sql, accountId: number) =>
  locked(sql, accountId).where('confirmedAt', 'is not', null).executeTakeFirst();
export type LockedFactor = NonNullable<Awaited<ReturnType<typeof lockFactor>>>;

/** Keeps a new secret, in the place of one that was never confirmed or beside the one in force. */
export const startFactor = (
  sql: Sql,
  { accountId, secretCipher, createdAt }: { accountId: number; secretCipher: string; createdAt: Date },
) =>
  sql
    .insertInto('secondFactors')
    .values({ accountId, secretCipher, nextSecretCipher: null, confirmedAt: null, createdAt })
    .onConflict((conflict) =>
      conflict.column('accountId').doUpdateSet((row) => ({
        secretCipher: row
          .case()
          .when('secondFactors.confirmedAt', 'is', null)
          .then(secretCipher)
          .else(row.ref('secondFactors.secretCipher'))
          .end(),
        nextSecretCipher: row
          .case()
          .when('secondFactors.confirmedAt', 'is', null)
          .then(null)
          .else(secretCipher)
          .end(),
      })),
    )
    .execute();

type SecretInForce = { secretCipher: string; lastStep: number; confirmedAt: Date };

/** From now on the login asks for codes of this secret. */
export const putInForce = (sql: Sql, accountId: number, inForce: SecretInForce) =>
  sql
    .updateTable('secondFactors')
    .set({ ...inForce, nextSecretCipher: null })
    .where('accountId', '=', accountId)
    .execute();

/** Notes the step whose code was taken. */
export const takeStep = (sql: Sql, accountId: number, lastStep: number) =>
  sql.updateTable('secondFactors').set({ lastStep }).where('accountId', '=', accountId).execute();

/** Puts these recovery codes in the place of all earlier ones. */
export async function replaceRecoveryCodes(
  sql: Sql,
  accountId: number,
  hashes: readonly string[],
): Promise<void> {
  await sql.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute();
  await sql
    .insertInto('recoveryCodes')
    .values(hashes.map((codeHash) => ({ accountId, codeHash, usedAt: null })))
    .execute();
}

/** Spends a recovery code; false when there is none like it or it was used. */
export async function spendRecoveryCode(
  sql: Sql,
  accountId: number,
  { codeHash, at }: { codeHash: string; at: Date },
): Promise<boolean> {
  const [{ numUpdatedRows } = { numUpdatedRows: 0n }] = await sql
    .updateTable('recoveryCodes')
    .set({ usedAt: at })
    .where('accountId', '=', accountId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .execute();
  return Number(numUpdatedRows) > 0;
}

export const deleteRecoveryCodes = (sql: Sql, accountId: number) =>
  sql.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute();

/** Takes the codes of an application away; false when there were none. */
export async function deleteApplication(sql: Sql, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await sql
    .deleteFrom('secondFactors')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return Number(numDeletedRows) > 0;
}

/** Takes every second factor of an account away, with its recovery codes; false when it had none. */
export async function removeFactors(sql: Sql, accountId: number): Promise<boolean> {
  await deleteRecoveryCodes(sql, accountId);
  const hadApplication = await deleteApplication(sql, accountId);
  const { numDeletedRows } = await sql
    .deleteFrom('passkeys')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return hadApplication || Number(numDeletedRows) > 0;
}
