import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const send = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();
beforeEach(() => {
  vi.resetModules();
  send.mockReset();
  send.mockImplementation(async () => Response.json({ code: 200, msg: '', result: {} }));
  vi.stubGlobal('fetch', send);
  document.cookie = 'Admin-Token=abc; path=/';
});
afterEach(() => {
  document.cookie = 'Admin-Token=; path=/; max-age=0';
  vi.unstubAllGlobals();
});

const load = () => import('./report-errors.ts');
const sent = () => send.mock.calls.map(([, { body }]) => JSON.parse(body as string).message as string);

it('tells each kind of error once, a few in all', async () => {
  const { reportError } = await load();
  for (let time = 0; time < 3; time += 1) reportError(new TypeError('x is undefined'));
  expect(sent()).toEqual(['TypeError: x is undefined']);
  for (let kind = 0; kind < 20; kind += 1) reportError(new Error(`kind ${kind}`));
  expect(sent()).toHaveLength(5);
});

it('leaves out what the person was told already, and noise', async () => {
  const { reportError } = await load();
  const { OperationFailed } = await import('./calls/operation-failed.ts');
  reportError(new OperationFailed({ code: 409, msg: '名额已满' }));
  reportError(new Error('ResizeObserver loop limit exceeded'));
  expect(send).not.toHaveBeenCalled();
});

it('speaks for those who are not signed in, too', async () => {
  document.cookie = 'Admin-Token=; path=/; max-age=0';
  const { reportError } = await load();
  reportError(new Error('lost'));
  expect(sent()).toEqual(['Error: lost']);
});

it('hears what nobody caught', async () => {
  const { watchErrors } = await load();
  const target = new EventTarget();
  watchErrors(target as unknown as Window);
  target.dispatchEvent(Object.assign(new Event('error'), { error: new Error('uncaught') }));
  target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('unhandled') }));
  expect(sent()).toEqual(['Error: uncaught', 'Error: unhandled']);
});
