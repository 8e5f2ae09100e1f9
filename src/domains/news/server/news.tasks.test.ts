import { describe, expect, it } from 'vitest';
import { testAct } from '#testing/test-act.ts';
import { newsForm } from '../testing/news.builders.ts';
import { deskNow, openNewsDesk } from '../testing/open-news-desk.ts';
import { newsTasks } from './news.tasks.ts';
import { pinNews } from './desk/pin-news.ts';
import { createViewCounter } from './view-counter.ts';

const { sql, team, first, as, write, row, versionOf, published } = openNewsDesk();

describe('the clock', () => {
  const views = createViewCounter();
  const run = (name: string, at: Date) => {
    const task = newsTasks(views, 0).find((one) => one.name === name);
    return task?.run(testAct({ sql: sql(), now: at }));
  };

  it('publishes what is due and takes down what has ended', async () => {
    const times = { publishAt: '2026-11-22T08:00:00+08:00', expireAt: '2026-11-23T08:00:00+08:00' };
    const { dynamicId } = await write(first(), newsForm({ dynamicTypeId: 1006, ...times }));
    expect((await row(dynamicId)).status).toBe('scheduled');
    await run('news.publishDue', new Date('2026-11-22T07:59:59+08:00'));
    expect((await row(dynamicId)).status).toBe('scheduled');
    await run('news.publishDue', new Date('2026-11-22T08:00:00+08:00'));
    expect((await row(dynamicId)).status).toBe('published');
    await run('news.expireDue', new Date('2026-11-23T08:00:00+08:00'));
    expect(await row(dynamicId)).toMatchObject({ status: 'offline', note: '到期自动下线' });
  });

  it('takes items off the top when their time is over', async () => {
    const id = await published();
    const topUntil = '2026-11-22T00:00:00+08:00';
    await pinNews(as(first()), { ...(await versionOf(id)), isTop: true, topUntil, isRecommend: true });
    expect(await row(id)).toMatchObject({ isTop: true, isRecommended: true });
    await run('news.unpinDue', new Date(topUntil));
    expect(await row(id)).toMatchObject({ isTop: false, topUntil: null, isRecommended: true });
  });

  it('stores views in one go, each reader once a day', async () => {
    const id = await published();
    const reader = (userAgent: string, at = deskNow) =>
      views.count({ ...testAct({ sql: sql(), now: at }), userAgent }, id);
    reader('甲');
    reader('甲');
    reader('乙');
    expect((await row(id)).viewCount).toBe(0);
    await run('news.storeViews.0', deskNow);
    expect((await row(id)).viewCount).toBe(2);
    reader('甲', new Date('2026-11-22T10:00:00+08:00'));
    await run('news.storeViews.0', deskNow);
    expect((await row(id)).viewCount).toBe(3);
  });

  it('counts nothing for what is not public', async () => {
    const { dynamicId } = await write(team());
    views.count(testAct({ sql: sql(), now: deskNow }), dynamicId);
    await run('news.storeViews.0', deskNow);
    expect((await row(dynamicId)).viewCount).toBe(0);
  });
});
