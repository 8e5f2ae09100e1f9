import { Counter, Histogram, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { addAnswerTally } from './answer-tally.ts';

/** What the library's own counter and histogram say of the same answers. */
function libraryTally() {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answers by method, route as mounted, and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the request to the end of its answer',
    labelNames: ['method', 'route'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
    registers,
  });
  return { registry, requests, durations };
}

const answers = [
  { method: 'GET', route: '/a', status: 200, ms: 0.5 },
  { method: 'GET', route: '/a', status: 304, ms: 1 },
  { method: 'GET', route: '/a', status: 200, ms: 250 },
  { method: 'POST', route: '/a', status: 409, ms: 30_001 },
  { method: 'GET', route: '/stream', status: 200, ms: undefined },
  { method: 'GET', route: '/b', status: 200, ms: 30_000 },
];

describe('the tally of answers', () => {
  it('reads as the counter and the histogram of the library do, as text and by name', async () => {
    const registry = new Registry();
    const count = addAnswerTally(registry);
    const library = libraryTally();
    for (const { ms, ...answer } of answers) {
      count(answer, ms);
      library.requests.inc(answer);
      const { status: _, ...labels } = answer;
      if (ms !== undefined) library.durations.observe(labels, ms / 1_000);
    }
    const sorted = (text: string) => text.split('\n').sort();
    expect(sorted(await registry.metrics())).toEqual(sorted(await library.registry.metrics()));
    const named = async (of: Registry) =>
      (await of.getMetricsAsJSON()).map(({ name, type, aggregator, values }) => [
        name,
        type,
        aggregator,
        values.length,
      ]);
    expect(await named(registry)).toEqual(await named(library.registry));
  });

  it('says the same again when nothing was answered in between, and grows when something was', async () => {
    const registry = new Registry();
    const count = addAnswerTally(registry);
    count({ method: 'GET', route: '/a', status: 200 }, 2);
    const once = await registry.metrics();
    expect(await registry.metrics()).toBe(once);
    count({ method: 'GET', route: '/a', status: 200 }, 2);
    expect(await registry.metrics()).toContain('http_requests_total{method="GET",route="/a",status="200"} 2');
    expect(await registry.metrics()).toContain(
      'http_request_duration_seconds_count{method="GET",route="/a"} 2',
    );
  });
});
