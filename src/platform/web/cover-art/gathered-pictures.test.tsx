import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OperationCache } from '../calls/operation-hooks.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Seal } from '../ui/seal.tsx';
import { GatheredPictures } from './gathered-pictures.tsx';

const fetched = vi.fn<(url: string) => Promise<Response>>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const list = (of: string) => (
  <OperationCache>
    <GatheredPictures>
      <Seal kind="eco" name="青山" recordKey={`team:${of}-1`} />
      <Seal kind="eco" name="青山" recordKey={`team:${of}-1`} />
      <Seal kind="eco" name="绿水" recordKey={`team:${of}-2`} />
      <Avatar personKey="7" src="/files/p/a/96.webp" />
    </GatheredPictures>
  </OperationCache>
);
const shown = (container: HTMLElement) => [...container.querySelectorAll('img')].map(({ src }) => src);

it('asks once for what a list draws, each drawing once, and leaves photographs to the browser', async () => {
  fetched.mockImplementation(async (url) => {
    const asked = new URLSearchParams(url.split('?')[1]).getAll('of');
    return Response.json(Object.fromEntries(asked.map((of, index) => [of, `<svg id="${index}"/>`])));
  });
  const { container } = render(list('a'));
  expect(shown(container)[0]).toMatch(/^data:image.svg/);
  await waitFor(() => expect(shown(container)[2]).toContain(encodeURIComponent('id="1"')));
  expect(shown(container)[0]).toContain(encodeURIComponent('id="0"'));
  expect(shown(container)[1]).toBe(shown(container)[0]);
  expect(shown(container)[3]).toContain('/files/p/a/96.webp');
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('falls back to the address of each when there is no answer', async () => {
  fetched.mockResolvedValue(new Response('busy', { status: 503 }));
  const { container } = render(list('b'));
  await waitFor(() => expect(shown(container)[0]).toContain('/art/seal/eco/team%3Ab-1.svg'));
});
