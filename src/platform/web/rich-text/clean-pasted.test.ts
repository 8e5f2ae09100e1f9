import { expect, it } from 'vitest';
import { cleanPasted } from './clean-pasted.ts';

it.each([
  [
    'Word',
    '<!--[if gte mso 9]><xml>x</xml><![endif]--><style>p{}</style><p class="MsoNormal" style="font-family:宋体"><b>通知</b><o:p></o:p></p>',
    '<p><b>通知</b></p>',
  ],
  ['alignment', '<p style="text-align:center;color:red">中</p>', '<p class="ta-center">中</p>'],
  [
    'pictures from elsewhere',
    '<p>甲<img src="file:///C:/a.png"><img src="https://a.cn/b.png"></p>',
    '<p>甲</p>',
  ],
  ['own pictures', '<img src="/files/p/a/1600.webp" alt="江">', '<img src="/files/p/a/1600.webp" alt="江">'],
  ['bullets that are text', '<p>·　甲</p><p>· 乙</p><p>丙</p>', '<ul><li>甲</li><li>乙</li></ul><p>丙</p>'],
  ['scripts', '<p onclick="x()">甲</p><script>x()</script>', '<p onclick="x()">甲</p>'],
])('takes in %s', (_, pasted, kept) => {
  expect(cleanPasted(pasted)).toBe(kept);
});
