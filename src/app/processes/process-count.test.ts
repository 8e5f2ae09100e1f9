import { describe, expect, it } from 'vitest';
import { processCount } from './process-count.ts';

const DATABASE_URL = 'postgres://localhost/volunteers';

describe('PROCESSES', () => {
  it.each([
    ['one unless it is set', {}, 1],
    ['a number with a server', { PROCESSES: '4', DATABASE_URL }, 4],
    ['one a processor', { PROCESSES: 'auto', DATABASE_URL }, 8],
    ['one on the embedded database', { PROCESSES: '1' }, 1],
  ])('%s', (_title, environment, count) => {
    expect(processCount(environment, 8)).toEqual({ count });
  });

  it('leaves a number for the successor when there are many processors', () => {
    expect(processCount({ PROCESSES: 'auto', DATABASE_URL }, 64)).toEqual({ count: 15 });
  });

  it('says why the embedded database has one: as a refusal to a number, as a remark to auto', () => {
    const why = 'the embedded database belongs to one process; set DATABASE_URL to a PostgreSQL server';
    expect(() => processCount({ PROCESSES: '2' }, 8)).toThrow(`PROCESSES must be 1: ${why}`);
    expect(processCount({ PROCESSES: 'auto' }, 8)).toEqual({ count: 1, because: `one process: ${why}` });
  });

  it.each(['0', '16', '2.5', 'many'])('refuses %s', (text) => {
    expect(() => processCount({ PROCESSES: text, DATABASE_URL }, 8)).toThrow(
      `PROCESSES must be a whole number from 1 to 15 or auto, not "${text}"`,
    );
  });
});
