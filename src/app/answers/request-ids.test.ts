import { expect, it } from 'vitest';
import { createRequestIds } from './request-ids.ts';

it('ids of requests are as long as a UUID, and neither one process nor two make one twice', () => {
  const [here, there] = [createRequestIds(), createRequestIds()];
  const ids = Array.from({ length: 5_000 }, () => [here(), there()]).flat();
  expect(new Set(ids).size).toBe(10_000);
  expect(ids.filter((id) => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))).toEqual([]);
});
