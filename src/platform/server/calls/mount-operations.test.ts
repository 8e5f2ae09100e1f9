import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { idField, textField } from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { openHouse } from '#testing/open-house.ts';
import { toHttp } from '#testing/test-app.ts';
import { runTask } from '../run-background.ts';
import { bind, type Room } from './binding.ts';
import { forgetAnswersTask } from './command-answers.ts';
import { keepEffects, NotFound, Refusal, VersionConflict } from './failures.ts';

const shape = { effect: 'write', act: '试一试', refusals: {}, summary: 'Toy.' } as const;

/** Keeps a note under a key; how it ends is in the note itself. */
const putNote = operation({
  ...shape,
  name: 'putNote',
  method: 'POST',
  path: '/api/toys/PutNote',
  caller: 'volunteer',
  request: z.strictObject({ key: textField('名称', 2, 20), end: z.string().default('well') }),
  result: z.strictObject({ key: z.string(), by: z.string() }),
  refusals: { full: '已经放满了' },
});
const getNote = operation({
  ...shape,
  name: 'getNote',
  method: 'GET',
  path: '/api/toys/GetNote/{id}',
  caller: 'public',
  effect: 'read',
  act: undefined,
  request: z.strictObject({
    id: idField,
    loud: z.boolean().default(false),
    word: z.string().default(''),
    limit: z.int().default(1),
  }),
  result: z.strictObject({ id: z.int(), text: z.string(), at: z.string().nullable() }),
});
const dropNote = operation({
  ...shape,
  name: 'dropNote',
  method: 'DELETE',
  path: '/api/toys/DropNote',
  caller: permission('site.edit', { scope: 'rows' }),
  request: z.strictObject({ id: idField }),
  result: z.strictObject({ id: z.int() }),
});
const greet = operation({
  ...shape,
  name: 'greet',
  method: 'PUT',
  path: '/api/toys/Greet',
  caller: 'signedIn',
  effect: 'read',
  act: undefined,
  request: z.strictObject({}),
  result: z.strictObject({ name: z.string() }),
  rateLimit: { max: 3, windowMs: 60_000 },
});
const leak = operation({
  ...shape,
  name: 'leak',
  method: 'POST',
  path: '/api/toys/Leak',
  caller: 'public',
  effect: 'read',
  act: undefined,
  request: z.strictObject({}),
  result: z.strictObject({ list: z.array(z.strictObject({ id: z.int() })) }),
});

const endings: Record<string, () => Promise<unknown>> = {
  refused: async () => {
    throw new Refusal('full', { result: { left: 0 } });
  },
  refusedWithSentence: async () => {
    throw new Refusal('full', { msg: '明天再来' });
  },
  refusedButKept: async () => {
    throw keepEffects(new Refusal('full'));
  },
  unlisted: async () => {
    throw new Refusal('neverHeardOf');
  },
  missing: async () => {
    throw new NotFound();
  },
  stale: async () => {
    throw new VersionConflict();
  },
  broken: async () => {
    throw new Error('the secret is 13812345678');
  },
  misshapen: async () => ({ key: 1 }),
};

const toys: Room = {
  name: 'toys',
  bindings: [
    bind(putNote, async (act, { key, end }) => {
      await act.sql
        .insertInto('siteSettings')
        .values({ key: `toy.${key}`, value: JSON.stringify(act.caller.volunteerId) })
        .execute();
      act.cookies.write({ name: 'toy', path: '/api/toys', value: key });
      if (end !== 'silent') await act.audit({ targetType: 'note', targetId: null, detail: { key } });
      if (end === 'sql') await act.sql.selectFrom('nowhere' as never).execute();
      const unusual = await endings[end]?.();
      return (unusual ?? { key, by: act.caller.displayName }) as { key: string; by: string };
    }),
    bind(getNote, async (_act, { id, loud, word, limit }) => ({
      id,
      text: `${word}${limit}${loud ? '!' : '.'}`,
      at: null,
    })),
    bind(dropNote, async (act, { id }) => {
      await act.audit({ targetType: 'note', targetId: id });
      return { id };
    }),
    bind(greet, async (act) => ({ name: act.caller.displayName })),
    bind(leak, async () => ({ list: [{ id: 1, password: 'x' } as { id: number }], hash: 'y' })),
  ],
};

const { app } = openHouse({ rooms: [toys] });
let volunteer: SignedIn;

