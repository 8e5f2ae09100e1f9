import { describe, expect, it } from 'vitest';
import type { Question } from '#domains/activities/contract/questions.contract.ts';
import { judgeAnswers } from './answers.rules.ts';

const asked = (wish: Partial<Question> = {}): Question => ({
  text: '带什么',
  kind: 'text',
  choices: [],
  isRequired: false,
  ...wish,
});
const chosen = { choices: ['手套', '雨衣'] };
const judge = (question: Question, ...values: string[]) =>
  judgeAnswers([question], [{ question: question.text, values }]);

describe('judgeAnswers', () => {
  it('keeps answers with the words of their questions, and nothing of what was left out', () => {
    const questions = [asked({ kind: 'several', ...chosen }), asked({ text: '几个人', kind: 'number' })];
    const given = [
      { question: '带什么', values: ['手套', '雨衣'] },
      { question: '几个人', values: [' '] },
    ];
    expect(judgeAnswers(questions, given)).toEqual({
      kind: 'good',
      answers: [{ question: '带什么', answer: '手套、雨衣' }],
    });
  });

  it.each<[string, Question, string[]]>([
    ['nothing to a required question', asked({ isRequired: true }), []],
    ['blanks to a required question', asked({ isRequired: true }), ['  ']],
    ['two answers to one choice', asked({ kind: 'one', ...chosen }), ['手套', '雨衣']],
    ['what is no choice', asked({ kind: 'several', ...chosen }), ['帽子']],
    ['a choice twice', asked({ kind: 'several', ...chosen }), ['手套', '手套']],
    ['words for a number', asked({ kind: 'number' }), ['两个']],
    ['201 characters', asked(), ['字'.repeat(201)]],
  ])('says at the question what is wrong: %s', (_, question, values) => {
    expect(judge(question, ...values)).toMatchObject({
      kind: 'wrong',
      errors: [{ path: 'answers.0', msg: expect.any(String) }],
    });
  });

  it('passes a decimal, and nothing at all where nothing is required', () => {
    expect(judge(asked({ kind: 'number' }), '1.5')).toMatchObject({ kind: 'good' });
    expect(judgeAnswers([asked()], [])).toEqual({ kind: 'good', answers: [] });
    expect(judgeAnswers([asked({ isRequired: true })], [])).toMatchObject({ kind: 'wrong' });
  });

  it('says that the questions changed when others were answered, or not all were seen', () => {
    const given = [{ question: '带什么', values: ['手套'] }];
    expect(judgeAnswers([asked({ text: '带什么工具' })], given)).toEqual({ kind: 'changed' });
    expect(judgeAnswers([asked(), asked({ text: '几个人' })], given)).toEqual({ kind: 'changed' });
  });
});
