import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { OperationCache, queryKeyOf } from '#platform/web/calls/operation-hooks.tsx';
import type { NewsSummaryView } from '../../contract/news.contract.ts';
import { useNewsActs } from './news-acts.tsx';
import { informationPaths } from '../news-paths.ts';
import { getNewsWorkCall, listNewsCall } from '../news.calls.ts';

const item = { dynamicId: 5, title: '旧闻', status: 'draft' } as NewsSummaryView;
const lists = queryKeyOf(listNewsCall, { mine: true });
const own = queryKeyOf(getNewsWorkCall, { id: 5 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  const acts = useNewsActs(informationPaths);
  return (
    <>
      <button type="button" onClick={() => acts.begin('delete', item)}>
        开始
      </button>
      {acts.dialog}
    </>
  );
}

it('deletes from the item’s own page: the lists are read again, the item is not', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"code":200,"msg":"ok","result":{}}')));
  const client = new QueryClient();
  client.setQueryData(lists, { list: [item] });
  client.setQueryData(own, item);
  render(
    <MemoryRouter>
      <OperationCache client={client}>
        <Page />
      </OperationCache>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '开始' }));
  await user.click(screen.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(client.getQueryState(lists)?.isInvalidated).toBe(true));
  expect(client.getQueryState(own)?.isInvalidated).toBe(false);
});
