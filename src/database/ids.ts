import { INSTANCE_COUNT } from './instance-number.ts';

/** Ids count milliseconds from here: 41 bits of them last until 2093. */
const EPOCH_MS = Date.UTC(2024, 0, 1);
const COUNTER_SIZE = 2 ** 8;
const MAX_MILLISECONDS = 2 ** 41 - 1;

const ROUTE_ID = /^[1-9]\d{0,15}$/;

export type IdGeneratorOptions = {
  /** This process among those that write to one database, 0 to 15, asked for each id: two with the same number could collide. */
  instance: number | (() => number);
  /** Milliseconds since 1970; the clock unless told. */
  now?: () => number;
};

/**
 * Gives ids that grow with time and never repeat within the process: 41 bits of milliseconds, 4 of instance,
 * 8 of counter, together a safe integer. More than 256 in a millisecond, or a clock set back, borrow from the
 * next milliseconds instead of repeating.
 * @throws RangeError when the instance is not 0 to 15 or the clock stands outside 2024 to 2093
 */
export function createIdGenerator({ instance, now = Date.now }: IdGeneratorOptions): () => number {
  const numberOf = typeof instance === 'number' ? () => instance : instance;
  if (typeof instance === 'number' && !isNumber(instance))
    throw new RangeError(`instance ${instance} is not 0 to ${INSTANCE_COUNT - 1}`);
  let milliseconds = -1;
  let counter = 0;
  return () => {
    const elapsed = now() - EPOCH_MS;
    if (!(elapsed >= 0)) throw new RangeError('the clock stands before 2024');
    if (elapsed > milliseconds) {
      milliseconds = Math.floor(elapsed);
      counter = 0;
    } else if (++counter === COUNTER_SIZE) {
      milliseconds += 1;
      counter = 0;
    }
    if (milliseconds > MAX_MILLISECONDS) throw new RangeError('the clock stands after 2093');
    return (milliseconds * INSTANCE_COUNT + numberOf()) * COUNTER_SIZE + counter;
  };
}

const isNumber = (instance: number): boolean =>
  Number.isInteger(instance) && instance >= 0 && instance < INSTANCE_COUNT;

/**
 * The id in a URL: digits without leading zero, at most 2^53-1. Anything else is undefined, so that it ends as
 * "not found" and never reaches SQL, where an overlong number would be an error.
 */
export function parseRouteId(text: string): number | undefined {
  const id = ROUTE_ID.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) ? id : undefined;
}
