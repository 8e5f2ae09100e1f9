import type { Sql } from '#database/transaction.ts';

/** Takes away who filed: the sealed name and phone, and the hashes by which they found their own. */
export const forgetOwner = async (sql: Sql, ownerHash: string): Promise<void> => {
  await sql
    .updateTable('complaints')
    .set({ identityCipher: null, ownerHash: null, mobileHash: null })
    .where('ownerHash', '=', ownerHash)
    .execute();
};
