import type { ColumnType } from 'kysely';

/** Tables that the mydata room writes; columns are described in the migration. */
export type AccountClosingsTable = {
  id: number;
  volunteerId: number;
  statusBefore: 'pendingGuardian' | 'active' | 'dormant' | 'restricted';
  askedAt: Date;
  closesAt: Date;
  nextTryAt: Date;
  toldWaitingAt: ColumnType<Date | null, Date | null | undefined>;
  withdrawnAt: ColumnType<Date | null, Date | null | undefined>;
  closedAt: ColumnType<Date | null, Date | null | undefined>;
  wordsCipher: ColumnType<string | null, string | null | undefined>;
};
