import type { Answer } from '#domains/activities/contract/questions.contract.ts';
import { judgeAnswers } from '#domains/signups/server/questions/answers.rules.ts';
import type { City, CityActivity } from '../city.ts';
import type { CitySignUp } from '../grow-sign-ups.ts';
import { QUESTIONS } from '../texts/activities/questions.ts';

type Asking = (typeof QUESTIONS)[number]['questions'];

/** Of so many people one leaves a question out. */
const silentEvery = 5;

/** Of each category in the city's texts the activity ahead with most sign-ups asks something, and who signed up has answered. */
export function growQuestions(city: City, signUps: readonly CitySignUp[]): void {
  for (const { category, questions } of QUESTIONS) {
    const ahead = city.activities.filter((one) => one.state === 'published' && one.category === category);
    const countOf = (activity: CityActivity) =>
      signUps.filter(({ shift }) => shift.activity === activity).length;
    const asks = ahead.toSorted((a, b) => countOf(b) - countOf(a))[0];
    if (!asks) continue;
    asks.row.questions = questions.map(({ text, kind, choices }) => ({
      text,
      kind,
      choices,
      isRequired: false,
    }));
    const those = signUps.filter(({ shift }) => shift.activity === asks);
    for (const [index, signUp] of those.entries()) signUp.answers = answersOf(questions, index);
  }
}

/** The answers of the `index`th person, kept as the product keeps them. @throws where it would not take them */
export function answersOf(questions: Asking, index: number): Answer[] {
  const given = questions.map(({ text, answers }, asked) => ({
    question: text,
    values: (index + asked) % silentEvery === silentEvery - 1 ? [] : answers[index % answers.length]!,
  }));
  const judged = judgeAnswers(
    questions.map((question) => ({ ...question, isRequired: false })),
    given,
  );
  if (judged.kind !== 'good')
    throw new Error(`no answer to ${questions[0]?.text}: ${JSON.stringify(judged)}`);
  return judged.answers;
}
