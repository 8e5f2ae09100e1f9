import { deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { testAct } from '#testing/test-act.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { openHouse } from '#testing/open-house.ts';
import { secretAddressHeaders } from '#platform/server/secret-address.ts';
import { getFileLink } from '../contract/files.contract.ts';
import type { FileView } from '../contract/files.contract.ts';
import { buildPdf, buildPicture, type Upload, uploadRequest } from '../testing/files.builders.ts';
import { attachFiles, fileIdsOfUrls, releaseFiles } from './attach-files.ts';
import { cleanFiles } from './clean-files.ts';

const { app } = openHouse();
let person: SignedIn;
beforeEach(async () => {
  person = await app().signIn('volunteer');
});

async function send(upload: Upload, as: SignedIn | undefined = person) {
  const response = await app().inject(uploadRequest(upload, as));
  return {
    status: response.statusCode,
    body: response.json<{ reason?: string; msg: string; result: FileView }>(),
  };
}

/** A file as its sender's browser asks for it, or another's, or (null) anybody's. */
const seen = (url: string, as: SignedIn | null = person) =>
  app().inject({ url, headers: as ? { authorization: `Bearer ${as.token}` } : {} });

const script = '<</S/JavaScript/JS(app.alert)>>';
const packed = (
  objects: string,
  filter = '/FlateDecode',
  type = '/Type/Obj#53tm',
  word = 'stream\n',
): Buffer => {
  const body = deflateSync(Buffer.from(objects));
  return Buffer.concat([
    Buffer.from(`7 0 obj<<${type}/N 1/First 4/Filter${filter}/Length ${body.length}>>${word}`),
    body,
    Buffer.from('\nendstream endobj\n'),
  ]);
};

/** A sheet of twenty kilobytes whose one part says nothing for 20 MB. */
const bombSheet = (): Buffer =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': Buffer.from('<Types/>'),
      'xl/workbook.xml': Buffer.from('<workbook/>'),
      'xl/worksheets/sheet1.xml': Buffer.alloc(20_000_000, 32),
    }),
  );

const target = { targetType: 'volunteer', targetId: 7 };
const act = () =>
  testAct({
    sql: app().sql,
    now: app().clock(),
    caller: { kind: 'volunteer', accountId: person.accountId } as never,
  });

