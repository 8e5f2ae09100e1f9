// Sends the requests told on standard input over 64 connections and prints what was measured, both as JSON.
import { json } from 'node:stream/consumers';
import autocannon from 'autocannon';

const connections = 64;
const { address, requests, seconds, isOnce, answer = 200 } = await json(process.stdin);
let sent = 0;
const setupRequest = (request) => Object.assign(request, requests[sent++ % requests.length]);
const startedAt = performance.now();
const result = await autocannon({
  url: address,
  connections,
  duration: seconds,
  requests: [{ setupRequest }],
  ...(isOnce ? { maxOverallRequests: requests.length } : {}),
});
const answered = result.statusCodeStats[answer]?.count ?? 0;
const elapsed = (performance.now() - startedAt) / 1_000;
process.stdout.write(
  JSON.stringify({
    perSecond: answered / elapsed,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result['2xx'] + result.non2xx - answered + result.errors + result.timeouts,
    answered,
  }),
);
