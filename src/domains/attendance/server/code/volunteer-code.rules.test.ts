import { describe, expect, test } from 'vitest';
import { type CodeFacts, readCode, volunteerCodeOf } from './volunteer-code.rules.ts';

const at = (time: string): Date => new Date(`2026-11-21T${time}+08:00`);
const facts: CodeFacts = { step: 'checkIn', shiftId: 7, volunteerId: Number.MAX_SAFE_INTEGER };
const made = volunteerCodeOf('secret', facts, at('08:30:10'));

describe('the volunteer’s own code', () => {
  test('is capitals, digits and dashes, and says how long it counts', () => {
    expect(made.code).toMatch(/^I7-[0-9A-Z]{11}-[0-9A-F]{16}$/);
    expect(made.secondsLeft).toBe(110);
    expect(volunteerCodeOf('secret', facts, at('08:30:00')).secondsLeft).toBe(120);
    expect(volunteerCodeOf('secret', facts, at('08:30:59.999')).secondsLeft).toBe(60);
  });

  test.each([
    ['at once', at('08:30:10'), facts],
    ['to the end of the next minute', at('08:31:59.999'), facts],
    ['and not longer', at('08:32:00'), undefined],
    ['nor before it was made', at('08:29:59.999'), undefined],
  ])('is read %s', (...[, time, read]) => {
    expect(readCode(made.code, 'secret', time)).toEqual(read);
  });

  test('is read in any case and with blanks around it', () => {
    expect(readCode(` ${made.code.toLowerCase()}\n`, 'secret', at('08:30:20'))).toEqual(facts);
  });

  test.each([
    ['another step', made.code.replace('I', 'O')],
    ['another shift', made.code.replace('I7', 'I8')],
    ['another person', made.code.replace('I7-2', 'I7-1')],
    ['another end', made.code.slice(0, -1) + (made.code.endsWith('0') ? '1' : '0')],
    ['a number beyond all ids', 'I7-ZZZZZZZZZZZ-0000000000000000'],
    ['letters of several bytes', '志愿者码'],
    ['nothing', ''],
  ])('is not read with %s', (...[, code]) => {
    expect(code).not.toBe(made.code);
    expect(readCode(code, 'secret', at('08:30:20'))).toBeUndefined();
  });

  test('is not read under another key', () => {
    expect(readCode(made.code, 'another', at('08:30:20'))).toBeUndefined();
  });
});
