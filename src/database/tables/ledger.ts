import type { Generated, JSONColumnType } from 'kysely';

/** Tables that the ledger room writes; columns are described in the migration. */
export type LedgerChainsTable = { teamId: number; length: Generated<number>; lastHash: Generated<Buffer> };

export type LedgerEntriesTable = {
  id: number;
  teamId: number;
  place: number;
  hourId: number;
  enteredAt: Date;
  body: string;
  hash: Buffer;
  fields: JSONColumnType<Record<string, string | number>>;
  salt: Buffer;
};

export type LedgerNamesTable = { entryId: number; name: string };

export type LedgerLeavesTable = { entryId: number; position: number };

export type LedgerNodesTable = { level: number; position: number; hash: Buffer };

export type LedgerRootsTable = {
  day: string;
  size: number;
  added: number;
  root: Buffer;
  previous: Buffer;
  head: string;
  hash: Buffer;
  madeAt: Date;
};

export type LedgerStartTable = { beganAt: Date; caughtUpAt: Date | null };
