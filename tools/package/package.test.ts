import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { request as ask } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../free-port.mjs';
import { main as packUp } from './package.ts';

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find(existsSync);
const analyze = '/usr/bin/systemd-analyze';

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

/** The archive as an operator meets it: unpacked where nothing of the sources is, started with Node alone, nginx before it. */
describe('the packaged product', () => {
  const work = mkdtempSync(path.join(tmpdir(), 'package-'));
  const folder = path.join(work, 'opt');
  const running: ChildProcess[] = [];
  const ports = { product: 0, plain: 0, tls: 0 };
  let unpacked = '';
  let output = '';

  beforeAll(async () => {
    await packUp([work]);
    const archive = readdirSync(work).find((name) => name.endsWith('.tar.gz')) ?? '';
    execFileSync('mkdir', [folder]);
    execFileSync('tar', ['-xzf', path.join(work, archive), '-C', folder]);
    unpacked = path.join(folder, readdirSync(folder)[0] ?? '');
    for (const name of Object.keys(ports) as (keyof typeof ports)[]) ports[name] = await freePort();
    await start();
  });
  afterAll(async () => {
    for (const child of running) {
      if (child.exitCode !== null) continue;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
    rmSync(work, { recursive: true, force: true });
  });

  async function start(): Promise<void> {
    const settings = {
      PATH: process.env.PATH,
      PORT: String(ports.product),
      DATA_DIR: path.join(work, 'data'),
      PUBLIC_URL: `https://127.0.0.1:${ports.tls}`,
      TRUST_PROXY: 'on',
      DEMO: 'on',
    };
    const line = /^ExecStart=\S+ (.*)$/m.exec(
      readFileSync(path.join(unpacked, 'deploy/jianglan.service'), 'utf8'),
    );
    const product = spawn(process.execPath, (line?.[1] ?? '').split(' '), {
      cwd: unpacked,
      env: settings,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(product);
    for (const stream of [product.stdout, product.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const isReady = () =>
      fetch(`http://127.0.0.1:${ports.product}/readyz`).then(
        async (answer) => (await answer.text()) !== '' && answer.ok,
        () => false,
      );
    while (!(await isReady())) {
      if (product.exitCode !== null) throw new Error(output);
      await delay(100);
    }
  }

  it('is below 130 MB and holds nothing that only builds or only browsers need', () => {
    const bytes = Number(execFileSync('du', ['-sb', unpacked], { encoding: 'utf8' }).split('\t')[0]);
    expect(bytes).toBeLessThan(130e6);
    const packages = readdirSync(path.join(unpacked, 'node_modules'));
    for (const name of [
      'vite',
      'rolldown',
      'typescript',
      'vitest',
      'chart.js',
      '@tiptap',
      'lucide-react',
      '@playwright',
    ])
      expect(packages).not.toContain(name);
    expect(readdirSync(unpacked)).not.toContain('src');
  });

  it('holds the licences of what became part of it', () => {
    const licences = path.join(unpacked, 'licences');
    const found = readdirSync(licences, { recursive: true, encoding: 'utf8' });
    for (const name of ['chart.js', 'kysely', 'leaflet', 'lucide-react', 'react', 'react-dom', 'zod'])
      expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${name}/licen[cs]e`, 'i')));
  });

  it('holds its program in plain ASCII, which takes half of the memory', () => {
    const folder = path.join(unpacked, 'dist/server');
    const programs = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.mjs'),
    );
    expect(programs.length).toBeGreaterThan(20);
    const wide = programs.filter((name) => readFileSync(path.join(folder, name)).some((byte) => byte > 127));
    expect(wide).toEqual([]);
  });

  it('keeps to 450 MiB with the embedded database, also while it grows the demo city', () => {
    const status = readFileSync(`/proc/${running[0]?.pid}/status`, 'utf8');
    // The most it ever held, of which nothing is building or growing.
    const kibibytes = Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]);
    expect(kibibytes / 1_024).toBeLessThan(450);
  });

  it('finds the fonts of certificates, draws pictures, checks and backs up its data', async () => {
    const fonts = execFileSync(
      process.execPath,
      [
        '-e',
        `for (const font of ['400Regular/NotoSansSC_400Regular', '700Bold/NotoSansSC_700Bold'])
          console.log(require('fontkit').openSync(require.resolve('@expo-google-fonts/noto-sans-sc/' + font + '.ttf')).familyName)`,
      ],
      { cwd: unpacked, encoding: 'utf8' },
    );
    expect(fonts.trim().split('\n')).toHaveLength(2);
    const picture = await fetch(`http://127.0.0.1:${ports.product}/share/cover/eco/activity%3A1.png`);
    expect(picture.status).toBe(200);
    expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 });
    const run = (...args: string[]): string =>
      execFileSync(process.execPath, args, {
        cwd: unpacked,
        env: { PATH: process.env.PATH, DATA_DIR: path.join(work, 'data') },
        encoding: 'utf8',
      });
    expect(run('backup.mjs', path.join(work, 'city.backup'))).toContain('backed up to');
    const restored = path.join(work, 'restored');
    execFileSync(process.execPath, ['restore.mjs', path.join(work, 'city.backup')], {
      cwd: unpacked,
      env: { PATH: process.env.PATH, DATA_DIR: restored },
    });
    expect(run('check-data.mjs', path.join(restored, 'database'))).toContain('0 are broken');
  });

  it.skipIf(!existsSync(analyze))('has a unit that systemd takes (where systemd-analyze is there)', () => {
    const unit = path.join(unpacked, 'deploy/jianglan.service');
    const { stdout, stderr } = spawnSync(analyze, ['verify', unit], { encoding: 'utf8' });
    // Of the machine's own units and of node's place it may say what it likes.
    const said = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('jianglan.service'));
    expect(said.filter((line) => !/is not executable|not be executed/.test(line))).toEqual([]);
  });

  describe.skipIf(!nginx)(
    'behind nginx with the configuration that lies in it (where nginx is there)',
    () => {
      const from = (
        address: string,
        url: string,
        options: { method?: string; headers?: Record<string, string>; body?: Buffer | string } = {},
      ) =>
        new Promise<Answer>((resolve, reject) => {
          const { body, ...rest } = options;
          const sent = ask(
            {
              host: '127.0.0.1',
              port: ports.tls,
              path: url,
              localAddress: address,
              rejectUnauthorized: false,
              agent: false,
              ...rest,
            },
            (answer) => {
              let text = '';
              answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
              answer.on('end', () =>
                resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
              );
            },
          );
          sent.on('error', reject);
          sent.end(body);
        });
      const visit = (url: string, options?: Parameters<typeof from>[2]) => from('127.0.0.1', url, options);
      const call = (operation: string, body: unknown, headers: Record<string, string> = {}) =>
        visit(`/api/${operation}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        });
      const logIn = async (userLoginName: string): Promise<string> => {
        const answer = await call('token/loginUser/WsAudience', { userLoginName, userPwd: 'Jianglan#2026' });
        const { accessToken } = (JSON.parse(answer.text) as { result: { accessToken: string } }).result;
        return accessToken;
      };

      beforeAll(async () => {
        const certificate = ['fullchain.pem', 'privkey.pem'].map((name) => path.join(work, name));
        execFileSync(
          'openssl',
          [
            'req',
            '-x509',
            '-newkey',
            'rsa:2048',
            '-nodes',
            '-days',
            '2',
            '-subj',
            '/CN=volunteer.example.cn',
            '-out',
            certificate[0]!,
            '-keyout',
            certificate[1]!,
          ],
          { stdio: 'ignore' },
        );
        const site = readFileSync(path.join(unpacked, 'deploy/nginx.conf'), 'utf8')
          .replaceAll('/etc/ssl/jianglan', work)
          .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports.product}`)
          .replaceAll('listen 80', `listen 127.0.0.1:${ports.plain}`)
          .replaceAll('listen 443', `listen 127.0.0.1:${ports.tls}`)
          .replaceAll(/^ *listen \[::\].*\n/gm, '');
        writeFileSync(path.join(work, 'site.conf'), site);
        const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
          (kind) => `${kind}_temp_path ${work}/${kind};`,
        );
        writeFileSync(
          path.join(work, 'nginx.conf'),
          `daemon off; pid ${work}/nginx.pid; error_log ${work}/error.log; ${process.getuid?.() === 0 ? 'user root;' : ''}
        events {} http { access_log off; ${temporary.join(' ')} include ${work}/site.conf; }`,
        );
        const proxy = spawn(
          nginx!,
          ['-p', work, '-c', path.join(work, 'nginx.conf'), '-e', `${work}/error.log`],
          { stdio: 'inherit' },
        );
        running.unshift(proxy);
        await vi.waitFor(() => visit('/healthz'), { interval: 50 });
      });

      it('speaks HTTP/2 over TLS and sends plain http there', async () => {
        const session = connect(`https://127.0.0.1:${ports.tls}`, { rejectUnauthorized: false });
        const stream = session.request({ ':path': '/user-index/index' });
        const [headers] = (await once(stream, 'response')) as [Record<string, string>];
        expect(session.alpnProtocol).toBe('h2');
        expect(headers[':status']).toBe(200);
        stream.resume();
        await once(stream, 'end');
        session.destroy();
        const plain = await fetch(`http://127.0.0.1:${ports.plain}/user-index/index?a=1`, {
          redirect: 'manual',
        });
        expect(plain.status).toBe(308);
        expect(plain.headers.get('location')).toMatch(/^https:\/\/127\.0\.0\.1\/user-index\/index\?a=1$/);
      });

      it('passes on what is kept for how long, packed as the product packed it', async () => {
        const page = await visit('/user-index/index', { headers: { 'accept-encoding': 'identity' } });
        const style = /href="(\/assets\/[^"]+\.css)"/.exec(page.text)?.[1] ?? '';
        const direct = await fetch(`http://127.0.0.1:${ports.product}${style}`, {
          headers: { 'accept-encoding': 'br' },
        });
        await direct.arrayBuffer();
        const through = await visit(style, { headers: { 'accept-encoding': 'br' } });
        expect(through.headers['content-encoding']).toBe('br');
        expect(through.headers['cache-control']).toBe(direct.headers.get('cache-control'));
        expect(through.headers['cache-control']).toContain('immutable');
        expect(page.headers['strict-transport-security']).toBeDefined();
        const again = await visit('/user-index/index', {
          headers: { 'if-none-match': String(page.headers.etag) },
        });
        expect(again.status).toBe(304);
      });

      it('lets streams through at once, as they are written', async () => {
        const token = await logIn('zhiyuan001');
        const first = await new Promise<string>((resolve, reject) => {
          const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` };
          const sent = ask(
            {
              host: '127.0.0.1',
              port: ports.tls,
              path: '/api/messages/StreamUnread',
              rejectUnauthorized: false,
              agent: false,
              headers,
            },
            (answer) => {
              answer.once('data', (chunk: Buffer) => {
                resolve(chunk.toString());
                sent.destroy();
              });
            },
          );
          sent.on('error', reject);
          sent.end();
        });
        expect(first).toContain('event: unread');
      });

      it('takes files up to 20 MB, and says in words what is more', async () => {
        const token = await logIn('bianji001');
        const side = 2_600;
        const noise = Buffer.alloc(side * side * 3);
        for (let at = 0; at < noise.length; at += 1) noise[at] = (at * 2_654_435_761) >>> 13;
        const raw = { width: side, height: side, channels: 3 } as const;
        const picture = await sharp(noise, { raw }).png({ compressionLevel: 0 }).toBuffer();
        expect(picture.length).toBeGreaterThan(19e6);
        const form = (content: Buffer) =>
          Buffer.concat([
            Buffer.from(
              '--limit\r\ncontent-disposition: form-data; name="purpose"\r\n\r\nnewsAttachment\r\n--limit\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
            ),
            content,
            Buffer.from('\r\n--limit--\r\n'),
          ]);
        const headers = {
          'content-type': 'multipart/form-data; boundary=limit',
          authorization: `Bearer ${token}`,
        };
        const send = (body: Buffer) => visit('/api/files/UploadFile', { method: 'POST', headers, body });
        const stored = await send(form(picture));
        expect(JSON.parse(stored.text)).toMatchObject({ code: 200 });
        const tooMuch = await send(form(Buffer.concat([picture, Buffer.alloc(3e6)])));
        expect(tooMuch.status).toBe(413);
        expect(JSON.parse(tooMuch.text)).toMatchObject({ code: 413, msg: '提交的内容太大' });
      });

      it('hands on the address of the visitor, whatever the visitor writes in its place', async () => {
        const attempt = (address: string, number: number) =>
          from(address, '/api/messages/AnswerActionLink', {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${number}` },
            body: '{}',
          });
        const statuses: number[] = [];
        for (let number = 0; number < 21; number += 1)
          statuses.push((await attempt('127.0.0.1', number)).status);
        expect(statuses.at(-1)).toBe(429);
        expect((await attempt('127.0.0.2', 0)).status).toBe(400);
      });

      it('says in words that the product is being started anew', async () => {
        const product = running.at(-1)!;
        const gone = once(product, 'exit');
        product.kill('SIGTERM');
        const tooLong = delay(20_000).then(() => output.slice(-2_000));
        expect(await Promise.race([gone, tooLong])).toEqual([0, null]);
        const page = await visit('/user-index/index');
        expect([page.status, page.headers['retry-after']]).toEqual([503, '5']);
        expect(page.text).toContain('网站正在重新启动');
        const answer = await call('token/loginUser/WsAudience', {});
        expect(answer.status).toBe(503);
        expect(JSON.parse(answer.text)).toMatchObject({ code: 503, reason: 'unknown' });
      });
    },
  );
});