beforeEach(async () => {
  volunteer = await app().signIn('volunteer', { name: '沈知夏' });
});

const put = (request: object, as: SignedIn | undefined = volunteer) =>
  app().inject(toHttp(putNote, request, as));
const notes = () =>
  app().sql.selectFrom('siteSettings').select('key').where('key', 'like', 'toy.%').execute();
const audits = () => app().sql.selectFrom('auditLog').selectAll().execute();

describe('a write', () => {
  it('answers the envelope, keeps the change and leaves one audit line with actor and request', async () => {
    const response = await put({ key: 'tree' });
    expect(response.json()).toEqual({ code: 200, msg: 'ok', result: { key: 'tree', by: '沈知夏' } });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.cookies[0]).toMatchObject({ name: 'toy', httpOnly: true, sameSite: 'Strict' });
    expect(await notes()).toHaveLength(1);
    expect(await audits()).toEqual([
      expect.objectContaining({
        actorId: volunteer.accountId,
        actorName: '沈知夏',
        action: 'putNote',
        detail: { key: 'tree' },
        requestId: response.headers['x-request-id'],
      }),
    ]);
  });

  it.each([
    ['refused', 409, { reason: 'full', msg: '已经放满了', result: { left: 0 } }],
    ['refusedWithSentence', 409, { reason: 'full', msg: '明天再来' }],
    ['missing', 404, { msg: '没有找到，可能已被删除' }],
    ['stale', 409, { reason: 'versionConflict', msg: '内容已被他人更新，请刷新后再试' }],
    ['unlisted', 500, { msg: 'Error' }],
    ['broken', 500, { msg: 'Error' }],
    ['sql', 500, { msg: 'Error' }],
    ['silent', 500, { msg: 'Error' }],
    ['misshapen', 500, { msg: 'Error' }],
  ])('that ends %s answers %i and is rolled back', async (end, status, body) => {
    const response = await put({ key: 'tree', end });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code: status, ...body });
    expect(response.json().requestId).toBe(response.headers['x-request-id']);
    expect(response.cookies).toEqual([]);
    expect(await notes()).toEqual([]);
    expect(await audits()).toEqual([]);
  });

  it('keeps what a refusal says is to be kept, cookies too', async () => {
    const response = await put({ key: 'tree', end: 'refusedButKept' });
    expect(response.statusCode).toBe(409);
    expect(response.cookies).toHaveLength(1);
    expect(await notes()).toHaveLength(1);
  });
});

describe('a command sent again under its key', () => {
  const key = '0b0f3f5e-6a51-4c1c-9a40-5d9a0b6f7c11';
  const send = (request: object, { as = volunteer, named = key }: { as?: SignedIn; named?: string } = {}) => {
    const sent = toHttp(putNote, request, as);
    return app().inject({ ...sent, headers: { ...sent.headers, 'idempotency-key': named } });
  };

  it('is answered as the first time and done once, also when both arrive at once', async () => {
    const both = await Promise.all([send({ key: 'tree' }), send({ key: 'tree' })]);
    const later = await send({ key: 'tree' });
    for (const response of [...both, later])
      expect([response.statusCode, response.json().result]).toEqual([200, { key: 'tree', by: '沈知夏' }]);
    expect(later.cookies.map(({ name }) => name)).not.toContain('toy');
    expect(await notes()).toHaveLength(1);
    expect(await audits()).toHaveLength(1);
  });

  it('is another command for another person, and refused with another content', async () => {
    const other = await app().signIn('volunteer', { name: '林向晚' });
    await send({ key: 'tree' });
    expect((await send({ key: 'leaf' }, { as: other })).json().result.by).toBe('林向晚');
    const changed = await send({ key: 'root' });
    expect(changed.json()).toMatchObject({ code: 400, msg: '请求编号已经用过，请刷新页面再试' });
    expect(await notes()).toHaveLength(2);
  });

  it('is tried again when it was refused, for nothing was done', async () => {
    expect((await send({ key: 'tree', end: 'refused' })).statusCode).toBe(409);
    expect((await send({ key: 'tree', end: 'refused' })).statusCode).toBe(409);
    expect((await send({ key: 'tree' })).statusCode).toBe(200);
  });

  it('needs a key that is one', async () => {
    expect((await send({ key: 'tree' }, { named: 'again' })).json().msg).toContain('请求编号不正确');
    expect(await notes()).toEqual([]);
  });

  it('is kept sealed, and for an hour', async () => {
    await send({ key: 'tree' });
    const kept = () => app().sql.selectFrom('commandAnswers').select('answerCipher').execute();
    expect((await kept()).map(({ answerCipher }) => answerCipher.slice(0, 3))).toEqual(['v2.']);
    app().clock.moveBy(61 * 60_000);
    await runTask(app().engine, forgetAnswersTask);
    expect(await kept()).toEqual([]);
    app().clock.moveBy(-61 * 60_000);
  });
});

