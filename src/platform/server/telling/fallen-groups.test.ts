import { expect, it } from 'vitest';
import { createFallenGroups } from './fallen-groups.ts';

it('every group that could not be written together is counted, and told of once a second with how many were not', () => {
  const lines: object[] = [];
  let now = 0;
  const groups = createFallenGroups(
    (level, msg, fields) => lines.push({ level, msg, ...fields }),
    () => now,
  );
  const note = (calls: number) =>
    groups.note({ action: 'signUpForShift', calls, error: new Error('no disk left') });
  note(32);
  note(7);
  note(1);
  now = 999;
  note(2);
  now = 1_000;
  note(5);
  now = 2_500;
  note(6);
  expect(groups.count).toBe(6);
  const line = {
    level: 'warn',
    msg: 'calls could not be written together',
    action: 'signUpForShift',
    cause: expect.stringContaining('no disk left'),
  };
  expect(lines).toEqual([
    { ...line, calls: 32 },
    { ...line, calls: 5, groupsSince: 3 },
    { ...line, calls: 6 },
  ]);
});
