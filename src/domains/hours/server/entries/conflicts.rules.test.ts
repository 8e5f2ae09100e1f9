import { describe, expect, test } from 'vitest';
import type { EvidenceGrade, HourState } from '../../contract/hours.words.ts';
import { conflictVerdict, stepsBack } from './conflicts.rules.ts';

type Case = [EvidenceGrade, [EvidenceGrade, HourState][], ReturnType<typeof conflictVerdict>];

describe('conflictVerdict', () => {
  test.each<Case>([
    ['A', [], 'free'],
    ['D', [], 'free'],
    // What a team only says never blocks what a code proved.
    ['A', [['D', 'submitted']], 'free'],
    ['B', [['C', 'calculated']], 'free'],
    ['B', [['C', 'disputed']], 'free'],
    ['A', [['D', 'publicity']], 'free'],
    // What has taken effect stays.
    ['A', [['D', 'effective']], 'blocked'],
    // Equals: the centre chooses, until one of them is public.
    ['A', [['B', 'calculated']], 'centre'],
    ['B', [['A', 'disputed']], 'centre'],
    ['C', [['D', 'submitted']], 'centre'],
    ['D', [['D', 'disputed']], 'centre'],
    ['A', [['A', 'publicity']], 'blocked'],
    ['C', [['D', 'publicity']], 'blocked'],
    ['D', [['C', 'effective']], 'blocked'],
    // The unproved waits for the proved, whatever became of that.
    ['D', [['A', 'calculated']], 'blocked'],
    ['C', [['B', 'submitted']], 'blocked'],
    ['C', [['B', 'disputed']], 'blocked'],
    // The strongest of several decides.
    [
      'A',
      [
        ['D', 'submitted'],
        ['B', 'calculated'],
      ],
      'centre',
    ],
    [
      'A',
      [
        ['D', 'publicity'],
        ['B', 'publicity'],
      ],
      'blocked',
    ],
  ])('%s beside %o is %s', (grade, others, verdict) => {
    expect(
      conflictVerdict(
        grade,
        others.map(([evidenceGrade, state]) => ({ evidenceGrade, state })),
      ),
    ).toBe(verdict);
  });

  test('two records are never both free beside one another', () => {
    const grades = ['A', 'B', 'C', 'D'] as const;
    for (const one of grades)
      for (const other of grades) {
        const verdicts = [
          conflictVerdict(one, [{ evidenceGrade: other, state: 'calculated' }]),
          conflictVerdict(other, [{ evidenceGrade: one, state: 'calculated' }]),
        ];
        expect(verdicts.filter((verdict) => verdict === 'free').length).toBeLessThan(2);
      }
  });

  test.each([
    ['A', 'D', 'publicity', true],
    ['B', 'C', 'publicity', true],
    ['C', 'D', 'publicity', false],
    ['A', 'B', 'publicity', false],
    ['A', 'D', 'effective', false],
    ['A', 'D', 'submitted', false],
  ] as const)('beside %s a %s in %s steps back: %s', (grade, evidenceGrade, state, answer) => {
    expect(stepsBack(grade, { evidenceGrade, state })).toBe(answer);
  });
});
