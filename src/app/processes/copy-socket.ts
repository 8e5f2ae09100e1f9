import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import type { Database } from '#database/connection.ts';
import type { DatabaseLog } from '#database/sql-pool.ts';
import { errorText } from '#platform/server/error-text.ts';

const socketIn = (dataDir: string): string => path.join(dataDir, 'backup.sock');
/** One copy at a time, where the command that asked finds it and removes it. */
const copyIn = (dataDir: string): string => path.join(dataDir, 'backup-copy');

type Answer = { directory: string } | { error: string };

/**
 * Lets `npm run backup` ask the process that has the embedded database for a copy of it, on a socket of this user alone: nobody else can
 * read the database while it is open. Gives the way to end it; undefined on a server, which is read beside the product.
 */
export async function serveCopies(
  database: Pick<Database, 'copyTo'>,
  dataDir: string,
  log?: DatabaseLog,
): Promise<(() => void) | undefined> {
  const { copyTo } = database;
  if (!copyTo) return undefined;
  rmSync(socketIn(dataDir), { force: true });
  rmSync(copyIn(dataDir), { recursive: true, force: true });
  const copy = async (): Promise<Answer> => {
    await copyTo(copyIn(dataDir));
    return { directory: copyIn(dataDir) };
  };
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    copy()
      .catch((error: unknown): Answer => ({ error: errorText(error) }))
      .then((answer) => socket.end(JSON.stringify(answer)))
      .catch(() => undefined);
  });
  server.listen(socketIn(dataDir));
  try {
    await once(server, 'listening');
  } catch (error) {
    // A path of more than a hundred characters, or a disk that has no sockets.
    log?.('warn', 'no backup can be taken while the product runs', { error: errorText(error) });
    return undefined;
  }
  chmodSync(socketIn(dataDir), 0o600);
  server.unref();
  return () => void server.close();
}

/** Has the running product copy its database; the caller removes the directory. Undefined when none runs there. @throws Error what it says */
export async function askForCopy(dataDir: string): Promise<string | undefined> {
  const socket = createConnection(socketIn(dataDir));
  try {
    await once(socket, 'connect');
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
  const answer = (await json(socket)) as Answer;
  if ('error' in answer) throw new Error(answer.error);
  return answer.directory;
}
