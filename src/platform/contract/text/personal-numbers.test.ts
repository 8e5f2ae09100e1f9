import { describe, expect, it } from 'vitest';
import { textField } from '../fields.ts';
import { personalNumberIn, shownToAll } from './personal-numbers.ts';

describe('a personal number in a public text', () => {
  it.each([
    ['报名找我 13912345678。', '139****5678'],
    ['电话１３９１２３４５６７８', '139****5678'],
    ['139 1234 5678', '139****5678'],
    ['139-1234-5678', '139****5678'],
    ['微信同号 +86 13912345678', '139****5678'],
    ['身份证 11010519491231002X', '110***********002X'],
    ['座机 0688-8612-1205，热线 12345', undefined],
    ['活动编号 202611210058，共 13912345 人次', undefined],
    ['订单 213912345678901', undefined],
    ['11月23日 17:30 到 19:00，第 13 至 15 号桌', undefined],
    ['', undefined],
  ])('%s', (text, masked) => {
    expect(personalNumberIn(text)).toBe(masked);
  });

  it('is refused at its field, with the number masked', () => {
    const { error } = shownToAll(textField('口号', 1, 50)).safeParse('找我 13912345678');
    expect(error?.issues.map(({ message }) => message)).toEqual([
      '有像手机号或证件号的数字（139****5678），公开后谁都能看到，请删掉；要留电话，请写单位的电话',
    ]);
    expect(shownToAll(textField('口号', 1, 50)).safeParse('一起来').success).toBe(true);
  });
});
