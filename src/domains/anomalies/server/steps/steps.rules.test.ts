import { expect, it } from 'vitest';
import { shiftOfSubject, shownSteps } from './steps.rules.ts';

const noon = new Date('2026-11-23T12:00:00+08:00');
const tap = (place: number, wish: { isAbout?: boolean; deviceHash?: string | null } = {}) => ({
  volunteerId: 1000 + place,
  kind: 'in' as const,
  at: new Date(noon.getTime() - place * 1000),
  deviceHash: 'ab'.repeat(32),
  displayName: '𠮷田',
  isAbout: false,
  ...wish,
});

it('only a flag of a shift names one', () => {
  expect(['shift:12:7F3A:1', 'team:12:2026-11', 'file:x', 'shift:built:2'].map(shiftOfSubject)).toEqual([
    12,
    null,
    null,
    null,
  ]);
});

it('keeps two hundred, says that there were more, and orders them by time', () => {
  const { steps, hasMoreSteps } = shownSteps(
    Array.from({ length: 201 }, (_, place) => tap(place)),
    noon,
  );
  expect([steps.length, hasMoreSteps]).toEqual([200, true]);
  expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).sort());
});

it('a sign is one whole character, only of those whom it is about', () => {
  const { steps } = shownSteps([tap(1, { isAbout: true }), tap(0)], noon);
  expect(steps.map(({ sign }) => sign)).toEqual(['𠮷', null]);
});

it('without a tap nothing was forgotten', () => {
  expect(shownSteps([], noon)).toEqual({
    steps: [],
    deviceMarks: [],
    areDevicesForgotten: false,
    hasMoreSteps: false,
  });
});
