import { expect, it } from 'vitest';
import { answersOf } from '../../volunteers/grow-questions.ts';
import { QUESTIONS } from './questions.ts';

it('every answer is one that the product takes, and some people leave a question out', () => {
  for (const { questions } of QUESTIONS) {
    const everybody = Array.from({ length: 20 }, (_, index) => answersOf(questions, index));
    const given = new Set(everybody.flat().map(({ answer }) => answer));
    for (const { answers } of questions)
      for (const values of answers) expect(given).toContain(values.join('、'));
    expect(everybody.some((answers) => answers.length < questions.length)).toBe(true);
  }
});
