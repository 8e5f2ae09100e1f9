import type { Answer, Question } from '#domains/activities/contract/questions.contract.ts';
import { isChosen, longestAnswer } from '#domains/activities/contract/questions.words.ts';
import type { FieldError } from '#platform/contract/envelope.ts';

/** What came with a sign-up: for each question that was shown, in its words, what was written or chosen. */
export type GivenAnswer = { question: string; values: readonly string[] };

export type AnswerJudgement =
  /** The team asks something else since the page was read. */
  { kind: 'changed' } | { kind: 'wrong'; errors: FieldError[] } | { kind: 'good'; answers: Answer[] };

/** Whether a sign-up answers what the activity asks. Answers keep the wording they were given to; what was left out is not kept. */
export function judgeAnswers(questions: readonly Question[], given: readonly GivenAnswer[]): AnswerJudgement {
  const isOther = given.some(({ question }) => !questions.some(({ text }) => text === question));
  if (isOther || (given.length > 0 && given.length !== questions.length)) return { kind: 'changed' };
  const valuesOf = ({ text }: Question): string[] =>
    (given.find(({ question }) => question === text)?.values ?? [])
      .map((value) => value.trim())
      .filter(Boolean);
  const errors = questions.flatMap((question, index) => {
    const msg = faultIn(question, valuesOf(question));
    return msg === undefined ? [] : [{ path: `answers.${index}`, msg }];
  });
  if (errors.length > 0) return { kind: 'wrong', errors };
  const answers = questions.map((question) => ({
    question: question.text,
    answer: valuesOf(question).join('、'),
  }));
  return { kind: 'good', answers: answers.filter(({ answer }) => answer !== '') };
}

function faultIn({ kind, choices, isRequired }: Question, values: readonly string[]): string | undefined {
  const [first] = values;
  if (first === undefined)
    return isRequired ? (isChosen(kind) ? '请选择一项再报名' : '请回答这个问题') : undefined;
  if (kind !== 'several' && values.length > 1) return '这个问题只能有一个回答';
  if (isChosen(kind) && values.some((value) => !choices.includes(value))) return '选项已经变化，请重新选择';
  if (new Set(values).size < values.length) return '同一个选项选了两次';
  if (kind === 'number' && !/^-?\d{1,9}(?:\.\d{1,2})?$/u.test(first)) return '请填写数字，至多两位小数';
  return [...first].length > longestAnswer ? `回答至多 ${longestAnswer} 个字` : undefined;
}
