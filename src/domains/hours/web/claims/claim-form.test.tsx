import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import { ClaimForm } from './claim-form.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 200, result: { list: [] } })));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const draw = () =>
  render(
    <OperationCache client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClaimForm onClaimed={() => undefined} />
    </OperationCache>,
  );
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('puts what was told back after a login, but not who was there', async () => {
  draw();
  await userEvent.type(box(/服务名称/), '江滩捡拾烟头');
  await userEvent.type(box(/服务经过/), '和邻居一起捡了两小时');
  await userEvent.type(box(/证明人姓名/), '林晚');
  await userEvent.type(box(/证明人手机号/), '6021');
  cleanup();
  draw();
  expect(box(/服务名称/).value).toBe('江滩捡拾烟头');
  expect(box(/服务经过/).value).toBe('和邻居一起捡了两小时');
  expect(box(/证明人姓名/).value).toBe('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('6021');
});
