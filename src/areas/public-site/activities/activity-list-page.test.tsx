import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AnyOperation } from '#platform/contract/operation.ts';
import { IslandRendererProvider } from '#platform/web/islands/island.tsx';
import type { PageCall, PageContext } from '#platform/web/page.tsx';
import { activityListPage } from './activity-list-page.tsx';

async function draw(query: string) {
  const asked: Record<string, unknown>[] = [];
  const call: PageCall = async (operation: AnyOperation, request: unknown) => {
    asked.push(request as Record<string, unknown>);
    const counts = { total: 0, categories: [], areas: [] };
    return (operation.name === 'listActivities' ? { list: [], total: 0, nextCursor: null } : counts) as never;
  };
  const url = new URL(`/user-index/activityList?${query}`, 'http://site.invalid');
  const viewer: PageContext['viewer'] = { kind: 'anonymous', isExpired: false };
  const data = await activityListPage.load({ call, url, viewer, now: new Date(), cookies: {} });
  const html = renderToStaticMarkup(
    <IslandRendererProvider renderer={{ nextId: (name) => name, render: () => '' }}>
      {activityListPage.view({ data, viewer, url })}
    </IslandRendererProvider>,
  );
  return { html, asked };
}
const sentence = '结束日期早于开始日期，请改其中一个';

it('says that the end lies before the start, keeps both as typed and asks with neither', async () => {
  const { html, asked } = await draw('from=2026-11-30&to=2026-11-01&area=990101');
  expect(html).toContain(sentence);
  expect(html).toMatch(/<input(?=[^>]* name="from")(?=[^>]* aria-label="开始日期")[^>]* value="2026-11-30"/);
  expect(html).toMatch(/<input(?=[^>]* name="to")(?=[^>]* aria-label="结束日期")[^>]* value="2026-11-01"/);
  expect(asked[0]).toMatchObject({ area: '990101', from: undefined, to: undefined });
});

it('asks with days in order and says nothing', async () => {
  const { html, asked } = await draw('from=2026-11-01&to=2026-11-30');
  expect(html).not.toContain(sentence);
  expect(asked[0]).toMatchObject({ from: '2026-11-01', to: '2026-11-30' });
});
