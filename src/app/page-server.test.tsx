import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { useId } from 'react';
import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getSite } from '#domains/site/contract/site.contract.ts';
import { operation } from '#platform/contract/operation.ts';
import { sessionCodes } from '#platform/contract/envelope.ts';
import { bind } from '#platform/server/calls/binding.ts';
import type { Room } from '#platform/server/calls/binding.ts';
import { NotFound, NotSignedIn } from '#platform/server/calls/failures.ts';
import { picturesUrl } from '#platform/web/cover-art/art-urls.ts';
import { Island } from '#platform/web/islands/island.tsx';
import type { IslandName } from '#platform/web/islands/island.tsx';
import { defineLayout, definePage } from '#platform/web/page.tsx';
import { fillViewersScript } from '#platform/web/islands/viewer-part.tsx';
import type { IdPageContext } from '#platform/web/page.tsx';
import { layout, page } from '#platform/pages/web-route.tsx';
import { webRoutes } from './web-routes.tsx';
import { registerPages } from './page-server.tsx';

const getThing = operation({
  name: 'getThing',
  method: 'GET',
  path: '/api/things/GetThing/{id}',
  caller: 'public',
  effect: 'read',
  request: z.strictObject({ id: z.int() }),
  result: z.strictObject({ title: z.string() }),
  refusals: {},
  summary: 'One thing.',
});
const getMine = operation({
  ...getThing,
  name: 'getMine',
  path: '/api/things/GetMine',
  caller: 'volunteer',
  request: z.strictObject({}),
});
const writeThing = operation({
  ...getThing,
  name: 'writeThing',
  act: '写一件东西',
  path: '/api/things/WriteThing',
  effect: 'write',
});

const room = {
  name: 'things',
  bindings: [
    bind(getSite, async () => ({ title: '测试市中心', phone: '0688-1' }) as never),
    bind(getThing, async (_act, { id }) => {
      if (id === 404) throw new NotFound();
      if (id === 500) throw new Error('the shelf broke');
      return { title: `</script><b>事 ${id}` };
    }),
    bind(getMine, async (act) => ({ title: act.caller.displayName })),
    bind(writeThing, async () => ({ title: '' })),
  ],
} satisfies Room;

const Counter = ({ start }: { start: string }) => {
  const id = useId();
  return (
    <label htmlFor={id}>
      次数
      <input id={id} defaultValue={start} />
    </label>
  );
};
const place = (start: string) => <Island name={'counter' as IslandName} props={{ start } as never} />;

const frame = defineLayout({
  load: async ({ viewer: { kind, ...viewer } }) =>
    `${kind} ${'displayName' in viewer ? viewer.displayName : '请登录'}`,
  view: ({ data, returnTo, children }) => (
    <>
      <header>{data}</header>
      <a href={`/login?to=${encodeURIComponent(returnTo)}`}>登录</a>
      {place('frame')}
      <main id="main">{children}</main>
    </>
  ),
});
const detail = definePage({
  load: ({ call, id }: IdPageContext) => call(getThing, { id }),
  title: ({ title }) => title,
  description: () => '一件事',
  view: ({ data }) => (
    <>
      {place(data.title)}
      <p>{data.title}</p>
      {place('second')}
    </>
  ),
});
const home = definePage({ load: async () => undefined, title: () => undefined, view: () => <h1>首页</h1> });
const mine = definePage({
  load: ({ call }) => call(getMine, {}),
  title: () => '我的',
  view: ({ data }) => <h1>{data.title}</h1>,
});
const secret = definePage({
  load: async () => undefined,
  title: () => '凭链接',
  view: () => <h1>凭链接</h1>,
});
const writing = definePage({
  load: ({ call }) => call(writeThing, { id: 1 }),
  title: () => '',
  view: () => null,
});

const routes = [
  layout('/user-index', frame, [
    page('index', home),
    page('detail/:id', detail),
    page('mine', mine),
    page('writing', writing),
    page('act/:token', secret),
  ]),
];

