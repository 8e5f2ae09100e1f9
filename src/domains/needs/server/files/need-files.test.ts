import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildStaff, testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { buildSmsCode, testOutbox } from '#domains/accounts/testing/sms.builders.ts';
import { films, recordings } from '#domains/files/testing/recordings.ts';
import { buildRole } from '#domains/roles/testing/roles.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { UploadedFile } from '#platform/contract/uploaded-file.ts';
import { openRoom, outcomeOf } from '#testing/open-room.ts';
import * as files from '../../contract/need-files.contract.ts';
import { decideNeed, getNeedReview } from '../../contract/need-review.contract.ts';
import { getMyNeed, raiseNeed, resubmitNeed } from '../../contract/needs.contract.ts';
import { createNeedsRoom } from '../index.ts';

const noon = new Date('2026-11-23T12:00:00+08:00');
const { sql, call, audits, run, clock } = openRoom(
  createNeedsRoom({ secret: testSecret, outbox: testOutbox }),
  { now: noon },
);
const mobile = '13912340987';
const text = '客厅的吸顶灯不亮了，灯已经买好放在门口。';

const codeFor = (of = mobile) => buildSmsCode(sql(), { mobile: of, scene: 'need', now: clock.now });
const send = (smsCode: string, bytes = recordings.webm, of = mobile) =>
  call(files.sendNeedFile, {
    purpose: 'needVoice',
    file: new UploadedFile('录音', bytes),
    mobile: of,
    smsCode,
  });

/** A 站 with who verifies there, and a need of which nothing was written. */
async function spoken() {
  const here = await buildOrganisation(sql());
  const roleId = await buildRole(sql(), { permissions: ['needs.review'], dataScope: 'organisation' });
  const { caller } = await buildStaff(sql(), { roleId, organisationId: here.id });
  const smsCode = await codeFor();
  const { fileId: voiceFileId } = await send(smsCode);
  const request = {
    requestKey: randomUUID(),
    needType: 'repair' as const,
    title: '语音点单：家电维修',
    description: '',
    organisationId: here.id,
    address: '渡口老街 14 号',
    expectStart: '2026-11-25T09:00:00+08:00',
    expectEnd: '2026-11-25T11:00:00+08:00',
    urgency: 'normal' as const,
    risk: '要登高',
    requesterKind: 'self' as const,
    requesterName: '何奶奶',
    mobile,
    smsCode,
    voiceFileId,
  };
  return { caller, request };
}
const verdict = {
  verdict: 'verify',
  method: 'phone',
  publicTitle: '灯坏了',
  publicText: '换一盏灯',
} as const;

describe('语音点单', () => {
  it('is heard and typed by staff, and goes no further before', async () => {
    const { caller, request } = await spoken();
    const { needId, followKey } = await call(raiseNeed, request);
    expect(await call(getMyNeed, { needId, followKey })).toMatchObject({ hasVoice: true, description: '' });
    const opened = await call(files.openNeedFiles, { needId }, caller);
    expect(opened.files).toMatchObject([{ purpose: 'needVoice', mime: 'audio/webm' }]);
    expect((await audits('openNeedFiles'))[0]).toMatchObject({ targetId: needId });

    const { version } = await call(getNeedReview, { id: needId }, caller);
    const verify = (of: number) =>
      outcomeOf(
        call(decideNeed, { needId, version: of, ...verdict, publicTitle: '灯坏了，想换', note: '' }, caller),
      );
    expect(await verify(version)).toBe('textMissing');
    const type = (of: number) =>
      outcomeOf(
        call(
          files.typeNeedText,
          { needId, version: of, title: '灯坏了，想请人换', description: text },
          caller,
        ),
      );
    expect(await type(version)).toBe('done');
    expect(await type(version)).toBe('versionConflict');
    expect(await call(getMyNeed, { needId, followKey })).toMatchObject({ description: text });
    expect((await audits('typeNeedText'))[0]).toMatchObject({ targetId: needId });
    expect(await verify(version + 1)).toBe('done');
    expect(await type(version + 2)).toBe('decided');
  });

  it('is neither sent without a right code, nor as a film, nor with the recording of another number', async () => {
    const { request } = await spoken();
    expect(await outcomeOf(send('000000'))).toBe('codeWrong');
    expect(await outcomeOf(send(request.smsCode, films.webm))).toBe('wrongKind');
    const other = '13912340988';
    const smsCode = await codeFor(other);
    const theirs = { ...request, mobile: other, smsCode };
    expect(await outcomeOf(call(raiseNeed, theirs))).toBe('400');
    expect(await outcomeOf(call(raiseNeed, { ...request, voiceFileId: undefined }))).toBe('400');
    expect(await outcomeOf(call(raiseNeed, { ...request, description: '太短' }))).toBe('400');
    expect(await outcomeOf(call(raiseNeed, request))).toBe('done');
  });

  it('lies outside other parts of the city, and is gone with the people of the need', async () => {
    const { request } = await spoken();
    const { needId } = await call(raiseNeed, request);
    const elsewhere = await buildOrganisation(sql());
    const roleId = await buildRole(sql(), { permissions: ['needs.review'], dataScope: 'organisation' });
    const { caller } = await buildStaff(sql(), { roleId, organisationId: elsewhere.id });
    expect(await outcomeOf(call(files.openNeedFiles, { needId }, caller))).toBe('404');
    await sql()
      .updateTable('needs')
      .set({ status: 'cancelled', endedAt: new Date('2025-11-01T12:00:00+08:00') })
      .where('id', '=', needId)
      .execute();
    await run('needs.forgetPeople');
    const { expiresAt } = await sql().selectFrom('files').select('expiresAt').executeTakeFirstOrThrow();
    expect(expiresAt).toEqual(clock.now);
  });

  it('is spoken anew when it was returned: by the key of the need, in the place of the old one', async () => {
    const { caller, request } = await spoken();
    const { needId, followKey } = await call(raiseNeed, request);
    const back = { needId, version: 1, verdict: 'return', reason: 'unclear', note: '听不清门牌号' } as const;
    await call(decideNeed, back, caller);
    const {
      requestKey: _,
      voiceFileId: old,
      smsCode: __,
      requesterName: ___,
      mobile: ____,
      ...wish
    } = request;
    const file = new UploadedFile('录音', recordings.webm);
    const more = (key: string | undefined) =>
      call(files.sendNeedFile, { purpose: 'needVoice', file, needId, followKey: key });
    expect(await outcomeOf(more(`${followKey}x`))).toBe('404');
    expect(await outcomeOf(more(undefined))).toBe('404');
    expect(await outcomeOf(call(files.sendNeedFile, { purpose: 'needVoice', file }))).toBe('400');
    const { fileId: voiceFileId } = await more(followKey);
    const { requesterKind: _____, ...own } = wish;
    const again = { ...own, needId, followKey, version: 2, voiceFileId };
    const other = '13912340999';
    const { fileId: foreign } = await send(await codeFor(other), recordings.webm, other);
    expect(await outcomeOf(call(resubmitNeed, { ...again, voiceFileId: foreign }))).toBe('400');
    expect(await outcomeOf(call(resubmitNeed, again))).toBe('done');
    clock.now = new Date(noon.getTime() + 1000);
    const { files: heard } = await call(files.openNeedFiles, { needId }, caller);
    expect(heard.map(({ fileId }) => fileId)).toEqual([voiceFileId]);
    expect(heard.map(({ fileId }) => fileId)).not.toContain(old);
    clock.now = new Date(noon.getTime() + 3_600_000);
    expect(await outcomeOf(more(followKey))).toBe('404');
  });
});
