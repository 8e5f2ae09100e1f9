import { beforeEach, describe, expect, it } from 'vitest';
import { consentOffers, consentsNeeded } from '#domains/accounts/contract/consents.words.ts';
import { buildPicture, uploadRequest } from '#domains/files/testing/files.builders.ts';
import { readSheet } from '#platform/server/spreadsheet.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { openHouse } from '#testing/open-house.ts';
import { getMyProfile, listMyViewers } from '../../contract/profile.contract.ts';
import {
  decideRealNameCheck,
  exportRealNameChecks,
  getRealNameCheck,
  listRealNameChecks,
  revealRealNameCheck,
  submitRealName,
  withdrawRealName,
} from '../../contract/real-name.contract.ts';
import { isVerified } from '../../contract/volunteers.words.ts';
import { buildIdNo } from '../../testing/id-numbers.ts';

const { app } = openHouse();
let person: SignedIn;
let reviewer: SignedIn;
const idNo = buildIdNo({ birthOn: '1998-05-04', gender: 'female' });
const consents = consentOffers(consentsNeeded.identity).map(({ purpose, version }) => ({ purpose, version }));
const claim = { name: '沈知夏', idKind: 'mainland' as const, idNo, consents };

beforeEach(async () => {
  person = await newcomer();
  reviewer = await app().signIn('staff', { role: 'reviewer' });
});

/** A volunteer as registration leaves one: nothing verified. */
async function newcomer(): Promise<SignedIn> {
  const one = await app().signIn('volunteer', { name: '沈知夏' });
  await setStatus(one, 'none');
  return one;
}
const setStatus = ({ accountId }: SignedIn, realNameStatus: 'none' | 'verified') =>
  app().sql.updateTable('volunteers').set({ realNameStatus }).where('id', '=', accountId).execute();
const statusOf = async (one: SignedIn) => (await app().call(getMyProfile, {}, one)).body.result.realName;

async function sendProof(as = person): Promise<number> {
  const bytes = await buildPicture();
  const response = await app().inject(uploadRequest({ purpose: 'idProof', bytes }, as));
  return response.json().result.fileId;
}
async function submitPassport(as = person) {
  const proofFileIds = [await sendProof(as)];
  const request = {
    name: '沈知夏',
    idKind: 'passport',
    idNo: 'E12345678',
    proofFileIds,
    gender: 'female',
    birthOn: '1998-05-04',
    consents,
  } as const;
  return app().call(submitRealName, request, as);
}
/** The same card as everybody who sends it: with the picture that nobody looked at yet. */
const submitCard = async (as = person, change: object = {}) =>
  app().call(submitRealName, { ...claim, proofFileIds: [await sendProof(as)], ...change }, as);
/** Opens number and pictures, as passing asks for. */
const openUp = (checkId: number) =>
  app().call(revealRealNameCheck, { checkId, reason: '核对证件' }, reviewer);
const queue = async () => (await app().call(listRealNameChecks, {}, reviewer)).body.result;
const firstCheck = async () => (await queue()).list[0]?.checkId ?? 0;