describe('a fault', () => {
  it('tells the caller nothing, and the log where it happened without digits that may be a phone number', async () => {
    const response = await put({ key: 'tree', end: 'broken' });
    expect(response.json()).toEqual({
      code: 500,
      msg: 'Error',
      result: null,
      requestId: response.headers['x-request-id'],
    });
    const line = app().logLines.findLast((text) => text.includes('operation failed')) ?? '';
    expect(line).toContain('the secret is #');
    expect(line).toContain('mount-operations.test.ts');
    expect(line).toContain(response.headers['x-request-id']);
    expect(line).not.toContain('13812345678');
  });

  it('leaves no token, body or query in any line of the log', async () => {
    await put({ key: 'my-own-words' });
    await app().inject({ url: '/api/toys/GetNote/7?word=my-own-words' });
    const log = app().logLines.join('');
    expect(log).toContain('/api/toys/GetNote/:id');
    expect(log).not.toContain('my-own-words');
    expect(log).not.toContain(volunteer.token);
  });
});

describe('the caller', () => {
  it('needs a session: 401 with the code of an unknown token', async () => {
    for (const as of [undefined, { token: 'no such token', accountId: 0 }]) {
      const response = await app().inject(toHttp(putNote, { key: 'tree' }, as));
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ code: 50_008, result: null });
    }
  });

  it('whose token ran out is told so, also by a public read, which the page can repeat after renewing', async () => {
    app().clock.moveBy(31 * 60_000);
    const late = await put({ key: 'tree' });
    const read = await app().inject(toHttp(getNote, { id: 7 }, volunteer));
    app().clock.moveBy(-31 * 60_000);
    expect([late.json().code, read.json().code]).toEqual([50_014, 50_014]);
  });

  it('with a token that nobody knows may do what everybody may', async () => {
    const read = await app().inject(toHttp(getNote, { id: 7 }, { token: 'no such token' }));
    expect(read.statusCode).toBe(200);
  });

  it('of another kind, or staff without the permission, gets 403', async () => {
    const team = await app().signIn('team');
    const weak = await app().signIn('staff', { permissions: ['news.edit'] });
    const strong = await app().signIn('staff', { permissions: ['site.edit'] });
    expect((await put({ key: 'tree' }, team)).json()).toMatchObject({
      code: 403,
      msg: '你没有这项操作的权限',
    });
    const drop = async (as: SignedIn) => (await app().inject(toHttp(dropNote, { id: 7 }, as))).statusCode;
    expect([await drop(team), await drop(weak), await drop(strong)]).toEqual([403, 403, 200]);
  });

  it('is judged before the request is looked at', async () => {
    const response = await app().inject(toHttp(putNote, { nonsense: 1 }, undefined));
    expect(response.statusCode).toBe(401);
  });
});

