import { expect, it } from 'vitest';
import { notesOfRows } from './row-notes.rules.ts';

const shift = {
  postName: '引导',
  startsAt: '2026-12-05T09:00:00+08:00',
  endsAt: '2026-12-05T11:00:00+08:00',
  breakMinutes: 10,
  capacity: 12,
  minNeeded: 2,
};
const warning = { level: 'warn' as const, code: 'shiftClash', msg: '时间重叠' };

it('says of each row what is worst: what is seen at once, what was refused, what was found', () => {
  const notes = notesOfRows(
    [{ ...shift, capacity: 0 }, shift, shift, shift],
    [{ path: 'shifts.2.id', msg: '这一场已不存在' }],
    [
      { ...warning, field: 'shifts.0' },
      { ...warning, field: 'shifts.1' },
      { level: 'block', code: 'shiftShort', field: 'shifts.1.endsAt', msg: '一场至少 15 分钟' },
      { ...warning, field: 'title' },
    ],
  );
  expect([...notes]).toEqual([
    [0, { at: 'capacity', msg: '每场至少 1 人', isHint: false }],
    [2, { at: 'id', msg: '这一场已不存在', isHint: false }],
    [1, { at: 'endsAt', msg: '一场至少 15 分钟', isHint: false }],
  ]);
});
