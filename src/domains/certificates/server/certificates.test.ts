import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import decodeQr from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import { outcomeOf } from '#testing/open-room.ts';
import * as contract from '../contract/certificates.contract.ts';
import * as manage from '../contract/manage-certificates.contract.ts';
import { day, openCertificatesRoom, partsOf, proofOf } from '../testing/open-certificates-room.ts';
import { hasPython, pythonVerdicts } from '../../../../tools/verify/ask-python.ts';
import { verdictOf } from '../../../../tools/verify/verify.ts';

const { sql, call, audits, titlesOf, served, newest, paperOf: download, rootFile } = openCertificatesRoom();
type Caller = Awaited<ReturnType<typeof served>>['caller'];
const hasTools = ['pdftotext', 'pdftoppm', 'qpdf'].every(
  (tool) => spawnSync(tool, ['--version']).error === undefined,
);
const period = { fromOn: '2026-01-01', toOn: '2026-11-30' };
const wish = (minutes: number, more: object = {}) => ({
  ...period,
  purpose: 'study' as const,
  fields: {},
  seenMinutes: minutes,
  requestKey: randomUUID(),
  ...more,
});
describe('a certificate', () => {
  it('lists what was chosen, and says what it leaves out', async () => {
    const { caller, hour } = await served(3);
    await hour();
    expect(await call(contract.previewCertificate, period, caller)).toMatchObject({
      itemCount: 3,
      totalMinutes: 270,
      byGrade: { A: 3, B: 0, C: 0, D: 0 },
      leftOutByGrade: { count: 1, minutes: 90 },
      waiting: { count: 1, minutes: 90 },
    });
    const { certNo } = await call(contract.issueCertificate, wish(270), caller);
    expect(await newest(caller)).toMatchObject({ certNo, state: 'valid', itemCount: 3, totalMinutes: 270 });
    expect(await audits('issueCertificate')).toMatchObject([{ detail: { certNo, totalMinutes: 270 } }]);
  });

  it('states no day before its holder registered, but for a record of before', async () => {
    const { caller } = await served(2);
    const registered = (on: string) =>
      sql()
        .updateTable('volunteers')
        .set({ registeredAt: new Date(`${on}T08:00:00+08:00`) })
        .where('id', '=', caller.volunteerId)
        .execute();
    const statedOn = async (fromOn: string) => {
      await call(contract.issueCertificate, wish(180, { fromOn }), caller);
      return (await newest(caller)).fromOn;
    };
    await registered('2026-03-05');
    expect(await statedOn('2000-01-01')).toBe('2026-03-05');
    expect(await statedOn('2026-08-01')).toBe('2026-08-01');
    await registered('2026-11-10');
    expect(await statedOn('2000-01-01')).toMatch(/^2026-(09|10)-/);
  });

  it('is made once of one request, with numbers that follow each other', async () => {
    const { caller } = await served(1);
    const asked = wish(90);
    const first = await call(contract.issueCertificate, asked, caller);
    expect(await call(contract.issueCertificate, asked, caller)).toEqual(first);
    const second = await call(contract.issueCertificate, wish(90), caller);
    expect([first, second].map(({ certNo }) => certNo.slice(2, 22))).toEqual([
      expect.stringMatching(/20261117000001$/),
      expect.stringMatching(/20261117000002$/),
    ]);
  });

  it('is refused where nothing fits, and where hours changed since they were seen', async () => {
    const { caller, hourIds } = await served(2);
    const empty = { fromOn: '2025-01-01', toOn: '2025-12-31' };
    expect(await outcomeOf(call(contract.issueCertificate, wish(0, empty), caller))).toBe('nothing');
    await sql()
      .updateTable('serviceHours')
      .set({ status: 'voided' })
      .where('id', '=', hourIds[0] ?? 0)
      .execute();
    expect(await outcomeOf(call(contract.issueCertificate, wish(180), caller))).toBe('notLatest');
  });

  it('is outdated when a record in it is voided, and replaced by the next', async () => {
    const { caller, hourIds } = await served(2);
    const { certificateId } = await call(contract.issueCertificate, wish(180), caller);
    await sql()
      .updateTable('serviceHours')
      .set({ status: 'voided' })
      .where('id', '=', hourIds[0] ?? 0)
      .execute();
    expect(await newest(caller)).toMatchObject({ state: 'outdated', changedCount: 1 });
    const next = await call(contract.issueCertificate, wish(90, { replaces: certificateId }), caller);
    const { list } = await call(contract.listMyCertificates, {}, caller);
    expect(list).toMatchObject([
      { certNo: next.certNo, state: 'valid' },
      { state: 'replaced', replacedByNo: next.certNo },
    ]);
  });

  it('is taken back by its holder alone, once', async () => {
    const { caller } = await served(1);
    const { certificateId } = await call(contract.issueCertificate, wish(90), caller);
    const revoke = (as: Caller) =>
      outcomeOf(call(contract.revokeCertificate, { certificateId, reason: '交错了单位' }, as));
    const stranger = (await buildVolunteer(sql())).caller;
    expect(await revoke(stranger)).toBe('404');
    expect(await outcomeOf(call(contract.downloadCertificate, { id: certificateId }, stranger))).toBe('404');
    await call(contract.revokeCertificate, { certificateId, reason: '交错了单位' }, caller);
    expect(await revoke(caller)).toBe('ended');
    const { found } = await call(contract.verifyCertificate, partsOf((await newest(caller)).verifyUrl));
    expect(found).toMatchObject({ state: 'revoked', proof: null });
  });
});

