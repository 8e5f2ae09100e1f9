import { describe, expect, it } from 'vitest';
import { figureLabel, hoursLabel, hoursOf } from './figures.ts';

describe('figures as people read them', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_461, '1,461'],
    [1_234_567.89, '1,234,567.9'],
  ])('%d is %s', (value, label) => {
    expect(figureLabel(value)).toBe(label);
  });

  it.each([
    [0, 0, '0.0'],
    [5, 0, '0.0'],
    [-5, -0, '0.0'],
    [170, 2.8, '2.8'],
    [-170, -2.8, '-2.8'],
    [179, 2.9, '2.9'],
    [75_000, 1_250, '1,250.0'],
  ])('%d minutes are %d hours, %s', (minutes, hours, label) => {
    expect(hoursOf(minutes)).toBe(hours);
    expect(hoursLabel(minutes)).toBe(label);
  });
});