let app: FastifyInstance;
const webRoot = mkdtempSync(path.join(tmpdir(), 'pages-'));

beforeAll(async () => {
  mkdirSync(path.join(webRoot, '.vite'));
  mkdirSync(path.join(webRoot, 'assets'));
  writeFileSync(path.join(webRoot, 'assets/public-1.js'), 'x');
  writeFileSync(path.join(webRoot, 'assets/public-1.js.br'), 'compressed');
  writeFileSync(path.join(webRoot, 'robots.txt'), 'User-agent: *');
  writeFileSync(
    path.join(webRoot, '.vite/public-site.json'),
    JSON.stringify({
      'src/app/public-site-client.tsx': {
        file: 'assets/public-1.js',
        css: ['assets/public-1.css'],
        imports: ['_shared.js'],
        dynamicImports: ['src/domains/x/web/counter.tsx'],
      },
      'src/domains/x/web/counter.tsx': {
        file: 'assets/counter-1.js',
        imports: ['src/app/public-site-client.tsx'],
      },
      '_shared.js': { file: 'assets/shared-1.js', css: ['assets/shared-1.css'] },
    }),
  );
  writeFileSync(
    path.join(webRoot, '.vite/centres.json'),
    JSON.stringify({
      'src/app/centres/centres-client.tsx': { file: 'assets/centres-1.js', imports: ['_shared.js'] },
      '_shared.js': { file: 'assets/shared-1.js', css: ['assets/shared-1.css'] },
    }),
  );
  writeFileSync(
    path.join(webRoot, '.vite/server.json'),
    JSON.stringify({ 'style.css': { file: 'assets/style-1.css' } }),
  );
  app = Fastify();
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'none'"],
      },
    },
  });
  await registerPages(app, {
    engine: { database: {} as never, clock: () => new Date(), newId: () => 1 },
    rooms: [room],
    resolveCaller: async (token) => {
      if (token === 'old') throw new NotSignedIn(sessionCodes.expired);
      if (token !== 'good') throw new NotSignedIn(sessionCodes.unknown);
      return {
        kind: 'volunteer',
        accountId: 1,
        sessionId: 1,
        roleId: 1,
        displayName: '沈知夏',
        volunteerId: 1,
      };
    },
    web: { kind: 'built', root: webRoot },
    routes,
    islands: new Map([['counter', Counter as never]]),
  });
});

afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
/** The port where the pages are served; the addresses that a browser would tidy up go there as they are. */
async function listening(): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}
const statusOf = (options: RequestOptions): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', agent: false, ...options }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asking.on('error', reject).end();
  });
const signedIn = { cookie: 'Admin-Token=good' };

