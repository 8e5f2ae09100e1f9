// Loaded before the product that is attacked (`node --import`): answers questions about its database, tells how long its
// event loop stood still, and moves its clock. The built product itself is untouched.
import pg from 'pg';

const RealDate = Date;
let aheadMs = 0;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + aheadMs);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + aheadMs;
  }
};

/** The one client of the embedded engine, which carries out what it is asked in turn; a server gets a client of its own. */
let client;
const url = process.env.DATABASE_URL;
if (!url) {
  const connect = Reflect.get(pg.Client.prototype, 'connect');
  pg.Client.prototype.connect = function (...rest) {
    client ??= this;
    return connect.apply(this, rest);
  };
}

async function connected() {
  if (client || !url) return client;
  client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Between two ticks the event loop stood still for as long as this process itself was busy; waiting for a processor is not its doing. */
const tickMs = 20;
let slowest = 0;
let last = { at: performance.now(), cpu: process.cpuUsage() };
setInterval(() => {
  const { user, system } = process.cpuUsage(last.cpu);
  slowest = Math.max(slowest, Math.min(performance.now() - last.at, (user + system) / 1_000));
  last = { at: performance.now(), cpu: process.cpuUsage() };
}, tickMs).unref();

const answers = {
  async rows({ text, values }) {
    return (await (await connected()).query(text, values)).rows;
  },
  slowestMs() {
    const told = slowest;
    slowest = 0;
    return told;
  },
  moveClock({ aheadMs: wanted }) {
    aheadMs = wanted;
  },
};

async function answer({ id, ask, ...rest }) {
  try {
    process.send?.({ id, answer: await answers[ask](rest) });
  } catch (error) {
    process.send?.({ id, failure: String(error) });
  }
}

process.on('message', (question) => void answer(question));