describe('the request', () => {
  it('that is wrong answers 400 with a Chinese sentence for each field', async () => {
    const response = await put({ key: '', end: 7 });
    expect(response.json()).toMatchObject({
      code: 400,
      msg: '名称至少 2 个字',
      errors: [
        { path: 'key', msg: '名称至少 2 个字' },
        { path: 'end', msg: expect.stringMatching(/\p{Script=Han}/u) },
      ],
    });
  });

  it('with a property that nobody knows is refused at its name', async () => {
    const response = await put({ key: 'tree', colour: 'green' });
    expect(response.json()).toMatchObject({
      code: 400,
      errors: [{ path: 'colour', msg: '没有 colour 这个字段' }],
    });
    expect(await notes()).toEqual([]);
  });

  it('with a text that cannot be stored is refused at its field', async () => {
    for (const key of ['tr\0ee', 'tree\ud83d']) {
      const response = await put({ key });
      expect(response.json()).toMatchObject({ code: 400, errors: [{ path: 'key' }] });
    }
    expect((await put({ key: 'tree 🌳' })).statusCode).toBe(200);
  });

  it.each(['5', '"text"', '[]', 'null'])('whose body is %s is wrong, not a fault', async (payload) => {
    const response = await app().inject({
      ...toHttp(putNote, {}, volunteer),
      payload,
      headers: { authorization: `Bearer ${volunteer.token}`, 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(400);
  });

  it('is one JSON body: broken text is 400, another type 415, more than a mebibyte 413', async () => {
    const send = (payload: string, type: string) =>
      app().inject({
        method: 'POST',
        url: putNote.path,
        payload,
        headers: { 'content-type': type, authorization: `Bearer ${volunteer.token}` },
      });
    const answers = [
      await send('{"key":', 'application/json'),
      await send('{"__proto__":{"a":1}}', 'application/json'),
      await send('key=tree', 'application/x-www-form-urlencoded'),
      await send('tree', 'text/plain'),
      await send(`{"key":"${'x'.repeat(1_048_576)}"}`, 'application/json'),
    ];
    expect(answers.map((one) => one.statusCode)).toEqual([400, 400, 415, 415, 413]);
    for (const one of answers) expect(one.json()).toMatchObject({ code: one.statusCode, result: null });
  });

  it('reads query texts as the schema types them, and the id of the path as digits only', async () => {
    const get = (url: string) => app().inject({ url: `/api/toys/GetNote/${url}` });
    expect((await get('7?loud=true&word=12&limit=5')).json().result).toEqual({
      id: 7,
      text: '125!',
      at: null,
    });
    for (const id of ['seven', '07', '0', '-7', '7.5', '99999999999999999', '9'.repeat(200), '%zz']) {
      const response = await get(id);
      expect([id, response.statusCode, response.json().code]).toEqual([id, 404, 404]);
    }
    expect((await get('7?limit=many')).statusCode).toBe(400);
    expect((await get('7?id=8')).json().result.id).toBe(7);
  });

  it('of a DELETE takes its id from the body or from the query', async () => {
    const { token } = await app().signIn('staff', { permissions: ['site.edit'] });
    const headers = { authorization: `Bearer ${token}` };
    const byBody = await app().inject({ method: 'DELETE', url: dropNote.path, headers, payload: { id: 7 } });
    const byQuery = await app().inject({ method: 'DELETE', url: `${dropNote.path}?id=8`, headers });
    expect([byBody.json().result, byQuery.json().result]).toEqual([{ id: 7 }, { id: 8 }]);
  });

  it('for an address that is not there answers the envelope', async () => {
    for (const [method, url] of [
      ['GET', '/api'],
      ['GET', '/api/toys/PutNote'],
      ['POST', '/api/nowhere'],
      ['POST', '/nowhere'],
    ] as const) {
      const response = await app().inject({ method, url });
      expect(response.json()).toMatchObject({ code: 404, msg: '没有这个接口', result: null });
    }
  });
});

describe('the result', () => {
  const { app: trimming } = openHouse({ rooms: [toys], trimsResults: true });

  it('is trimmed to its schema in production and refused where it is checked', async () => {
    const checked = await app().inject(toHttp(leak, {}));
    expect(checked.statusCode).toBe(500);
    const response = await trimming().inject(toHttp(leak, {}));
    expect(response.body).toBe('{"code":200,"msg":"ok","result":{"list":[{"id":1}]}}');
  });
});

describe('limits', () => {
  const { app: limited } = openHouse({ rooms: [toys], hasRateLimits: true });

  it('count each account by itself and answer 429 in the envelope', async () => {
    const one = await limited().signIn('volunteer');
    const other = await limited().signIn('volunteer');
    const greetings = async (as: SignedIn) => limited().inject(toHttp(greet, {}, as));
    for (let count = 0; count < 3; count += 1) expect((await greetings(one)).statusCode).toBe(200);
    const fourth = await greetings(one);
    expect(fourth.json()).toMatchObject({ code: 429, msg: '操作太频繁，请稍后再试' });
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0);
    expect((await greetings(other)).statusCode).toBe(200);
  });

  it('stop a flood from one address, whatever it calls', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 1_201; count += 1)
      statuses.add((await limited().inject({ method: 'POST', url: '/api/nowhere' })).statusCode);
    expect([...statuses]).toEqual([404, 429]);
    expect((await limited().inject({ url: '/healthz' })).statusCode).toBe(200);
  });
});
