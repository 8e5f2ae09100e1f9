import { expect, it } from 'vitest';
import { errorFrames, errorText } from './error-text.ts';

it('an error is one line of code and message, with long runs of digits blanked', () => {
  const error = Object.assign(new Error('invalid input syntax: "13812345678"\n  at byte 12'), {
    code: '22P02',
  });
  expect(errorText(error)).toBe('22P02 invalid input syntax: "#" · at byte 12');
});

it('an error of a page of text is cut', () => {
  expect(errorText(new Error('x'.repeat(40_000)))).toHaveLength(500);
});

it('what is no error is told as it is', () => {
  expect(errorText('stopped')).toBe('stopped');
  expect(errorText(undefined)).toBe('undefined');
  expect(errorFrames('stopped')).toBe('');
});

it('the frames name places and never the message', () => {
  const frames = errorFrames(new Error('my own words'));
  expect(frames).toContain('error-text.test.ts');
  expect(frames).not.toContain('my own words');
});