describe('a resident ID card', () => {
  it('that agrees with what is registered is checked in form only; the number is nowhere to be read', async () => {
    expect((await app().call(submitRealName, claim, person)).body.errors?.[0]?.path).toBe('proofFileIds');
    const { body } = await submitCard(person, { idNo: idNo.toLowerCase() });
    expect(body.result).toEqual({ status: 'formatChecked' });
    expect(await statusOf(person)).toMatchObject({ status: 'formatChecked', idMasked: null });
    expect(isVerified('formatChecked')).toBe(false);
    await openUp(await firstCheck());
    await app().call(
      decideRealNameCheck,
      { checkId: await firstCheck(), version: 1, verdict: 'pass' },
      reviewer,
    );
    expect(await statusOf(person)).toMatchObject({
      status: 'verified',
      idMasked: `1${'*'.repeat(16)}${idNo.at(-1)}`,
    });
    for (const table of ['volunteers', 'realNameChecks', 'auditLog', 'messages'] as const)
      expect(JSON.stringify(await app().sql.selectFrom(table).selectAll().execute())).not.toContain(idNo);
    expect(app().logLines.join('')).not.toContain(idNo);
    expect(await queue()).toMatchObject({ list: [], pendingCount: 0 });
  });

  it('is not looked at before its processing is agreed to, apart and by the text in force', async () => {
    const agreed = () => app().sql.selectFrom('consents').select(['purpose', 'version', 'givenBy']).execute();
    const others = consentOffers(consentsNeeded.volunteer).map(({ purpose, version }) => ({
      purpose,
      version,
    }));
    const old = [{ purpose: 'identityCheck' as const, version: '2020' }];
    for (const given of [[], others, old]) {
      const { status, body } = await app().call(submitRealName, { ...claim, consents: given }, person);
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'consents']);
    }
    expect([await statusOf(person), await agreed()]).toMatchObject([{ status: 'none' }, []]);
    expect((await submitCard()).status).toBe(200);
    expect(await agreed()).toEqual([{ ...consents[0], givenBy: 'self' }]);
  });

  it.each([
    ['with a wrong digit', { idNo: `${idNo.slice(0, 17)}${idNo.at(-1) === '0' ? '1' : '0'}` }, 400],
    [
      'of somebody born on another day',
      { idNo: buildIdNo({ birthOn: '1998-05-05', gender: 'female' }) },
      400,
    ],
    ['of a child', { idNo: buildIdNo({ birthOn: '2020-01-01', gender: 'female' }) }, 409],
  ])('%s is not verified', async (_title, change, status) => {
    expect((await app().call(submitRealName, { ...claim, ...change }, person)).status).toBe(status);
    expect(await statusOf(person)).toMatchObject({ status: 'none', check: null });
  });

  it('with another name goes to staff, with pictures', async () => {
    const renamed = { ...claim, name: '沈之夏' };
    expect((await app().call(submitRealName, renamed, person)).body.errors?.[0]?.path).toBe('proofFileIds');
    const { body } = await app().call(
      submitRealName,
      { ...renamed, proofFileIds: [await sendProof()] },
      person,
    );
    expect(body.result.status).toBe('pending');
    expect((await queue()).list).toMatchObject([
      { name: '沈之夏', findings: ['nameDiffers'], isChange: false },
    ]);
  });
});

