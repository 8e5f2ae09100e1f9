// Sends what standard input tells, every request on a connection of its own and all at once, and again for as long as the server
// has no time for it, as a browser does; or, as readers, so many in turn. Prints the answers, and what it took of the processor, as
// JSON. It speaks HTTP itself: Node's own client takes as much of the machine as the server that it asks.
import net from 'node:net';
import { json } from 'node:stream/consumers';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';

const { addresses, requests, atOnce, count } = await json(process.stdin);
const servers = addresses.map((address) => new URL(address));
const startedAt = performance.now();

/** Not all in the same millisecond: 5,000 are there within a second. A system whose line before the server (4,096) is full for long resets who comes then. */
const togetherInATurn = 50;
const headEnd = '\r\n\r\n';
const messageOf = ({ method, path, headers, body = '' }, host) => {
  const length = body ? { 'content-length': Buffer.byteLength(body) } : {};
  const fields = Object.entries({ host, ...headers, ...length });
  const lines = fields.map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([`${method} ${path} HTTP/1.1`, ...lines].join('\r\n') + headEnd + body);
};

/** One connection that is kept: one request at a time, each answer received whole. */
class Connection {
  #server;
  #socket;
  #answered;
  /** What came of a head, or of a body of unknown length, so far. */
  #came = Buffer.alloc(0);
  #answer;

  constructor(server) {
    this.#server = server;
  }

  /** The status and, of JSON, the text; status 0 when the connection broke. */
  send(request) {
    return new Promise((resolve) => {
      this.#answered = resolve;
      this.#open().write(messageOf(request, this.#server.host));
    });
  }

  #open() {
    if (this.#socket) return this.#socket;
    const { hostname, port } = this.#server;
    const socket = net.connect({ host: hostname, port: Number(port), noDelay: true });
    const broken = (text) => {
      if (this.#socket !== socket) return;
      this.#socket = undefined;
      this.#end({ status: 0, text });
    };
    socket.on('data', (bytes) => this.#read(bytes));
    socket.on('error', (error) => broken(error.message));
    socket.on('close', () => broken('closed before the answer was whole'));
    this.#socket = socket;
    return socket;
  }

  #end(told) {
    const answered = this.#answered;
    this.#answered = this.#answer = undefined;
    this.#came = Buffer.alloc(0);
    answered?.(told);
  }

  #read(bytes) {
    if (this.#answer) return this.#readBody(bytes);
    this.#came = this.#came.length > 0 ? Buffer.concat([this.#came, bytes]) : bytes;
    const end = this.#came.indexOf(headEnd);
    if (end < 0) return;
    const head = this.#came.latin1Slice(0, end);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length === undefined) throw new Error(`an answer of unknown length: ${head}`);
    this.#answer = {
      status: Number(head.slice(9, 12)),
      left: Number(length),
      // A page is received whole, and no more is made of it: that would be half of what a rush costs the machine.
      parts: /\r\ncontent-type: *application\/json/i.test(head) ? [] : undefined,
      isLast: /\r\nconnection: *close/i.test(head),
    };
    this.#readBody(this.#came.subarray(end + headEnd.length));
  }

  #readBody(bytes) {
    const { status, parts, isLast } = this.#answer;
    this.#answer.left -= bytes.length;
    parts?.push(bytes);
    if (this.#answer.left > 0) return;
    if (isLast) this.close();
    this.#end({ status, text: parts ? Buffer.concat(parts).toString() : '' });
  }

  close() {
    this.#socket?.destroy();
    this.#socket = undefined;
  }
}

/** The true answer: what is refused for want of time is asked again, with growing pauses. */
async function patiently(connection, request) {
  for (let turn = 0; ; turn += 1) {
    const { status, text } = await connection.send(request);
    if (status !== 503)
      return { status, reason: (text.startsWith('{') ? JSON.parse(text).reason : text) || null, turn };
    await delay(Math.max(2_000, Math.min(10_000, 500 * 1.6 ** turn)) * (0.75 + Math.random() / 2));
  }
}

const answers = [];
let next = 0;
/** One person, or one reader, who keeps the connection. */
async function work(place) {
  const connection = new Connection(servers[place % servers.length]);
  while (next < count) {
    const index = next++;
    const beganAt = performance.now();
    const told = await patiently(connection, requests[index % requests.length]);
    answers.push({ ...told, beganMs: beganAt - startedAt, endedMs: performance.now() - startedAt });
  }
  return connection;
}
const working = [];
for (let place = 0; place < atOnce; place += 1) {
  working.push(work(place));
  if (place % togetherInATurn === togetherInATurn - 1) await nextTurn();
}
for (const connection of await Promise.all(working)) connection.close();
const { user, system } = process.cpuUsage();
process.stdout.write(JSON.stringify({ answers, cpuMs: (user + system) / 1_000 }));
