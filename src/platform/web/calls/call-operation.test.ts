import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callOperation, onReauthenticationNeeded } from './call-operation.ts';
import { OperationFailed } from './operation-failed.ts';
import type { RemoteCall } from './remote.ts';
import { readToken, setToken } from '../session/session-cookies.ts';
import { showToast } from '../frame/toast-store.ts';

vi.mock('../frame/toast-store.ts', () => ({ showToast: vi.fn<() => number>() }));

type Answer = { status?: number; body: unknown };
type Handler = (request: {
  method: string;
  url: string;
  token: string;
  key: string;
  body: string;
}) => Answer | Promise<Answer>;

const toast = vi.mocked(showToast);
const call: RemoteCall<{ shiftId: number }, { signUpId: number }> = {
  method: 'POST',
  path: '/api/signups/SignUp',
};
const ok = (result: unknown): Answer => ({ body: { code: 200, msg: 'ok', result } });
const failed = (code: number, more: object = {}): Answer => ({
  status: code > 1_000 ? 401 : code,
  body: { code, msg: '不行', result: null, requestId: 'r-1', ...more },
});

let server: Server;
let handle: Handler;
const asked: string[] = [];
const nodeFetch = globalThis.fetch;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      const { method = '', url = '', headers } = request;
      asked.push(`${method} ${url}`);
      const token = headers.authorization ?? '';
      const key = String(headers['idempotency-key'] ?? '');
      const { status = 200, body } = await handle({ method, url, token, key, body: await bodyOf(request) });
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    nodeFetch(`http://127.0.0.1:${port}${url}`, init),
  );
  // jsdom has dialogs and no way to open them.
  vi.spyOn(document, 'createElement').mockImplementation(elementWithModal);
});

afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

beforeEach(() => {
  setToken('first');
  asked.length = 0;
});

afterEach(() => {
  toast.mockClear();
  document.body.innerHTML = '';
});

const createElement = document.createElement.bind(document);
function elementWithModal(tag: string): HTMLElement {
  const element = createElement(tag);
  return tag === 'dialog' ? Object.assign(element, { showModal: () => undefined }) : element;
}

const dialogs = () => document.querySelectorAll('dialog[data-relogin]');
const failureOf = async (promise: Promise<unknown>): Promise<OperationFailed> => {
  const error = await promise.catch((thrown: unknown) => thrown);
  if (!(error instanceof OperationFailed)) throw new Error('did not fail');
  return error;
};

