import { expect, test } from 'vitest';
import { readWrk } from './measure-page.ts';

const said = (more = '') => `Running 3s test @ http://127.0.0.1:4301/user-index/index
  1 threads and 64 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     2.56ms    1.20ms  31.02ms   92.11%
    Req/Sec    25.31k     1.02k   27.40k    80.00%
  Latency Distribution
     50%  950.00us
     75%    2.71ms
     90%    3.33ms
     99%    1.20s
  75601 requests in 3.00s, 6.11GB read
${more}Requests/sec:  25198.31
Transfer/sec:      2.04GB
`;

test('what wrk prints is read with its units', () => {
  const { p50, ...rest } = readWrk(said());
  expect(p50).toBeCloseTo(0.95);
  expect(rest).toEqual({ perSecond: 25_198.31, p99: 1_200, answered: 75_601, failures: 0 });
});

test('what failed is counted, and anything else is refused', () => {
  const failing = '  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 10\n';
  expect(readWrk(said(failing)).failures).toBe(20);
  expect(() => readWrk('unable to connect to 127.0.0.1:1')).toThrow('unable to connect');
});
