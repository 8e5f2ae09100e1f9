import { expect, it } from 'vitest';
import { toInstant } from '#platform/contract/instants.ts';
import { lastCutOff, newActivitiesText } from './follows.rules.ts';

it.each([
  ['2026-11-22T17:59:59+08:00', '2026-11-21T18:00:00+08:00'],
  ['2026-11-22T18:00:00+08:00', '2026-11-22T18:00:00+08:00'],
  ['2026-11-23T00:10:00+08:00', '2026-11-22T18:00:00+08:00'],
])('the cut-off before %s is %s', (now, cutOff) => {
  expect(toInstant(lastCutOff(new Date(now)))).toBe(cutOff);
});

const of = (teamId: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    activityId: 10 * teamId + at,
    title: `第${at + 1}场`,
    teamId,
    teamName: `${teamId}队`,
  }));

it.each([
  [of(1, 1), '1队有新活动', '“第1场”。', '/user-index/activityDetail/10'],
  [of(1, 2), '1队有新活动', '“第1场”、“第2场”。', '/user-index/teamDetail/1'],
  [
    [...of(1, 3), ...of(2, 3)],
    '关注的 2 支队伍有新活动',
    '“第1场”、“第2场”、“第3场”、“第1场”、“第2场”等 6 场。',
    '/usercenter/index/myteam?tab=followed',
  ],
])('a day of %j', (found, title, body, link) => {
  expect(newActivitiesText(found)).toEqual({ title, body: `${body}不想再收到，可以取消关注。`, link });
});
