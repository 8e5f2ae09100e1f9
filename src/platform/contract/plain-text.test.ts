import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['<p>志<b>愿</b>服务</p><p>第二段</p>', '志愿服务\n第二段'],
  ['<ul><li>甲</li><li>乙</li></ul>', '甲\n乙'],
  ['一行<br/>又一行&nbsp;&amp;&lt;b&gt;&#24535;&#x613f;', '一行\n又一行 &<b>志愿'],
  ['没有标记', '没有标记'],
  ['&unknown; &#0;', '&unknown;'],
])('%s is read as %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});
