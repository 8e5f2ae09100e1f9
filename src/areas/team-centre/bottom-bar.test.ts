import { expect, it } from 'vitest';
import { bottomBarOf } from './bottom-bar.ts';

it.each([
  ['teamindex', '首页'],
  ['teamindex/more', '更多'],
  ['teammodify', '更多'],
  ['teamuser/detail/3', '更多'],
  ['teamactivity', '活动'],
  ['teamactivity/bm/3', '活动'],
  ['teamactivity/today', '今天'],
  ['teamactivity/cj/3', '今天'],
  ['teammsg', '消息'],
])('on %s stand the same five, and %s is current', (page, current) => {
  const bar = bottomBarOf(`/teamcenter/index/${page}`, 4);
  expect(bar.map(({ label }) => label)).toEqual(['首页', '活动', '今天', '消息', '更多']);
  expect(bar.filter(({ isCurrent }) => isCurrent).map(({ label }) => label)).toEqual([current]);
  expect(bar.map(({ unreadCount }) => unreadCount)).toEqual([undefined, undefined, undefined, 4, undefined]);
});
