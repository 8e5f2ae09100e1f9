import { expect, it } from 'vitest';
import { bottomBarOf } from './bottom-bar.ts';

it.each([
  ['myindex', '我的'],
  ['modify', '我的'],
  ['myteam/detail/3', '我的'],
  ['myactivity', '活动'],
  ['myactivity/detail/3', '活动'],
  ['mycode', '签到码'],
  ['mymsg', '消息'],
])('on %s stand the same five, and %s is current', (page, current) => {
  const bar = bottomBarOf(`/usercenter/index/${page}`, 4);
  expect(bar.map(({ label }) => label)).toEqual(['首页', '活动', '签到码', '消息', '我的']);
  expect(bar.filter(({ isCurrent }) => isCurrent).map(({ label }) => label)).toEqual([current]);
  expect(bar.map(({ unreadCount }) => unreadCount)).toEqual([undefined, undefined, undefined, 4, undefined]);
});
