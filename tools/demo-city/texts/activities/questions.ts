import { z } from 'zod';
import { mostQuestions, questionKinds } from '#domains/activities/contract/questions.words.ts';
import { readCityFile } from '../city-file.ts';
import { category, line, lineList, wordOf } from '../shapes.ts';

/** What activities of some categories ask of who signs up, and how people answer: one entry of `answers` is one person's. */
export const QUESTIONS = readCityFile(
  'questions',
  z.array(
    z.strictObject({
      category,
      questions: z
        .array(
          z.strictObject({
            text: line,
            kind: wordOf(questionKinds),
            choices: lineList.default([]),
            answers: z.array(lineList).min(1),
          }),
        )
        .min(1)
        .max(mostQuestions),
    }),
  ),
);