describe('addresses', () => {
  it.each([
    ['/', '/user-index/index'],
    ['/user-index', '/user-index/index'],
    ['/malllogin?redirect=%2Fx', '/user-index/malllogin?redirect=%2Fx'],
    ['/user-index/nothing', '/404'],
    ['/nothing', '/404'],
    ['/index.html', '/404'],
    ['/user-centre/index.HTM', '/404'],
    ['/nothing/at/all?x=1', '/404'],
    ['/user-index/detail/abc', '/404'],
    ['/user-index/detail/0', '/404'],
    ['/user-index/detail/-1', '/404'],
    ['/user-index/detail/1.5', '/404'],
    ['/user-index/detail/9007199254740993', '/404'],
    ['/user-index/detail/12345678901234567890', '/404'],
    ['/user-index/detail/404', '/404'],
  ])('%s goes to %s', async (from, to) => {
    const answer = await get(from);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
  });

  it('keeps the two notices at their own status, once and for all', async () => {
    expect((await get('/404')).statusCode).toBe(404);
    expect((await get('/401')).statusCode).toBe(401);
    expect((await get('/404')).body).toContain('<span>热线 0688-1</span><span>错误码 404</span>');
    expect((await get('/401', signedIn)).body).toContain('志愿者 沈知夏');
    expect((await get('/401')).body).toContain('<h1>请先登录</h1>');
    expect((await get('/401')).body).not.toContain('没有这个页面的权限');
  });

  it('answers a folder, a way upwards and a file that is not there alike', async () => {
    const port = await listening();
    for (const path of [
      '/assets/',
      '/assets/..',
      '/assets/%2e%2e',
      '/assets/.hidden',
      '/assets/no.js',
      '/assets/a/',
    ])
      for (const method of ['GET', 'HEAD'])
        expect([method, path, await statusOf({ port, path, method })]).toEqual([method, path, 404]);
  });

  it('tells neither another site nor a search engine the address that only its holder knows', async () => {
    const { headers, body } = await get('/user-index/act/a1-secret');
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-store',
    });
    expect(body).toContain('<meta name="robots" content="noindex, follow"/>');
    expect((await get('/user-index/index')).headers).not.toHaveProperty('x-robots-tag');
  });

  it('has no other word for such an address in the table of the public site', () => {
    const paths = webRoutes.flatMap(({ path, children = [] }) => [path, ...children.map((one) => one.path)]);
    const named = paths.flatMap((path) => path?.match(/:\w+/g) ?? []);
    expect([...new Set(named)].toSorted()).toEqual([':id', ':token']);
  });

  it('answers a missing file plainly', async () => {
    const answer = await get('/wp-login.php');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  it('sends a page that needs a login to the login page and back', async () => {
    const answer = await get('/user-index/mine?tab=2');
    expect(answer.headers.location).toBe('/user-index/malllogin?redirect=%2Fuser-index%2Fmine%3Ftab%3D2');
  });

  it('answers HEAD like GET without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/user-index/index' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });
});

