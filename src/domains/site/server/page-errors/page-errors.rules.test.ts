import { describe, expect, it } from 'vitest';
import { browserOf, cleanFrames, cleanPlace, cleanText, fingerprintOf } from './page-errors.rules.ts';

describe('a reported error', () => {
  it('keeps what happened and nothing of whom', () => {
    expect(cleanText("Cannot read properties of undefined (reading '13812345678')")).not.toMatch(/\d{4}/);
    expect(cleanText('no account li.ming@example.com 330106199803041234')).toBe('no account … …');
    expect(cleanPlace('/usercenter/index/myactivity/detail/123?name=沈')).toBe(
      '/usercenter/index/myactivity/detail/:id',
    );
  });

  it('keeps own files with line and column, five at most', () => {
    const stack = [
      'TypeError: x is undefined',
      ...Array.from(
        { length: 9 },
        (_, n) => `    at f (https://city.example/assets/page-a1b2.js:${n + 1}:20)`,
      ),
    ].join('\n');
    expect(cleanFrames(stack).split('\n')).toHaveLength(5);
    expect(cleanFrames(stack).split('\n')[0]).toBe('page-a1b2.js:1:20');
    expect(cleanFrames('at 13812345678')).toBe('');
  });

  it('names the family of the browser', () => {
    expect(browserOf('Mozilla/5.0 … Chrome/128.0.0.0 Safari/537.36 Edg/128.0')).toBe('Edge 128');
    expect(browserOf('Mozilla/5.0 (iPhone) … Version/17.5 Mobile Safari/604.1')).toBe('Safari 17');
    expect(browserOf('curl/8')).toBe('其他');
  });

  it('is of one kind by words, place and first file', () => {
    const error = { message: 'a', place: '/b', frames: 'c.js:1:1\nd.js:2:2' };
    expect(fingerprintOf({ ...error, frames: 'c.js:1:1\ne.js:9:9' })).toBe(fingerprintOf(error));
    expect(fingerprintOf({ ...error, place: '/x' })).not.toBe(fingerprintOf(error));
  });
});
