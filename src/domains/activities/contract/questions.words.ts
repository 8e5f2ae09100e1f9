/** How a question of an activity is answered. */
export const questionKinds = { text: '填写文字', number: '填写数字', one: '单选', several: '多选' } as const;
export type QuestionKind = keyof typeof questionKinds;

/** Kinds that are answered out of a list. */
export const isChosen = (kind: QuestionKind): boolean => kind === 'one' || kind === 'several';

/** At most so many questions, and choices of one. */
export const mostQuestions = 5;
export const mostChoices = 10;

/** Longest written answer, in characters. */
export const longestAnswer = 200;