describe('verifying', () => {
  it('by number tells state and sum with a masked name; with the code what its holder opened', async () => {
    const { caller } = await served(2);
    await call(contract.issueCertificate, wish(180, { fields: { name: 'masked', times: false } }), caller);
    const { certNo, code } = partsOf((await newest(caller)).verifyUrl);
    const alone = (await call(contract.verifyCertificate, { certNo })).found;
    expect(alone).toMatchObject({ state: 'valid', holder: '沈*夏', totalMinutes: 180, proof: null });
    const proof =
      (await call(contract.verifyCertificate, { certNo, code: code.toLowerCase() })).found?.proof ?? '';
    expect(proof).toContain('"maskedName","沈*夏"');
    expect(proof).not.toMatch(/沈知夏|"start"|"place"/);
  });

  it.runIf(hasTools)(
    'tells of the document what its holder chose, to whoever has the code, and nothing else anywhere',
    async () => {
      const { caller } = await served(1);
      const asked = wish(90, { fields: { idTail: true } });
      expect(await outcomeOf(call(contract.issueCertificate, asked, caller))).toBe('noDocument');
      await sql()
        .updateTable('volunteers')
        .set({
          idKind: 'mainland',
          idCipher: 'sealed:330106199805044862',
          idHash: 'of the test',
          idMasked: '3****************2',
        })
        .where('id', '=', caller.volunteerId)
        .execute();
      const { certificateId } = await call(contract.issueCertificate, asked, caller);
      const parts = partsOf((await newest(caller)).verifyUrl);
      expect((await call(contract.verifyCertificate, parts)).found?.holderId).toBe('居民身份证末四位 4862');
      const { bytes } = await download(caller, certificateId);
      const text = execFileSync('pdftotext', ['-', '-'], { input: bytes, encoding: 'utf8' });
      expect(text.replace(/\s/g, '')).toContain('沈知夏（居民身份证末四位4862，志愿者编号');
      const alone = await call(contract.verifyCertificate, { certNo: parts.certNo });
      expect(alone.found?.holderId).toBeNull();
      const kept = await sql()
        .selectFrom('certificates')
        .selectAll()
        .where('id', '=', certificateId)
        .execute();
      expect(JSON.stringify(kept)).not.toContain('33010619');
      await call(contract.issueCertificate, wish(90), caller);
      const without = partsOf((await newest(caller)).verifyUrl);
      expect((await call(contract.verifyCertificate, without)).found?.holderId).toBeNull();
    },
  );

  it('tells a file that an editor changed from the paper of the site, though its proof is whole', async () => {
    const { caller } = await served(1);
    const { certificateId, certNo } = await call(contract.issueCertificate, wish(90), caller);
    const { bytes } = await download(caller, certificateId);
    const asked = async (pdf: Buffer) => {
      const fileHash = createHash('sha256').update(pdf).digest('hex');
      return (await call(contract.verifyCertificate, { certNo, fileHash })).found?.isSamePaper;
    };
    // What editors do: the words on the sheet are drawn anew behind the end of the file.
    const edited = Buffer.concat([bytes, Buffer.from('\n9 0 obj\n<< /Length 0 >>\nendobj\n%%EOF\n')]);
    expect(await verdictOf(await proofOf(edited), await rootFile())).toBe('proved');
    expect(await asked(bytes)).toBe(true);
    expect(await asked(edited)).toBe(false);
    expect((await call(contract.verifyCertificate, { certNo })).found?.isSamePaper).toBeNull();
    await sql().updateTable('certificates').set({ proof: '' }).where('id', '=', certificateId).execute();
    expect(await asked(bytes)).toBeNull();
  });

  it('answers a wrong code and an unknown number alike', async () => {
    const { caller } = await served(1);
    await call(contract.issueCertificate, wish(90), caller);
    const { certNo, code } = partsOf((await newest(caller)).verifyUrl);
    const wrong = code.replace(/^./, code.startsWith('A') ? 'B' : 'A');
    const unknown = { certNo: 'ZM99010020261117000099A', code };
    expect(await call(contract.verifyCertificate, { certNo, code: wrong })).toEqual({ found: null });
    expect(await call(contract.verifyCertificate, unknown)).toEqual({ found: null });
  });
});

