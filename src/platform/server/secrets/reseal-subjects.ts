import type { Act } from '../calls/act.ts';
import { decryptBytes, decryptText, encryptBytes, encryptText, isSealedBy, sealedBy } from '../encryption.ts';
import type { StoragePort } from '../ports/storage.ts';
import { deriveKey, type Key, keyIdOf, type Secret, secretsOf } from './keys.ts';
import type { ResealStep, ResealSubject } from './reseal.ts';
import { countOfOthers, type Move, moveValues, rowsOfOthers, type SealedRow } from './sealed-rows.store.ts';
import type { SealedColumn, SealedTable } from './sealed-table.ts';

const batch = 200;

/** A table as a subject: its rows by their id, what is written meanwhile left as it is. */
export const tableSubject = (secret: Secret, table: SealedTable): ResealSubject => ({
  name: table.table,
  count: ({ sql }, after) => countOfOthers(sql, table, { after, start: startOf(secret) }),
  step: (act, after) => resealRows(act, { secret, table }, after),
});

/** How texts begin that lie under the secret in force. */
const startOf = (secret: Secret): string => sealedBy(keyIdOf(secretsOf(secret).current));

type OnTable = { secret: Secret; table: SealedTable };

async function resealRows(
  { sql }: Pick<Act, 'sql'>,
  { secret, table }: OnTable,
  after: string | null,
): Promise<ResealStep> {
  const start = startOf(secret);
  const rows = await rowsOfOthers(sql, table, { after, limit: batch, start });
  const done = { moved: 0, unreadable: 0, seen: 0 };
  for (const [place, column] of table.columns.entries()) {
    const { moves, unreadable } = movesOf(rows, { place, column, start, secret });
    const onColumn = {
      table: table.table,
      id: table.id,
      column: column.column,
      hashColumn: column.foundUnderAll?.column,
    };
    done.moved += await moveValues(sql, onColumn, moves);
    done.unreadable += unreadable;
    done.seen += moves.length + unreadable;
  }
  return { ...done, after: rows.length === batch ? (rows.at(-1)?.id ?? null) : null };
}

type OnColumn = { place: number; column: SealedColumn; start: string; secret: Secret };

function movesOf(
  rows: readonly SealedRow[],
  { place, column, start, secret }: OnColumn,
): { moves: Move[]; unreadable: number } {
  const key = deriveKey(secret, column.purpose);
  let unreadable = 0;
  const moves = rows.flatMap(({ id, values }) => {
    const was = values[place];
    if (!was || was.startsWith(start)) return [];
    try {
      const opened = decryptText(key, was);
      return [
        { id, was, becomes: encryptText(key, opened), hash: column.foundUnderAll?.hashOf(secret, opened) },
      ];
    } catch {
      unreadable += 1;
      return [];
    }
  });
  return { moves, unreadable };
}

/** Sealed files of one kind: which there are, by a cursor, and which of them are still held. */
export type SealedShelf = {
  name: string;
  /** Names after one, in order, each with the path of its bytes. */
  after: (
    sql: Act['sql'],
    cursor: string | null,
    limit: number,
  ) => Promise<{ cursor: string; path: string }[]>;
  /** How many there are after one. */
  count: (sql: Act['sql'], cursor: string | null) => Promise<number>;
  /** Paths of those that somebody still holds. */
  held: (sql: Act['sql'], cursors: readonly string[]) => Promise<ReadonlySet<string>>;
};

const filesOfStep = 20;

/** A shelf as a subject: each file is put anew under its name, whole or not at all; one that was removed meanwhile is removed again. */
export const shelfSubject = (
  { storage, key }: { storage: StoragePort; key: Key },
  shelf: SealedShelf,
): ResealSubject => ({
  name: shelf.name,
  count: ({ sql }, after) => shelf.count(sql, after),
  stepOutside: async (transact, after) => {
    const files = await transact(({ sql }) => shelf.after(sql, after, filesOfStep));
    const done = { moved: 0, unreadable: 0, seen: files.length };
    const put: { cursor: string; path: string }[] = [];
    for (const file of files) {
      const outcome = await resealFile({ storage, key }, file.path);
      if (outcome === 'moved') put.push(file);
      done[outcome === 'unreadable' ? 'unreadable' : 'moved'] += outcome === 'left' ? 0 : 1;
    }
    if (put.length > 0) {
      const held = await transact(({ sql }) =>
        shelf.held(
          sql,
          put.map(({ cursor }) => cursor),
        ),
      );
      for (const { path } of put) if (!held.has(path)) await storage.remove(path);
    }
    return { ...done, after: files.length === filesOfStep ? (files.at(-1)?.cursor ?? null) : null };
  },
});

async function resealFile(
  { storage, key }: { storage: StoragePort; key: Key },
  path: string,
): Promise<'moved' | 'left' | 'unreadable'> {
  const sealed = await storage.get(path);
  if (!sealed || isSealedBy(key, sealed)) return 'left';
  let opened: Buffer;
  try {
    opened = decryptBytes(key, sealed);
  } catch {
    return 'unreadable';
  }
  await storage.put(path, encryptBytes(key, opened));
  return 'moved';
}
