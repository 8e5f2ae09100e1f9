import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { saveSiteTexts } from '#domains/site/server/site.store.ts';
import { UploadedFile } from '#platform/contract/uploaded-file.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { issueCertificate } from '../../contract/certificates.contract.ts';
import { withoutSealSentence } from '../../contract/certificates.words.ts';
import * as contract from '../../contract/issuer-seal.contract.ts';
import { openCertificatesRoom } from '../../testing/open-certificates-room.ts';

const { sql, call, audits, served, paperOf } = openCertificatesRoom();
const reason = '换新章';

/** A ring on a ground: `clear`, or of paper. */
const ring = (side: number, ground: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="${ground}"/><circle cx="50%" cy="50%" r="40%" fill="none" stroke="#c4281c" stroke-width="12"/></svg>`,
    ),
  );
const png = async (side = 600, ground = 'none') => new Uint8Array(await ring(side, ground).png().toBuffer());

const editor = async (scope?: string) => {
  const { caller } = await buildStaff(sql(), { permissions: ['site.edit'] });
  return { ...caller, scope };
};
type Editor = Awaited<ReturnType<typeof editor>>;
const upload = (as: Editor, bytes: Uint8Array) =>
  call(contract.uploadIssuerSeal, { purpose: 'issuerSeal', file: new UploadedFile('章.png', bytes) }, as);

async function paperNow(person: Awaited<ReturnType<typeof served>>) {
  const wish = {
    fromOn: '2026-01-01',
    toOn: '2026-11-30',
    purpose: 'study' as const,
    fields: {},
    seenMinutes: 90,
    requestKey: randomUUID(),
  };
  const { certificateId } = await call(issueCertificate, wish, person.caller);
  return { certificateId, bytes: (await paperOf(person.caller, certificateId)).bytes };
}

const hasTools = ['pdftotext', 'pdfimages'].every((tool) => spawnSync(tool, ['-v']).error === undefined);
const textOf = (bytes: Buffer): string =>
  execFileSync('pdftotext', ['-', '-'], { input: bytes, encoding: 'utf8' }).replace(/\s/g, '');
const picturesOf = (bytes: Buffer): string[] =>
  execFileSync('pdfimages', ['-list', '-'], { input: bytes, encoding: 'utf8' }).trim().split('\n').slice(2);

it.runIf(hasTools)(
  'a paper says that it bears no seal, until the centre uploads its own; each keeps what it had',
  async () => {
    const person = await served(1);
    const bare = await paperNow(person);
    expect(textOf(bare.bytes)).toContain(withoutSealSentence);
    expect(picturesOf(bare.bytes)).toEqual([]);

    const as = await editor();
    await upload(as, await png());
    const sealed = await paperNow(person);
    expect(textOf(sealed.bytes)).not.toContain('未加盖印章');
    // One picture without a mask: nothing on the sheet is transparent.
    expect(picturesOf(sealed.bytes)).toEqual([expect.stringMatching(/image\s+1000\s+1000\s+rgb\s/)]);

    await call(contract.endIssuerSeal, { reason }, as);
    expect((await paperOf(person.caller, sealed.certificateId)).bytes.equals(sealed.bytes)).toBe(true);
    expect((await paperOf(person.caller, bare.certificateId)).bytes.equals(bare.bytes)).toBe(true);
    expect(textOf((await paperNow(person)).bytes)).toContain(withoutSealSentence);
  },
);

it('takes the place of the one before, and both stand in the audit log by their prints', async () => {
  const as = await editor();
  await upload(as, await png());
  await upload(as, await png(700));
  expect(await audits('uploadIssuerSeal')).toMatchObject([
    { targetType: 'issuerSeal', detail: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } },
    { detail: { replaces: expect.stringMatching(/^[0-9a-f]{64}$/) } },
  ]);
  const { count } = await sql()
    .selectFrom('issuerSeals')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(1);
  await call(contract.endIssuerSeal, { reason }, as);
  expect(await audits('endIssuerSeal')).toMatchObject([{ reason }]);
  expect(await outcomeOf(call(contract.endIssuerSeal, { reason }, as))).toBe('noSeal');
});

it.each([
  ['no PNG', async () => new Uint8Array(await ring(600, '#ffffff').jpeg().toBuffer()), 'wrongKind'],
  ['a picture of paper', () => png(600, '#fffdf5'), 'opaque'],
  ['too small', () => png(320), 'notASeal'],
  ['cut short', async () => (await png()).subarray(0, 2_000), 'notAPicture'],
  [
    'empty',
    async () =>
      new Uint8Array(
        await sharp({ create: { width: 600, height: 600, channels: 4, background: '#ffffff00' } })
          .png()
          .toBuffer(),
      ),
    'opaque',
  ],
])('is refused when it is %s', async (_, bytes, refusal) => {
  expect(await outcomeOf(upload(await editor(), await bytes()))).toBe(refusal);
});

it('shows its picture to the centre alone, and says what papers lack of their issuer', async () => {
  const as = await editor();
  await upload(as, await png());
  const shown = await call(contract.getIssuerSeal, {}, as);
  expect(shown).toMatchObject({ mayEdit: true, seal: { uploadedBy: expect.any(String) } });
  expect(
    Buffer.from(shown.seal?.picture ?? '', 'base64')
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  expect(await call(contract.getIssuerSeal, {}, await editor('1/3/'))).toMatchObject({
    mayEdit: false,
    seal: { picture: null },
  });
  await saveSiteTexts(sql(), {
    undertaker: '江澜市新时代文明实践中心',
    issuerLeader: '',
    issuerHandler: '许静',
    phone: '',
  });
  expect((await call(contract.getIssuerSeal, {}, as)).missing).toEqual(['leader', 'phone']);
});
