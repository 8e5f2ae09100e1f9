import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testPassword } from '#domains/accounts/testing/accounts.builders.ts';
import type { VolunteerCaller } from '#platform/server/calls/act.ts';
import { outcomeOf } from '#testing/open-room.ts';
import * as contract from '../../contract/certificates.contract.ts';
import { openCertificatesRoom, partsOf, proofOf } from '../../testing/open-certificates-room.ts';

const { sql, call, audits, served, newest } = openCertificatesRoom();
const hasTools = spawnSync('pdftotext', ['-v']).error === undefined;
const wish = (minutes: number, more: object) => ({
  fromOn: '2026-01-01',
  toOn: '2026-11-30',
  purpose: 'study' as const,
  fields: {},
  seenMinutes: minutes,
  requestKey: randomUUID(),
  ...more,
});
const mine = ({ volunteerId }: VolunteerCaller) =>
  sql().updateTable('volunteers').where('id', '=', volunteerId);

it.runIf(hasTools)(
  'is printed for whoever proves to be its holder, by the password, and stands on the paper alone',
  async () => {
    const { caller } = await served(1);
    await mine(caller)
      .set({
        idKind: 'mainland',
        idCipher: 'sealed:330106199805044862',
        idHash: 'of the test',
        idMasked: '3****************2',
      })
      .execute();
    const asked = wish(90, { fields: { idTail: true, idWhole: true } });
    const issue = (more: object = {}) =>
      outcomeOf(call(contract.issueCertificate, { ...asked, ...more }, caller));
    expect(await issue()).toBe('passwordNeeded');
    expect(await issue({ userPwd: 'Not-mine-17' })).toBe('wrongPassword');
    expect(await issue({ userPwd: testPassword })).toBe('done');
    const { certificateId, certNo, hasWholeId, verifyUrl } = await newest(caller);
    expect(hasWholeId).toBe(true);
    const plain = call(contract.downloadCertificate, { id: certificateId }, caller);
    expect(await outcomeOf(plain)).toBe('passwordNeeded');
    const take = (userPwd: string) =>
      call(contract.downloadWholeCertificate, { id: certificateId, userPwd }, caller);
    expect(await outcomeOf(take('Not-mine-17'))).toBe('wrongPassword');
    const bytes = Buffer.from((await take(testPassword)).pdf, 'base64');
    expect(Buffer.from((await take(testPassword)).pdf, 'base64').equals(bytes)).toBe(true);
    const text = execFileSync('pdftotext', ['-', '-'], { input: bytes, encoding: 'utf8' });
    expect(text.replace(/\s/g, '')).toContain('（居民身份证330106199805044862，');
    // Nowhere else: not at the verifier, not in the row, not in the log, not in the proof that travels inside.
    const fileHash = createHash('sha256').update(bytes).digest('hex');
    const { found } = await call(contract.verifyCertificate, { ...partsOf(verifyUrl), fileHash });
    expect(found).toMatchObject({ holderId: '居民身份证末四位 4862', isSamePaper: true });
    const rows = await sql().selectFrom('certificates').selectAll().where('certNo', '=', certNo).execute();
    const kept = [rows, await audits('issueCertificate'), await audits('downloadWholeCertificate')];
    expect(JSON.stringify(kept) + (await proofOf(bytes))).not.toContain('33010619');
    // The document is withdrawn or another one: the paper is drawn no more, and no verifier calls the old file altered.
    await mine(caller).set({ idCipher: 'sealed:330106199805049999' }).execute();
    expect(await outcomeOf(take(testPassword))).toBe('documentGone');
    const later = await call(contract.verifyCertificate, { certNo, fileHash });
    expect(later.found?.isSamePaper).toBeNull();
    await mine(caller).set({ idCipher: 'sealed:330106199805044862' }).execute();
  },
);