describe('its paper', () => {
  async function paperOf(count: number) {
    const { caller } = await served(count);
    const { certificateId } = await call(
      contract.issueCertificate,
      wish(count * 90, { englishName: 'SHEN Zhixia', recipient: '江澜大学研究生院' }),
      caller,
    );
    return { caller, certificateId, ...(await download(caller, certificateId)), row: await newest(caller) };
  }

  it('is the same bytes again, and carries the proof that everybody can check', async () => {
    const { caller, certificateId, bytes, fileName, row } = await paperOf(3);
    const again = await call(contract.downloadCertificate, { id: certificateId }, caller);
    expect(Buffer.from(again.pdf, 'base64').equals(bytes)).toBe(true);
    expect(fileName).toBe(`志愿服务记录证明-${row.certNo}.pdf`);
    const proof = await proofOf(bytes);
    const roots = await rootFile();
    const otherSign = (_: string, before: string, sign: string) => `${before}${sign === '0' ? '1' : '0'}`;
    const vectors: [proof: string, roots: string, word: string][] = [
      [proof, roots, 'proved'],
      [proof.replaceAll('"minutes",90', '"minutes",900'), roots, 'changed'],
      [proof, roots.replace(/("root\\":\\")(.)/g, otherSign), 'otherRoot'],
      [proof, roots.replace(`\\"${day}`, String.raw`\"2026-11-15`), 'rootMissing'],
    ];
    for (const [one, file, word] of vectors) expect(await verdictOf(one, file)).toBe(word);
    const asked = vectors.map(([one, file]) => ({ proof: one, roots: file }));
    const papers = [bytes, bytes.subarray(0, 400)].map((paper) => ({ proof: paper, roots }));
    const words = [...vectors.map(([, , word]) => word), 'proved', 'unreadable'];
    expect(hasPython ? pythonVerdicts([...asked, ...papers]) : words).toEqual(words);
    expect(await proofOf(bytes.subarray(0, 400))).toBe('');
  });

  it.runIf(hasTools)(
    'is read by other programs: text, fonts, structure, and the QR code from its picture',
    async () => {
      const { bytes, row } = await paperOf(16);
      const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
      const file = path.join(folder, 'paper.pdf');
      writeFileSync(file, bytes);
      const run = (tool: string, ...args: string[]) => execFileSync(tool, args, { encoding: 'utf8' });
      const text = run('pdftotext', '-layout', file, '-');
      expect(text).toMatch(/志\s*愿\s*服\s*务\s*记\s*录\s*证\s*明/);
      for (const said of ['沈知夏', 'SHEN Zhixia', '1,440', '24.0', '第 2 页，共 2 页', '江澜大学研究生院'])
        expect(text).toContain(said);
      expect(text).toContain(partsOf(row.verifyUrl).code);
      expect(run('pdffonts', file).match(/yes yes yes/g)).toHaveLength(2);
      expect(run('qpdf', '--check', file)).toContain('No syntax or stream encoding errors found');
      run('pdftoppm', '-png', '-mono', '-r', '200', '-f', '2', '-l', '2', file, path.join(folder, 'page'));
      // What a camera sees that is held over the code: 70 mm of the sheet's lower left.
      const corner = sharp(readFileSync(path.join(folder, 'page-2.png')))
        .extract({ left: 0, top: 1_824, width: 551, height: 374 })
        .toColourspace('srgb')
        .ensureAlpha()
        .raw();
      const { data, info } = await corner.toBuffer({ resolveWithObject: true });
      expect(decodeQr(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(row.verifyUrl);
    },
  );
});

describe('the centre', () => {
  it('sees certificates of its scope without what opens them, and takes one back with a reason that its holder reads', async () => {
    const { caller } = await served(2);
    const { certificateId, certNo } = await call(contract.issueCertificate, wish(180), caller);
    const reviewer = (await buildStaff(sql(), { permissions: ['hours.review'] })).caller;
    const { list } = await call(manage.listCertificates, { keyword: certNo }, reviewer);
    expect(list).toMatchObject([{ certificateId, state: 'valid', holderName: '沈知夏' }]);
    expect(JSON.stringify(list)).not.toMatch(/verifyUrl|checkCode/);
    const reason = '被别人冒名开具，本人已说明';
    await call(manage.withdrawCertificate, { certificateId, reason }, reviewer);
    expect(await newest(caller)).toMatchObject({ state: 'revoked', revokeReason: `中心撤销：${reason}` });
    expect(await audits('withdrawCertificate')).toMatchObject([{ reason, detail: { certNo } }]);
    expect(await titlesOf(caller.accountId)).toContain('证书已被中心撤销');
    const again = call(manage.withdrawCertificate, { certificateId, reason }, reviewer);
    expect(await outcomeOf(again)).toContain('ended');
  });

  it('of one 所 finds none of another', async () => {
    const { caller } = await served(1);
    const { certificateId } = await call(contract.issueCertificate, wish(90), caller);
    const elsewhere = {
      ...(await buildStaff(sql(), { permissions: ['hours.review'] })).caller,
      scope: '/9/',
    };
    expect((await call(manage.listCertificates, {}, elsewhere)).list).toEqual([]);
    const asked = { certificateId, reason: '不在我们这里' };
    expect(await outcomeOf(call(manage.withdrawCertificate, asked, elsewhere))).toContain('404');
  });
});
