import { describe, expect, it } from 'vitest';
import { attachFiles, releaseFiles } from '#domains/files/server/index.ts';
import { buildPicture, uploadRequest } from '#domains/files/testing/files.builders.ts';
import { buildNews } from '#domains/news/testing/news.builders.ts';
import { openHouse } from '#testing/open-house.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { testAct } from '#testing/test-act.ts';

const { app } = openHouse({ isOneStory: true });

describe('a file of a public purpose', () => {
  it('is seen by everybody only while something public holds it', async () => {
    const newsId = await buildNews(app().sql, { status: 'pending' });
    const person = await app().signIn('volunteer');
    const upload = { purpose: 'newsPicture' as const, bytes: await buildPicture() };
    const { fileId, url } = (await app().inject(uploadRequest(upload, person))).json().result;
    const act = testAct({
      sql: app().sql,
      now: app().clock(),
      caller: { kind: 'volunteer', accountId: person.accountId } as never,
    });
    const seen = (as?: SignedIn) =>
      app().inject({ url, headers: as ? { authorization: `Bearer ${as.token}` } : {} });
    const status = async (as?: SignedIn) => (await seen(as)).statusCode;
    const stranger = await app().signIn('volunteer');
    const reviewer = await app().signIn('staff', { permissions: ['news.review'] });
    const seenBy = async () => [
      await status(),
      await status(stranger),
      await status(reviewer),
      await status(person),
    ];
    expect(await seenBy()).toEqual([404, 404, 404, 200]);
    const holder = { targetType: 'news', targetId: newsId, purpose: 'newsPicture' as const };
    await attachFiles(act, { ...holder, fileIds: [fileId] });
    expect(await seenBy()).toEqual([404, 404, 200, 200]);
    const set = (to: 'published' | 'offline') =>
      app().sql.updateTable('newsItems').set({ status: to }).where('id', '=', newsId).execute();
    await set('published');
    expect(await seenBy()).toEqual([200, 200, 200, 200]);
    expect((await seen()).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    await set('offline');
    expect(await seenBy()).toEqual([404, 404, 200, 200]);
    await set('published');
    await releaseFiles(act, holder);
    expect(await seenBy()).toEqual([404, 404, 200, 200]);
  });
});