describe('what waits for staff', () => {
  it('is exported with masked numbers, and the audit log keeps who and why', async () => {
    await submitPassport();
    const { body } = await app().call(exportRealNameChecks, { reason: '月度通报' }, reviewer);
    const bytes = Buffer.from(body.result.sheet ?? '', 'base64');
    const { rows } = await readSheet(bytes, { columnCount: 10, mostRows: 10 });
    expect(JSON.stringify(rows)).toContain('E*******8');
    const lines = await app()
      .database.kysely.selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'exportRealNameChecks')
      .execute();
    expect(lines).toMatchObject([{ reason: '月度通报', detail: { rowCount: 1 } }]);
    expect((await app().call(exportRealNameChecks, { reason: '月度通报' }, person)).status).toBe(403);
  });

  it('can be taken back, and sent again', async () => {
    await submitPassport();
    expect((await submitPassport()).body.reason).toBe('alreadyPending');
    expect((await app().call(withdrawRealName, {}, person)).status).toBe(200);
    expect((await app().call(withdrawRealName, {}, person)).body.reason).toBe('notPending');
    expect(await statusOf(person)).toMatchObject({ status: 'none', check: { status: 'withdrawn' } });
    expect((await submitPassport()).status).toBe(200);
  });

  it('is shown masked; number and pictures open with a reason, which the person reads', async () => {
    await submitPassport();
    const checkId = await firstCheck();
    const { body } = await app().call(getRealNameCheck, { id: checkId }, reviewer);
    expect(body.result).toMatchObject({
      idMasked: 'E*******8',
      proofCount: 1,
      registered: { name: '沈知夏' },
    });
    expect(JSON.stringify(body)).not.toContain('E12345678');
    expect((await app().call(revealRealNameCheck, { checkId, reason: '' }, reviewer)).status).toBe(400);
    const shown = (await app().call(revealRealNameCheck, { checkId, reason: '核对证件照片' }, reviewer)).body
      .result;
    expect(shown.idNo).toBe('E12345678');
    const picture = await app().inject({ url: shown.proofs[0]?.url ?? '' });
    expect(picture.headers['content-type']).toBe('image/jpeg');
    expect((await app().call(listMyViewers, {}, person)).body.result).toMatchObject({
      total: 1,
      list: [{ role: '中心审核员', seen: ['证件号码', '证件照片'], reason: '核对证件照片' }],
    });
    expect((await app().call(listMyViewers, {}, await newcomer())).body.result.total).toBe(0);
  });

  it('is passed once, and told', async () => {
    await submitPassport();
    const checkId = await firstCheck();
    const pass = { checkId, version: 1, verdict: 'pass' } as const;
    await openUp(checkId);
    expect((await app().call(decideRealNameCheck, { ...pass, version: 7 }, reviewer)).body.reason).toBe(
      'versionConflict',
    );
    expect((await app().call(decideRealNameCheck, pass, reviewer)).status).toBe(200);
    const late = await app().call(
      decideRealNameCheck,
      pass,
      await app().signIn('staff', { role: 'reviewer' }),
    );
    expect(late.body.reason).toBe('decided');
    expect(late.body.msg).toMatch(/^\S+ \d\d:\d\d 已通过这条实名认证，你这次的操作没有生效。$/);
    expect(await statusOf(person)).toMatchObject({ status: 'verified', idKind: 'passport' });
    const told = await app()
      .sql.selectFrom('messages')
      .select('title')
      .where('accountId', '=', person.accountId)
      .execute();
    expect(told).toEqual([{ title: '实名认证已通过' }]);
    const { expiresAt } = await app().sql.selectFrom('files').select('expiresAt').executeTakeFirstOrThrow();
    expect(expiresAt?.getTime()).toBe(app().clock().getTime() + 30 * 86_400_000);
  });

  it('of who turns out to be a minor makes the account wait for a guardian', async () => {
    const born = { birthOn: '2011-05-04', gender: 'female' } as const;
    const minor = { ...claim, idNo: buildIdNo(born), proofFileIds: [await sendProof()] };
    await app().call(submitRealName, minor, person);
    const pass = { checkId: await firstCheck(), version: 1, verdict: 'pass' } as const;
    await openUp(pass.checkId);
    expect((await app().call(decideRealNameCheck, pass, reviewer)).status).toBe(200);
    const row = await app()
      .sql.selectFrom('volunteers')
      .select(['birthOn', 'status'])
      .where('id', '=', person.accountId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ birthOn: '2011-05-04', status: 'pendingGuardian' });
  });

  it('is rejected with a reason only, and may be sent again', async () => {
    await submitPassport();
    const checkId = await firstCheck();
    const reject = { checkId, version: 1, verdict: 'reject' } as const;
    expect((await app().call(decideRealNameCheck, reject, reviewer)).body.reason).toBe('reasonMissing');
    await app().call(decideRealNameCheck, { ...reject, reason: '照片看不清' }, reviewer);
    expect(await statusOf(person)).toMatchObject({ status: 'rejected', check: { reason: '照片看不清' } });
    expect((await submitPassport()).status).toBe(200);
  });

  it('leaves what was verified until it is passed', async () => {
    await submitCard();
    await openUp(await firstCheck());
    await app().call(
      decideRealNameCheck,
      { checkId: await firstCheck(), version: 1, verdict: 'pass' },
      reviewer,
    );
    await submitCard(person, { name: '沈之夏' });
    await openUp(await firstCheck());
    const before = (await app().call(getMyProfile, {}, person)).body.result;
    expect([before.name, before.realName.status, before.realName.idKind]).toEqual([
      '沈知夏',
      'recheck',
      'mainland',
    ]);
    await app().call(
      decideRealNameCheck,
      { checkId: await firstCheck(), version: 1, verdict: 'pass' },
      reviewer,
    );
    const after = (await app().call(getMyProfile, {}, person)).body.result;
    expect([after.name, after.realName.status]).toEqual(['沈之夏', 'verified']);
  });

  it('is nobody else’s business', async () => {
    await submitPassport();
    const id = await firstCheck();
    const editor = await app().signIn('staff', { role: 'editor' });
    expect((await app().call(getRealNameCheck, { id }, editor)).status).toBe(403);
    expect((await app().call(getRealNameCheck, { id }, person)).status).toBe(403);
    expect((await app().call(getRealNameCheck, { id: 1 }, reviewer)).status).toBe(404);
  });
});
