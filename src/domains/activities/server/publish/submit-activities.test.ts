import { expect, it } from 'vitest';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { openTables } from '#testing/open-tables.ts';
import { buildForm } from '../../testing/activities.builders.ts';
import { runAs, storedActivity, testNow } from '../../testing/activity-world.ts';
import { createActivity } from './create-activity.ts';
import { previewSubmissions } from './preview-submissions.ts';
import { submitActivities } from './submit-activities.ts';

const { database, sql } = openTables();

it('submits what is complete, tells of the rest why not, and a rehearsal changes nothing', async () => {
  const team = await buildTeam(sql());
  const own = runAs(database(), team.caller);
  const stranger = runAs(database(), (await buildTeam(sql())).caller);
  const draft = async (by: typeof own, wish: object = {}) =>
    (await by(createActivity, { form: buildForm(wish, testNow) })).activityId;
  const good = [await draft(own), await draft(own)];
  const bare = await draft(own, { placeName: '' });
  const barer = await draft(own, { placeName: '', address: '', contactName: '', contactPhone: '' });
  const foreign = await draft(stranger);
  const items = [...good, bare, barer, foreign].map((activityId) => ({ activityId, version: 1 }));
  const outcome = {
    doneIds: good,
    refused: [
      { id: bare, msg: '还有必须修改的问题：请填写集合地点' },
      { id: barer, msg: '还有必须修改的问题：请填写集合地点；请填写详细地址；请填写联系人；还有 1 处' },
      { id: foreign, msg: '没有找到这个活动' },
    ],
  };
  const statusOf = async (id: number) => (await storedActivity(sql(), id)).status;
  expect(await own(previewSubmissions, { items })).toEqual(outcome);
  expect(await statusOf(good[0]!)).toBe('draft');
  expect(await own(submitActivities, { items })).toEqual(outcome);
  expect(await Promise.all([...good, bare, barer, foreign].map(statusOf))).toEqual([
    'pending',
    'pending',
    'draft',
    'draft',
    'draft',
  ]);
  const again = await own(submitActivities, { items });
  expect(again).toMatchObject({
    doneIds: [],
    refused: [{ id: good[0] }, { id: good[1] }, { id: bare }, { id: barer }, { id: foreign }],
  });
});