describe('a picture', () => {
  it('is made anew in its sizes, upright, without camera or place', async () => {
    const original = await buildPicture({ width: 900, height: 600, location: true });
    expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('JianglanCam');
    const { status, body } = await send({ purpose: 'newsPicture', bytes: original });
    expect(status).toBe(200);
    // Orientation 6 lies on its side: upright it is higher than wide.
    expect(body.result).toMatchObject({ name: '江边.jpg', mime: 'image/webp', width: 600, height: 900 });
    const url = body.result.url ?? '';
    expect(url).toMatch(/^\/files\/p\/[0-9a-f]{32}\/1600\.webp$/);
    for (const [suffix, width, format] of [
      ['256.webp', 256, 'webp'],
      ['256.avif', 256, 'heif'],
      ['1600.webp', 600, 'webp'],
    ] as const) {
      const served = await seen(url.replace('1600.webp', suffix));
      const metadata = await sharp(served.rawPayload).metadata();
      expect([suffix, metadata.width, metadata.format, metadata.exif]).toEqual([
        suffix,
        width,
        format,
        undefined,
      ]);
      expect(served.headers).toMatchObject({
        'content-type': `image/${suffix.split('.')[1]}`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(served.rawPayload.includes('JianglanCam')).toBe(false);
    }
  });

  it('is cut to a square for an avatar, which must not be tiny', async () => {
    const { body } = await send({ purpose: 'avatar', bytes: await buildPicture({ format: 'png' }) });
    expect(body.result).toMatchObject({ width: 256, height: 256 });
    const tiny = await send({ purpose: 'avatar', bytes: await buildPicture({ width: 120, height: 400 }) });
    expect(tiny.body.reason).toBe('tooFewPixels');
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const half = async () => (await buildPicture({ width: 1_000, height: 1_000 })).subarray(0, 4_000);
  const fakePng = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    Buffer.from('<script>alert(1)</script>'),
  ]);
  const bomb = () =>
    sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
  it.each([
    ['an SVG', async () => svg, 'wrongKind'],
    ['a page that calls itself a picture', async () => Buffer.from('<html>'), 'wrongKind'],
    ['a GIF that is also a script', async () => Buffer.from('GIF89a/*<script>*/=1;'), 'wrongKind'],
    ['a script behind the head of a PNG', async () => fakePng, 'notAPicture'],
    ['half a picture', half, 'notAPicture'],
    ['a bomb of 81 million pixels', bomb, 'tooManyPixels'],
    ['a PDF', async () => buildPdf(), 'wrongKind'],
  ])('that is %s is refused and leaves nothing', async (_title, make, reason) => {
    const { status, body } = await send({ purpose: 'newsPicture', bytes: await make() });
    expect([status, body.reason]).toEqual([409, reason]);
    expect(await app().sql.selectFrom('files').select('id').execute()).toEqual([]);
  });

  it('loses what hangs on it', async () => {
    const polyglot = Buffer.concat([
      await buildPicture(),
      Buffer.from('PK\u0003\u0004<script>alert(1)</script>'),
    ]);
    const { body } = await send({ purpose: 'newsPicture', bytes: polyglot });
    const served = await seen(body.result.url ?? '');
    expect(served.rawPayload.includes('<script>')).toBe(false);
  });

  it('has a limit by its purpose, told in words', async () => {
    const { status, body } = await send({ purpose: 'avatar', bytes: Buffer.alloc(2_200_000, 1) });
    expect([status, body.msg]).toEqual([413, '头像不能超过 2 MB']);
    const huge = await send({ purpose: 'newsAttachment', bytes: Buffer.alloc(21_000_000, 1) });
    expect([huge.status, huge.body.msg]).toEqual([413, '文件太大，请压缩后再上传']);
  });
});

describe('a document', () => {
  it('is served to be saved, under its own name', async () => {
    const { body } = await send({
      purpose: 'newsAttachment',
      bytes: buildPdf(),
      name: '通知(1).pdf',
      mime: 'text/html',
    });
    const served = await seen(body.result.url ?? '');
    expect(served.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''%E9%80%9A%E7%9F%A5%281%29.pdf",
    });
  });

  it.each([
    ['cut off', Buffer.from('%PDF-1.4 nothing more'), 'damaged'],
    ['an archive hung on', Buffer.concat([buildPdf(), Buffer.alloc(300, 'PK')]), 'damaged'],
    ['a script', buildPdf('/OpenAction<</S/JavaScript/JS(app.alert)>>'), 'activeContent'],
    ['a script whose name is spelt by numbers', buildPdf('/AA<</O<</S/J#61vaScript>>>>'), 'activeContent'],
    ['a script in an object stream', buildPdf('', packed(script)), 'activeContent'],
    ['objects that unpack to 40 MB', buildPdf('', packed(' '.repeat(40_000_000))), 'tooDense'],
    ['objects packed in a way that is kept elsewhere', buildPdf('', packed(script, ' 5 0 R')), 'damaged'],
    [
      'objects whose kind is kept elsewhere',
      buildPdf('', packed(script, '/Fl', '/Type 5 0 R')),
      'activeContent',
    ],
    [
      'a remark that looks like an end',
      buildPdf('', packed(script, '/Fl', '/Type/ObjStm %endstream\n')),
      'activeContent',
    ],
    [
      'a line that goes on behind the word',
      buildPdf('', packed(script, '/Fl', undefined, 'stream %x\n')),
      'activeContent',
    ],
    [
      'brackets that do not close each other',
      buildPdf('', packed('x', '/Fl', '/X[>>]/Type/ObjStm')),
      'damaged',
    ],
    ['a file inside', buildPdf('/Names<</EmbeddedFiles 4 0 R>>'), 'activeContent'],
    [
      'a file inside, by a pin',
      buildPdf('', Buffer.from('4 0 obj<</Subtype/FileAttachment>>endobj ')),
      'activeContent',
    ],
    ['a program that is started', buildPdf('/OpenAction<</S/Launch/F(a.exe)>>'), 'activeContent'],
    ['objects in objects without end', buildPdf('', Buffer.from('1 0 obj<<'.repeat(20_000))), 'tooDense'],
    ['objects packed so that nobody sees them', buildPdf('', packed('x', '/LZWDecode')), 'damaged'],
    ['a password', buildPdf('/Encrypt 9 0 R'), 'encrypted'],
    ['parts that unpack to a thousand times as much', bombSheet(), 'tooDense'],
    ['a ZIP that is no document', Buffer.from('PK\u0003\u0004 not really'), 'wrongKind'],
  ])('with %s is refused', async (_title, bytes, reason) => {
    expect((await send({ purpose: 'newsAttachment', bytes })).body.reason).toBe(reason);
  });
});

describe('a private file', () => {
  it('has no address of its own; its link is given to its owner, holds five minutes and cannot be altered', async () => {
    const { body } = await send({ purpose: 'idProof', bytes: await buildPicture() });
    expect(body.result.url).toBeNull();
    const other = await app().signIn('volunteer');
    const reviewer = await app().signIn('staff', { role: 'reviewer' });
    for (const stranger of [other, reviewer])
      expect((await app().call(getFileLink, { id: body.result.fileId }, stranger)).status).toBe(404);
    const link = (await app().call(getFileLink, { id: body.result.fileId }, person)).body.result.url;
    const served = await app().inject({ url: link });
    expect(served.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      ...secretAddressHeaders,
    });
    expect((await sharp(served.rawPayload).metadata()).width).toBe(640);
    expect(
      (await app().inject({ url: link.replace(/.$/, (end) => (end === '0' ? '1' : '0')) })).statusCode,
    ).toBe(404);
    expect((await app().inject({ url: link.split('?')[0] ?? '' })).statusCode).toBe(404);
    app().clock.moveBy(5 * 60_000 + 1_000);
    expect((await app().inject({ url: link })).statusCode).toBe(404);
  });

  it('of a team is shown to staff who review teams', async () => {
    const team = await app().signIn('team');
    const { body } = await send({ purpose: 'teamProof', bytes: buildPdf() }, team);
    const reviewer = await app().signIn('staff', { role: 'reviewer' });
    const editor = await app().signIn('staff', { role: 'editor' });
    expect((await app().call(getFileLink, { id: body.result.fileId }, reviewer)).status).toBe(200);
    expect((await app().call(getFileLink, { id: body.result.fileId }, editor)).status).toBe(404);
  });
});

