import { useState } from 'react';
import type { Question } from '#domains/activities/contract/questions.contract.ts';
import { SignUpQuestions, type TypedAnswers } from '#domains/signups/web/sign-up/sign-up-questions.tsx';
import styles from './preview-questions.module.css';

const noErrors = (): undefined => undefined;

/** The questions as whoever signs up meets them, one by one with a text of its own; what is answered here goes nowhere. */
export function PreviewQuestions({ questions }: { questions: readonly Question[] }) {
  const [answers, setAnswers] = useState<TypedAnswers>({});
  const written = questions.filter(
    ({ text }, place) => text !== '' && questions.findIndex((other) => other.text === text) === place,
  );
  if (written.length === 0) return null;
  return (
    <section className="panel" aria-label="报名时要回答">
      <div className="panel__h">
        <h2>报名时要回答</h2>
      </div>
      <div className={styles.questions}>
        <SignUpQuestions questions={written} answers={answers} onChange={setAnswers} errorOf={noErrors} />
      </div>
    </section>
  );
}
