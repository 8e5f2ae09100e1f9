import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newNewsForm } from './news-form-parts.ts';
import { useNewsForm } from './news-form-state.ts';
import { tidingsPaths } from '../news-paths.ts';

const send = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  history.replaceState({ key: 'k' }, '', tidingsPaths.add);
  let version = 0;
  send.mockImplementation(async () => {
    version += 1;
    return Response.json({ code: 200, msg: '', result: { dynamicId: 7, version, status: 'draft' } });
  });
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  cleanup();
  send.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const openForm = (stored?: { dynamicId: number; version: number }) =>
  renderHook(() =>
    useNewsForm({
      ...stored,
      form: newNewsForm({ source: '望潮队', dynamicTypeId: 1003 }),
      savesItself: true,
      paths: tidingsPaths,
      readVersion: async () => undefined,
    }),
  ).result;
const waitAWhile = () => act(() => vi.advanceTimersByTimeAsync(10_000));
const callsTo = (name: string) => send.mock.calls.filter(([url]) => url.endsWith(name)).length;

it('saves itself once it has a title, and a reload then goes on with what is stored', async () => {
  const form = openForm();
  act(() => form.current.set({ summary: '还没有标题' }));
  await waitAWhile();
  expect(send).not.toHaveBeenCalled();
  act(() => form.current.set({ title: '江边的第一盏灯' }));
  await waitAWhile();
  expect(form.current.state).toBe('clean');
  expect(location.pathname).toBe(tidingsPaths.edit(7));
  expect(history.state).toEqual({ key: 'k' });
  act(() => form.current.set({ title: '江边的第二盏灯' }));
  await waitAWhile();
  expect([callsTo('CreateDynamicInfo'), callsTo('UpdateDynamicInfoById')]).toEqual([1, 1]);
});

it('leaves the address to whoever pressed the button', async () => {
  const form = openForm();
  act(() => form.current.set({ title: '江边的第一盏灯' }));
  await act(() => form.current.save('submit'));
  expect(location.pathname).toBe(tidingsPaths.add);
});

it('sends what was typed while a save was under way after it, as a change of the same item', async () => {
  const waiting: ((answer: Response) => void)[] = [];
  send.mockImplementation(() => new Promise((resolve) => waiting.push(resolve)));
  const written = (version: number) =>
    Response.json({ code: 200, msg: '', result: { dynamicId: 7, version, status: 'draft' } });
  const form = openForm();
  act(() => form.current.set({ title: '江边的第一盏灯' }));
  let second: Promise<unknown> = Promise.resolve();
  act(() => void form.current.save());
  act(() => form.current.set({ title: '江边的第二盏灯' }));
  act(() => {
    second = form.current.save('submit');
  });
  await act(async () => waiting[0]?.(written(1)));
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(async () => waiting[1]?.(written(2)));
  expect(await second).toMatchObject({ dynamicId: 7, version: 2 });
  const [url, init] = send.mock.calls[1] ?? [];
  expect(url).toMatch(/UpdateDynamicInfoById$/);
  expect(JSON.parse(init?.body as string)).toMatchObject({
    version: 1,
    title: '江边的第二盏灯',
    action: 'submit',
  });
});