describe('documents', () => {
  it('are named, described and linked from the manifest', async () => {
    const { body } = await get('/user-index/detail/7');
    expect(body).toMatch(/^<!doctype html><html lang="zh-CN" data-day="\d{4}-\d\d-\d\d">/);
    expect(body).toContain('<title>&lt;/script&gt;&lt;b&gt;事 7 — 测试市中心</title>');
    expect(body).toContain('<meta name="description" content="一件事"/>');
    expect([...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/assets/shared-1.css',
      '/assets/public-1.css',
      '/assets/style-1.css',
    ]);
    expect(body).toContain('<link rel="modulepreload" href="/assets/counter-1.js" fetchPriority="low"/>');
    expect(body.match(/<script type="module"[^>]*>/g)).toEqual([
      '<script type="module" src="/assets/public-1.js">',
    ]);
    expect((await get('/user-index/index')).body).toContain('<title>测试市中心</title>');
  });

  it('carry no style attribute, and of inline scripts only the one whose text the content policy allows', async () => {
    for (const url of ['/user-index/index', '/user-index/detail/7', '/404', '/401', '/login']) {
      const { body } = await get(url);
      expect(body).not.toMatch(/\sstyle=|<style|\son\w+=/);
      const inline = [...body.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].filter(
        ([, attributes]) => !attributes?.includes('src=') && !attributes?.includes('type="application/json"'),
      );
      const isPage = url.startsWith('/user-index/');
      expect(inline.map(([, , text]) => text)).toEqual(isPage ? [fillViewersScript] : []);
    }
  });

  it('know the large-type view by its cookie', async () => {
    expect((await get('/user-index/index', { cookie: 'view=elder' })).body).toContain('data-view="elder"');
    expect((await get('/user-index/index')).body).not.toContain('data-view=');
  });

  it('draw islands as their own trees, with props that stay inside their script', async () => {
    const { body } = await get('/user-index/detail/7');
    const props = /data-island-props="counter-1">(.*?)<\/script>/.exec(body)?.[1];
    expect(props).toBe('{"start":"\\u003c/script>\\u003cb>事 7"}');
    expect(JSON.parse(props ?? '')).toEqual({ start: '</script><b>事 7' });
    expect(body).toContain('data-island="counter"');
    expect(body).toMatch(/id="counter-2"[^>]*><label for="_counter-2/);
  });

  it('show a fault with its request id and nothing of its cause', async () => {
    const answer = await get('/user-index/detail/500');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('请求编号');
    expect(answer.body).not.toContain('shelf');
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('refuse to write', async () => {
    expect((await get('/user-index/writing')).statusCode).toBe(500);
  });
});

describe('caching', () => {
  it('lets everybody keep an anonymous page and check it', async () => {
    const first = await get('/user-index/index');
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(first.headers.vary).toContain('Cookie');
    const etag = String(first.headers.etag);
    expect((await get('/user-index/index', { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get('/user-index/index', { 'if-none-match': 'W/"other", ' + etag })).statusCode).toBe(304);
    expect((await get('/user-index/index', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
    expect((await get('/user-index/detail/7')).headers.etag).not.toBe(etag);
  });

  it('lets nobody keep a personal page', async () => {
    const answer = await get('/user-index/mine', signedIn);
    expect(answer.body).toContain('volunteer 沈知夏');
    expect([answer.headers['cache-control'], answer.headers.etag]).toEqual(['private, no-store', undefined]);
  });

  it('lets nobody keep a page that is for the holder of its address', async () => {
    const { headers } = await get('/user-index/act/a1-secret');
    expect([headers['cache-control'], headers.etag]).toEqual(['private, no-store', undefined]);
  });

  it('draws for nobody when the token is unknown or over, and tells the browser to renew the latter', async () => {
    const expired = await get('/user-index/index', { cookie: 'Admin-Token=old' });
    expect(expired.body).toContain('data-session="expired"');
    expect(expired.body).toContain('请登录');
    expect(expired.headers['cache-control']).toBe('private, no-store');
    expect((await get('/user-index/index', { cookie: 'Admin-Token=bad' })).body).not.toContain(
      'data-session',
    );
  });

  it('keeps built files and drawn pictures for ever, the public folder for an hour', async () => {
    const script = await get('/assets/public-1.js', { 'accept-encoding': 'gzip, br' });
    expect([script.body, script.headers['content-encoding']]).toEqual(['compressed', 'br']);
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const robots = await get('/robots.txt');
    expect(robots.headers['cache-control']).toBe('public, max-age=3600');
    expect(robots.headers.etag).toBeDefined();
    const seal = await get('/art/seal/eco/team%3A1.svg?char=%E9%9D%92');
    expect([seal.statusCode, seal.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(seal.headers['cache-control']).toContain('immutable');
    expect((await get('/art/nothing.svg')).statusCode).toBe(404);
    const several = await get(picturesUrl(['/art/seal/eco/team%3A1.svg?char=%E9%9D%92', '/art/nothing.svg']));
    expect(several.json()).toEqual({ '/art/seal/eco/team%3A1.svg?char=%E9%9D%92': seal.body });
    expect(several.headers['cache-control']).toContain('immutable');
    expect((await get('/.vite/public-site.json')).statusCode).toBe(404);
  });
});

describe('the shell of the centres', () => {
  it.each([
    '/login',
    '/dashboard',
    '/usercenter/index/myindex',
    '/teamcenter/index/teamactivity/edit/7',
    '/redirect/a/b',
    '/auth-redirect',
  ])('answers %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('src="/assets/centres-1.js"');
    expect(answer.body).toContain('<div id="root"></div>');
  });

  it('answers every other address to somebody with a token, whose menu decides', async () => {
    expect((await get('/reviews/queue', signedIn)).statusCode).toBe(200);
    expect((await get('/reviews/queue')).headers.location).toBe('/404');
  });

  it('has the policy of every page: no inline styles, in the centres neither', async () => {
    const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy']);
    for (const url of ['/login', '/dashboard', '/user-index/index'])
      expect(await policyOf(url)).toBe(
        "default-src 'self';script-src 'self';style-src 'self';style-src-attr 'none'",
      );
  });
});
