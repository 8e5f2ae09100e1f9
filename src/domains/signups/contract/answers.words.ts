/** Answers on one line, for lists, sheets and files. */
export const answersLine = (answers: readonly { question: string; answer: string }[]): string =>
  answers.map(({ question, answer }) => `${question}：${answer}`).join('；');
