import http from 'node:http';
import type { HttpRequest } from './calls.ts';
import { type Measure, percentile } from './measure.ts';

/** One caller that asks for one thing after the other: what one person waits. @throws when one is not answered */
export async function alone(
  address: string,
  requests: readonly HttpRequest[],
  count: number,
): Promise<Pick<Measure, 'p50' | 'p99'>> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const request = requests[index % requests.length]!;
    const askedAt = performance.now();
    const status = await answerOf(address + request.path, { ...request, agent });
    if (status !== 200) throw new Error(`${request.path} answered ${status}`);
    times.push(performance.now() - askedAt);
  }
  agent.destroy();
  times.sort((one, other) => one - other);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** The status of an answer that was read to its end. */
const answerOf = (url: string, { method, headers, body, agent }: HttpRequest & { agent: http.Agent }) =>
  new Promise<number>((resolve, reject) => {
    const request = http.request(url, { method, headers, agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('error', reject);
    request.end(body);
  });

/** `p50 1.2 ms, p99 3.4 ms`. */
export const timesOf = ({ p50, p99 }: Pick<Measure, 'p50' | 'p99'>): string =>
  `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
