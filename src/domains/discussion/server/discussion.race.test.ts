import { beforeEach, expect, it } from 'vitest';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { openHouse } from '#testing/open-house.ts';
import type { SignedInAs } from '#testing/sign-in.ts';
import { createPost, pinPost } from '../contract/discussion.contract.ts';
import { chatLimits } from '../contract/discussion.words.ts';

describeOnPostgres('the pins of an activity in a rush', () => {
  const { app } = openHouse();
  let team: SignedInAs<'team'>;
  let activityId: number;
  beforeEach(async () => {
    team = await app().signIn('team', { account: { mobile: '13800000001' } });
    ({ activityId } = await buildActivity(app().sql, { now: app().clock(), teamId: team.teamId }));
  });

  const write = (content: string, isPinned: boolean) =>
    app().call(createPost, { activityId, kind: 'notice', content, isPinned }, team);
  const names = ['一', '二', '三', '四', '五', '六', '七', '八'];
  const pinnedNow = async () =>
    (await app().sql.selectFrom('chatPosts').select('id').where('isPinned', '=', true).execute()).length;

  it('stay three, however many notices are pinned at once', async () => {
    const chatIds = [];
    for (const name of names) chatIds.push((await write(name, false)).body.result.chatId);
    // The first round still opens connections, one after the other.
    for (let round = 0; round < 3; round += 1) {
      await app().sql.updateTable('chatPosts').set({ isPinned: false }).execute();
      const answers = await Promise.all(
        chatIds.map((chatId) => app().call(pinPost, { chatId, isPinned: true }, team)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(chatLimits.pinnedPerActivity);
      expect(await pinnedNow()).toBe(chatLimits.pinnedPerActivity);
    }
  });

  it('stay three, however many pinned notices are written at once', async () => {
    const answers = await Promise.all(names.map((name) => write(name, true)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(chatLimits.pinnedPerActivity);
    expect(await pinnedNow()).toBe(chatLimits.pinnedPerActivity);
  });
});