describe('a file', () => {
  it('is attached by who sent it only, for the purpose it was sent for', async () => {
    const { result } = (await send({ purpose: 'avatar', bytes: await buildPicture() })).body;
    const other = await app().signIn('volunteer');
    const asOther = testAct({
      sql: app().sql,
      caller: { kind: 'volunteer', accountId: other.accountId } as never,
    });
    const fileIds = [result.fileId];
    await expect(attachFiles(asOther, { fileIds, purpose: 'avatar', ...target })).rejects.toMatchObject({
      status: 400,
    });
    await expect(attachFiles(act(), { fileIds, purpose: 'teamLogo', ...target })).rejects.toMatchObject({
      status: 400,
    });
    await expect(attachFiles(act(), { fileIds: [1], purpose: 'avatar', ...target })).rejects.toMatchObject({
      status: 400,
    });
    expect(await attachFiles(act(), { fileIds, purpose: 'avatar', ...target })).toMatchObject([
      { url: result.url },
    ]);
    expect(await attachFiles(act(), { fileIds, purpose: 'avatar', ...target })).toHaveLength(1);
    expect(await fileIdsOfUrls(app().sql, [result.url ?? '', '/art/x.svg'])).toEqual(fileIds);
  });

  it('that nothing holds goes after a day, bytes and all; a held one stays until it is let go', async () => {
    const loose = (await send({ purpose: 'avatar', bytes: await buildPicture() })).body.result;
    const held = (await send({ purpose: 'avatar', bytes: await buildPicture() })).body.result;
    await attachFiles(act(), { fileIds: [held.fileId], purpose: 'avatar', ...target });
    const clean = () =>
      cleanFiles(async (work) => work(testAct({ sql: app().sql, now: app().clock() })), app().storage);
    const isThere = async (url: string | null) =>
      (await seen(url ?? '', await app().signInAs(person.accountId))).statusCode === 200;
    app().clock.moveBy(23 * 3_600_000);
    await clean();
    expect([await isThere(loose.url), await isThere(held.url)]).toEqual([true, true]);
    app().clock.moveBy(2 * 3_600_000);
    await clean();
    expect([await isThere(loose.url), await isThere(held.url)]).toEqual([false, true]);
    await releaseFiles(act(), { purpose: 'avatar', ...target });
    app().clock.moveBy(25 * 3_600_000);
    await clean();
    expect(await isThere(held.url)).toBe(false);
    expect(await app().sql.selectFrom('files').select('id').execute()).toEqual([]);
  });
});

describe('the call', () => {
  it('asks who is there before it reads a byte, and every other call goes on refusing what is not JSON', async () => {
    const { headers, payload } = uploadRequest({ purpose: 'avatar', bytes: await buildPicture() });
    expect(
      (await app().inject({ method: 'POST', url: '/api/files/UploadFile', headers, payload })).statusCode,
    ).toBe(401);
    expect(
      (await app().inject({ method: 'POST', url: '/api/teams/ListTeams', headers, payload })).statusCode,
    ).toBe(415);
  });

  it.each([
    [
      'no file',
      { payload: '--x\r\ncontent-disposition: form-data; name="purpose"\r\n\r\navatar\r\n--x--\r\n' },
    ],
    [
      'a body that breaks off',
      { payload: '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc' },
    ],
    ['no multipart at all', { payload: '{"purpose":"avatar","file":"abc"}', type: 'application/json' }],
    [
      'an unknown field',
      { payload: '--x\r\ncontent-disposition: form-data; name="extra"\r\n\r\n1\r\n--x--\r\n' },
    ],
    ['an empty body', { payload: '' }],
  ])(
    'answers %s with 400',
    async (_title, {
      payload,
      type = 'multipart/form-data; boundary=x',
    }: { payload: string; type?: string }) => {
      const headers = { 'content-type': type, authorization: `Bearer ${person.token}` };
      const response = await app().inject({ method: 'POST', url: '/api/files/UploadFile', headers, payload });
      expect(response.statusCode).toBe(400);
      expect(response.json().msg).toMatch(/文件|字段|用途/);
    },
  );
});
