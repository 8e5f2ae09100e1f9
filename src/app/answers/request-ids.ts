import { randomUUID } from 'node:crypto';

/**
 * Makes ids of requests: as long as a UUID, the first two thirds of one drawn at random, the rest counted, so that no other process has the same.
 * They name a request in the log and to whoever asked for it, and open nothing. A random one for each would be a thirtieth of what a kept page costs.
 */
export function createRequestIds(): () => string {
  const drawn = randomUUID().slice(0, -12);
  let count = 0;
  return () => {
    count += 1;
    return drawn + count.toString(16).padStart(12, '0');
  };
}
