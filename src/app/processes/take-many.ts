import { spawn } from 'node:child_process';
import { createServer, type Server, type Socket } from 'node:net';

/** How many connections are taken in one turn of the event loop, the server's own one included. A connection that comes alone costs 40 µs more. */
const listeners = 64;
/** The process that hands them out takes a fortieth of a second; one that takes so long is ended. */
const longestMs = 5_000;

/** A process that gives back whatever handle it is handed, each time under a number of its own, and ends with its parent. */
const giveBack = `process.on('message', (count, handle) => {
  for (let each = 0; each < count; each += 1) process.send('same', handle);
  process.send('done');
}).on('disconnect', () => process.exit());`;

type Handle = { close: () => void };
/** What Node counts by: a server is closed when nobody whom it counts is connected, and a connection that ends is one less there. */
type Counting = { _connections: number };
/** Names of Node that it does not promise; one that has them no more takes one connection at a time. */
type Listening = Server & Partial<Counting> & { _handle?: Handle & { fd: number } };

/**
 * Lets a listening server take sixty-four connections in a turn of the event loop (decision 0048). Node takes one: while a turn works
 * for some milliseconds, the thousands who come at once in a rush would be let in one by one, and served one by one instead of in
 * groups. One socket is listened on under several numbers, which a process of a moment hands out. Gives the way to end it, which
 * belongs before the server's own; where there are no more numbers in time, the server takes one at a time as before.
 */
export async function takeManyAtOnce(server: Server, withinMs = longestMs): Promise<() => void> {
  const { _handle: handle, _connections: connections } = server as Listening;
  const isKnown = handle && handle.fd >= 0 && connections !== undefined;
  const handles = isKnown ? await sameHandles(handle, listeners - 1, withinMs).catch(() => []) : [];
  const more = handles.map((each) =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => enter(server, socket)).listen(each),
  );
  return () => {
    for (const each of more) each.close();
  };
}

/** The server counts it as its own: a stop waits for its answer. */
function enter(server: Server, socket: Socket): void {
  const { _server: door } = socket as Socket & { _server?: Counting };
  if (door) door._connections -= 1;
  (server as Server & Counting)._connections += 1;
  Object.assign(socket, { server, _server: server });
  server.emit('connection', socket);
}

async function sameHandles(handle: Handle, count: number, withinMs: number): Promise<Handle[]> {
  const helper = spawn(process.execPath, ['--eval', giveBack], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
    timeout: withinMs,
  });
  // Asked before the first wait, for it may end at any moment, by itself or by a signal; one that was never begun does not end.
  const ended = helper.pid !== undefined && new Promise((resolve) => helper.once('exit', resolve));
  const handles: Handle[] = [];
  try {
    const done = new Promise<void>((resolve, reject) => {
      helper.on('message', (word, given) => {
        if (word === 'done') resolve();
        else if (given) handles.push(given as unknown as Handle);
      });
      // Where no process can be begun this is told twice, of the beginning and of the sending.
      helper.on('error', reject);
      helper.once('exit', () => reject(new Error('the helper ended')));
    });
    helper.send(count, handle as never);
    await done;
    return handles;
  } catch (error) {
    for (const each of handles) each.close();
    throw error;
  } finally {
    if (helper.connected) helper.disconnect();
    // It holds the socket, too, for as long as it lives.
    await ended;
  }
}