describe('callOperation', () => {
  it('sends JSON with the bearer token of the cookie and gives the result', async () => {
    handle = ({ token, body }) => ok({ token, body });
    expect(await callOperation(call, { shiftId: 7 })).toEqual({
      token: 'Bearer first',
      body: '{"shiftId":7}',
    });
    expect(toast).not.toHaveBeenCalled();
  });

  it('names each press, and one that may have been done already by the same name until an answer of the room came', async () => {
    const keys: string[] = [];
    let code = 502;
    handle = ({ key }) => {
      keys.push(key);
      return code === 200 ? ok({}) : failed(code);
    };
    const press = (shiftId = 7): Promise<unknown> => callOperation(call, { shiftId }).catch(() => undefined);
    await press();
    await press();
    code = 200;
    await press();
    expect(new Set(keys).size).toBe(1);
    await press();
    code = 502;
    await press(8);
    code = 409;
    await press(9);
    await press(8);
    expect(new Set(keys).size).toBe(5);
    expect(keys[4]).not.toBe(keys[6]);
  });

  it.each([200, 201, 204])('takes code %i as success', async (code) => {
    handle = () => ({ body: { code, msg: 'ok', result: { signUpId: code } } });
    expect(await callOperation(call, { shiftId: 7 })).toEqual({ signUpId: code });
  });

  it('reports any other code once, by an error toast with the sentence of the server', async () => {
    handle = () => failed(409, { reason: 'full', result: { waiting: 3 } });
    const failure = await failureOf(callOperation(call, { shiftId: 7 }));
    expect(failure).toMatchObject({
      code: 409,
      reason: 'full',
      msg: '不行',
      requestId: 'r-1',
      detail: { waiting: 3 },
    });
    expect(toast.mock.calls).toEqual([[{ kind: 'error', title: '操作没有成功', text: '不行' }]]);
  });

  it("says 'Error' when the server said nothing", async () => {
    handle = () => ({ status: 500, body: { code: 500, msg: '', result: null } });
    await failureOf(callOperation(call, { shiftId: 7 }));
    expect(toast.mock.calls[0]?.[0]).toMatchObject({ kind: 'error', text: 'Error' });
  });

  it('takes the HTTP status for a code when something in between answered with its own page', async () => {
    handle = () => ({ status: 502, body: '<h1>Bad Gateway</h1>' });
    expect((await failureOf(callOperation(call, { shiftId: 7 }))).code).toBe(502);
  });

  it('leaves the report to the form that asked, with the wrong fields', async () => {
    const errors = [
      { path: 'shiftId', msg: '请选择场次' },
      { path: 'tags.2', msg: '每个标签至多 10 个字' },
    ];
    handle = () => failed(400, { errors });
    const failure = await failureOf(callOperation(call, { shiftId: 7 }, { reportedBy: 'form' }));
    expect(failure.errorOf('shiftId')).toBe('请选择场次');
    expect(failure.errorOf('tags')).toBe('每个标签至多 10 个字');
    expect(failure.errorOf('shift')).toBeUndefined();
    expect(toast).not.toHaveBeenCalled();
  });

  it('tells in Chinese, with the error, when nothing answered', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const failing = callOperation(call, { shiftId: 7 });
    const failure = await failureOf(failing);
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      nodeFetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${url}`, init),
    );
    expect(failure).toMatchObject({ code: 0, msg: '网络连接不上，请检查网络后再试' });
    expect(toast.mock.calls).toEqual([[{ kind: 'error', title: '没有连上服务器', text: failure.msg }]]);
  });

  it("passes the caller's own abort through without a word", async () => {
    handle = () => new Promise<Answer>((resolve) => setTimeout(() => resolve(ok({})), 500));
    const controller = new AbortController();
    const aborted = callOperation(call, { shiftId: 7 }, { signal: controller.signal });
    controller.abort();
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
    expect(toast).not.toHaveBeenCalled();
  });
});

describe('a call that wants a fresh proof', () => {
  afterEach(() => onReauthenticationNeeded(undefined));
  const wanting =
    (isProved: () => boolean): Handler =>
    () =>
      isProved() ? ok({ signUpId: 1 }) : failed(409, { reason: 'reauthenticationNeeded' });

  it('asks once for all that want it together, and each repeats itself with what was sent', async () => {
    let isProved = false;
    handle = wanting(() => isProved);
    const ask = vi.fn<() => Promise<boolean>>(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      isProved = true;
      return true;
    });
    onReauthenticationNeeded(ask);
    const calls = [callOperation(call, { shiftId: 7 }), callOperation(call, { shiftId: 8 })];
    expect(await Promise.all(calls)).toEqual([{ signUpId: 1 }, { signUpId: 1 }]);
    expect(ask).toHaveBeenCalledOnce();
    expect(asked).toHaveLength(4);
    expect(toast).not.toHaveBeenCalled();
  });

  it('fails by its own reason when nobody proved', async () => {
    handle = wanting(() => false);
    onReauthenticationNeeded(async () => false);
    const failure = await failureOf(callOperation(call, { shiftId: 7 }));
    expect([failure.reason, asked.length]).toEqual(['reauthenticationNeeded', 1]);
  });
});

describe('an expired session', () => {
  const renewing =
    (renewal: () => Answer): Handler =>
    ({ url, token }) => {
      if (url === '/api/token/refresh') return renewal();
      return token === 'Bearer second' ? ok({ signUpId: 1 }) : failed(50_014);
    };

  it('is renewed once for two calls at the same time, and both succeed', async () => {
    handle = renewing(() => ok({ accessToken: 'second', expiresIn: 1_800 }));
    const results = await Promise.all([
      callOperation(call, { shiftId: 7 }),
      callOperation(call, { shiftId: 8 }),
    ]);
    expect(results).toEqual([{ signUpId: 1 }, { signUpId: 1 }]);
    expect(asked.filter((line) => line === 'POST /api/token/refresh')).toHaveLength(1);
    expect(readToken()).toBe('second');
    expect(toast).not.toHaveBeenCalled();
  });

  it('is renewed under the lock that all tabs share', async () => {
    const request = vi.fn<(name: string, work: () => Promise<unknown>) => Promise<unknown>>((_name, work) =>
      work(),
    );
    vi.stubGlobal('navigator', { locks: { request } });
    handle = renewing(() => ok({ accessToken: 'second', expiresIn: 1_800 }));
    await callOperation(call, { shiftId: 7 });
    vi.stubGlobal('navigator', {});
    expect(request.mock.calls[0]?.[0]).toBe('refresh-session');
  });

  it('that cannot be renewed opens the dialog once', async () => {
    handle = renewing(() => failed(50_012));
    await Promise.all([
      failureOf(callOperation(call, { shiftId: 7 })),
      failureOf(callOperation(call, { shiftId: 8 }, { reportedBy: 'form' })),
    ]);
    await vi.waitFor(() => expect(dialogs()).toHaveLength(1));
    expect(dialogs()[0]?.textContent).toContain(
      'You have been logged out, you can cancel to stay on this page, or log in again',
    );
  });
});

describe('a session that ended', () => {
  it.each([50_008, 50_012])(
    'with %i is not renewed; Re-Login forgets the token and reloads',
    async (code) => {
      const reload = vi.fn<() => void>();
      vi.stubGlobal('location', { protocol: 'http:', reload });
      handle = () => failed(code);
      await failureOf(callOperation(call, { shiftId: 7 }));
      expect(asked).toEqual(['POST /api/signups/SignUp']);
      await vi.waitFor(() => expect(dialogs()).toHaveLength(1));
      const [cancel, relogin] = document.querySelectorAll<HTMLButtonElement>('dialog button');
      expect([cancel?.textContent, relogin?.textContent]).toEqual(['取消 Cancel', '重新登录 Re-Login']);
      relogin?.click();
      expect(readToken()).toBeUndefined();
      expect(reload).toHaveBeenCalledOnce();
    },
  );
});

describe('while the server has no time', () => {
  const busy = (reason = 'busy') => failed(503, { reason, result: { retryAfterSeconds: 0 } });
  const line = () => document.querySelector('.waiting-line');

  it('sends the same request again, says so, and ends with the true answer', async () => {
    const bodies: string[] = [];
    handle = ({ body }) => {
      bodies.push(body);
      return bodies.length < 3 ? busy() : ok({ signUpId: 7 });
    };
    const answer = callOperation(call, { shiftId: 3 });
    await vi.waitUntil(() => line()?.textContent?.includes('现在人很多，正在为你排队'), 3_000);
    expect(await answer).toEqual({ signUpId: 7 });
    expect(bodies).toEqual(Array.from({ length: 3 }, () => '{"shiftId":3}'));
    expect([line(), toast.mock.calls]).toEqual([null, []]);
  });

  it('says that the system is away, and stops when the person no longer wants to wait', async () => {
    let count = 0;
    handle = () => {
      count += 1;
      return busy('away');
    };
    const answer = callOperation(call, { shiftId: 3 });
    await vi.waitUntil(() => line()?.textContent?.includes('你填的内容都还在'), 3_000);
    line()?.querySelector('button')?.click();
    await expect(answer).rejects.toMatchObject({ code: 503, msg: '不行' });
    expect([line(), count]).toEqual([null, 1]);
  });

  it('does not send again what may have been done', async () => {
    let count = 0;
    handle = () => {
      count += 1;
      return busy('unknown');
    };
    await expect(callOperation(call, { shiftId: 3 })).rejects.toMatchObject({ reason: 'unknown' });
    expect(count).toBe(1);
  });
});
