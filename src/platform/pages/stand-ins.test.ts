import { expect, it } from 'vitest';
import { AnswerBody } from '#platform/server/answers/answer-body.ts';
import { StandIns } from './stand-ins.ts';

it('bytes come where their stand-ins are, in whatever order and however often, between text of any kind', () => {
  const standIns = new StandIns();
  const [first, second] = ['<b>一</b>', '二-->'].map((text) => standIns.for(Buffer.from(text)));
  const html = `<!--注-->${second}中${first}${first}<!--0-->`;
  expect(new AnswerBody(standIns.replacedIn(html)).toString()).toBe(
    '<!--注-->二-->中<b>一</b><b>一</b><!--0-->',
  );
  expect(new AnswerBody(new StandIns().replacedIn('')).toString()).toBe('');
});
