// Sends what standard input tells, every request on a connection of its own and all at once, and again for as long as the server
// has no time for it, as a browser does; or, as readers, so many in turn. Prints the answers as JSON.
import http from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

const { addresses, requests, atOnce, count } = await json(process.stdin);
const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const startedAt = performance.now();

const send = (index) =>
  new Promise((resolve) => {
    const { method, path, headers, body } = requests[index % requests.length];
    const url = `${addresses[index % addresses.length]}${path}`;
    const request = http.request(url, { method, headers, agent }, (response) => {
      let text = '';
      // A page is received whole, and no more is made of it: that would be half of what a rush costs the machine.
      if (response.headers['content-type']?.includes('json'))
        response.setEncoding('utf8').on('data', (part) => (text += part));
      else response.resume();
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    request.on('error', (error) => resolve({ status: 0, text: error.message }));
    request.end(body);
  });

/** The true answer: what is refused for want of time is asked again, with growing pauses. */
async function patiently(index) {
  for (let turn = 0; ; turn += 1) {
    const { status, text } = await send(index);
    if (status !== 503)
      return { status, reason: (text.startsWith('{') ? JSON.parse(text).reason : null) ?? null, turn };
    await delay(Math.max(2_000, Math.min(10_000, 500 * 1.6 ** turn)) * (0.75 + Math.random() / 2));
  }
}

const answers = [];
let next = 0;
async function work() {
  while (next < count) {
    const index = next++;
    const beganAt = performance.now();
    const told = await patiently(index);
    const endedAt = performance.now();
    answers.push({ ...told, beganMs: beganAt - startedAt, endedMs: endedAt - startedAt });
  }
}
await Promise.all(Array.from({ length: atOnce }, work));
agent.destroy();
process.stdout.write(JSON.stringify(answers));
