import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import decodeQr from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { buildStar } from '#domains/awards/testing/awards.builders.ts';
import type { HourProof } from '#domains/ledger/contract/verify-proof.rules.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { testAct } from '#testing/test-act.ts';
import * as contract from '../contract/certificates.contract.ts';
import { day, now, openCertificatesRoom, partsOf, proofOf } from '../testing/open-certificates-room.ts';
import { revokeStarCertificate } from './index.ts';
import { hasPython, pythonVerdicts } from '../../../../tools/verify/ask-python.ts';
import { verdictOf } from '../../../../tools/verify/verify.ts';

const { sql, call, titlesOf, served, newest, paperOf, rootFile } = openCertificatesRoom();
const isThere = (tool: string): boolean => spawnSync(tool, ['--version']).error === undefined;
const hasTools = ['pdftotext', 'pdftoppm', 'qpdf'].every(isThere);
/** What the verifier in the other language says of a proof or a paper. */
const verdictOfPython = (proof: string | Buffer, roots: string): string =>
  pythonVerdicts([{ proof, roots }])[0] ?? '';

describe('a star certificate', () => {
  const level = 1;
  const asked = { level };
  const askedMinutes = 180;
  /** Three services of 90 minutes and one star, for which two of them are enough here. */
  async function starred() {
    const { caller, hourIds } = await served(3);
    const { volunteerId } = caller;
    const staff = (await buildStaff(sql())).caller;
    await sql()
      .insertInto('starLevels')
      .values({ level, minMinutes: 6_000, needsCity: false })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const starId = await buildStar(sql(), {
      volunteerId,
      level,
      state: 'awarded',
      now,
      confirmedBy: staff.accountId,
      askedMinutes,
    });
    return { caller, hourIds, starId, staff };
  }

  it('is one for a star, the same bytes again, and proves as many services as the star asks for', async () => {
    const { caller } = await starred();
    const { certificateId, certNo } = await call(contract.issueStarCertificate, asked, caller);
    expect(await call(contract.issueStarCertificate, asked, caller)).toEqual({ certificateId, certNo });
    const [one, again] = [await paperOf(caller, certificateId), await paperOf(caller, certificateId)];
    expect(one.bytes.equals(again.bytes)).toBe(true);
    expect(one.fileName).toBe(`星级志愿者证书-${certNo}.pdf`);
    const star = { level, awardedOn: '2026-11-17', minutes: 10_000, askedMinutes };
    const { found } = await call(contract.verifyCertificate, partsOf((await newest(caller)).verifyUrl));
    expect(found).toMatchObject({ state: 'valid', itemCount: 2, totalMinutes: 180, star });
    expect(await proofOf(one.bytes)).toBe(found?.proof);
  });

  it('is proved by both verifiers, and betrayed when too few, the same twice, or a broken star stands in it', async () => {
    const { caller } = await starred();
    const { certificateId } = await call(contract.issueStarCertificate, asked, caller);
    const { bytes } = await paperOf(caller, certificateId);
    const proof = JSON.parse(await proofOf(bytes)) as HourProof;
    const roots = await rootFile();
    const judged = async (changed: object) => {
      const text = JSON.stringify({ ...proof, ...changed });
      const word = await verdictOf(text, roots);
      return [...new Set([word, hasPython ? verdictOfPython(text, roots) : word])].join(', ');
    };
    const [first] = proof.records;
    expect(await judged({})).toBe('proved');
    expect(await judged({ records: [first] })).toBe('changed');
    expect(await judged({ records: [first, first] })).toBe('changed');
    expect(await judged({ star: { ...proof.star, askedMinutes: 181 } })).toBe('changed');
    expect(await judged({ star: { level } })).toBe('unreadable');
    expect(hasPython ? verdictOfPython(bytes, roots) : 'proved').toBe('proved');
  });

  it('is refused for a star that is not there, and made anew when a record in it is voided', async () => {
    const { caller, hourIds } = await starred();
    const issue = () => call(contract.issueStarCertificate, asked, caller);
    expect(await outcomeOf(call(contract.issueStarCertificate, { level: 2 }, caller))).toBe('notAwarded');
    const { certNo } = await issue();
    const voidHour = (id = 0) =>
      sql().updateTable('serviceHours').set({ status: 'voided' }).where('id', '=', id).execute();
    await voidHour(hourIds[0]);
    expect((await newest(caller)).state).toBe('outdated');
    const next = await issue();
    const { list } = await call(contract.listMyCertificates, {}, caller);
    expect(list).toMatchObject([
      { certNo: next.certNo, state: 'valid' },
      { certNo, state: 'replaced' },
    ]);
    await voidHour(hourIds[1]);
    await voidHour(hourIds[2]);
    expect(await outcomeOf(issue())).toBe('unproven');
  });

  it('falls with its star', async () => {
    const { caller, starId, staff } = await starred();
    await call(contract.issueStarCertificate, asked, caller);
    const withdrawn = { starId, volunteerId: caller.volunteerId, reason: '记录系冒名' };
    await revokeStarCertificate(testAct({ sql: sql(), now, caller: staff }), withdrawn);
    expect(await newest(caller)).toMatchObject({ state: 'revoked', revokeReason: '星级已收回：记录系冒名' });
    const { found } = await call(contract.verifyCertificate, partsOf((await newest(caller)).verifyUrl));
    expect(found).toMatchObject({ state: 'revoked', proof: null });
    expect(await titlesOf(caller.accountId)).toContain('星级证书已撤销');
  });

  it('is verified by the command that anybody may run, which ends with 1 for a changed paper and for the root of another day', async () => {
    const { caller } = await starred();
    const { certificateId } = await call(contract.issueStarCertificate, asked, caller);
    const { bytes } = await paperOf(caller, certificateId);
    const roots = await rootFile();
    const folder = mkdtempSync(path.join(tmpdir(), 'verify-'));
    const verify = (paper: Buffer, rootText: string) => {
      const [paperFile, rootsName] = [path.join(folder, 'star.pdf'), path.join(folder, 'root.json')];
      writeFileSync(paperFile, paper);
      writeFileSync(rootsName, rootText);
      const { stdout, status } = spawnSync('npm', ['run', '--silent', 'verify', '--', paperFile, rootsName], {
        encoding: 'utf8',
        cwd: path.resolve(import.meta.dirname, '../../../..'),
      });
      return [stdout.trim().split(' ').at(0), status];
    };
    expect(verify(bytes, roots)).toEqual(['proved', 0]);
    expect(verify(bytes, roots.replaceAll(day, '2026-11-15'))).toEqual([expect.any(String), 1]);
    const proof = JSON.parse(await proofOf(bytes)) as HourProof;
    const changed = JSON.stringify({ ...proof, records: proof.records.slice(0, 1) });
    expect(verify(Buffer.from(changed), roots)).toEqual(['changed', 1]);
    expect(verify(bytes.subarray(0, 400), roots)).toEqual(['unreadable', 1]);
  });

  it.runIf(hasTools)('is read by other programs: one page with person, star, hours and issuer', async () => {
    const { caller } = await starred();
    const { certificateId, certNo } = await call(contract.issueStarCertificate, asked, caller);
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'star-')), 'paper.pdf');
    writeFileSync(file, (await paperOf(caller, certificateId)).bytes);
    const run = (tool: string, ...args: string[]) => execFileSync(tool, args, { encoding: 'utf8' });
    const text = run('pdftotext', '-layout', file, '-').replaceAll(/\s/g, '');
    for (const said of [
      '星级志愿者证书',
      '沈知夏',
      '2026年11月17日获授一星志愿者',
      '166.6小时（10,000分钟）',
      certNo,
      '第1页，共1页',
    ])
      expect(text).toContain(said);
    expect(run('qpdf', '--check', file)).toContain('No syntax or stream encoding errors found');
    run('pdftoppm', '-png', '-mono', '-r', '200', '-singlefile', file, file.replace('.pdf', ''));
    // What a camera sees that is held over the code: 70 mm of the sheet's lower left.
    const { data, info } = await sharp(file.replace('.pdf', '.png'))
      .extract({ left: 0, top: 1_824, width: 551, height: 374 })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const read = decodeQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
    expect(read).toBe((await newest(caller)).verifyUrl);
    const { found } = await call(contract.verifyCertificate, partsOf(read ?? ''));
    expect(found).toMatchObject({ certNo, state: 'valid', star: { level } });
  });
});
