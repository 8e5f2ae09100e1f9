import { beforeEach, describe, expect, it } from 'vitest';
import { consentOffers, consentsNeeded } from '#domains/accounts/contract/consents.words.ts';
import { buildPicture, uploadRequest } from '#domains/files/testing/files.builders.ts';
import { openHouse } from '#testing/open-house.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { listMyConsents, withdrawIdentityConsent } from '../../contract/my-data.contract.ts';
import { getMyProfile } from '../../contract/profile.contract.ts';
import {
  decideRealNameCheck,
  revealRealNameCheck,
  submitRealName,
} from '../../contract/real-name.contract.ts';
import { buildIdNo } from '../../testing/id-numbers.ts';

const { app } = openHouse();
let person: SignedIn;
const consents = consentOffers(consentsNeeded.identity).map(({ purpose, version }) => ({ purpose, version }));
const idNo = buildIdNo({ birthOn: '1998-05-04', gender: 'female' });

beforeEach(async () => {
  person = await app().signIn('volunteer', { name: '沈知夏' });
  const change = { realNameStatus: 'none' as const };
  await app().sql.updateTable('volunteers').set(change).where('id', '=', person.accountId).execute();
});

async function submit() {
  const upload = uploadRequest({ purpose: 'idProof', bytes: await buildPicture() }, person);
  const { fileId } = (await app().inject(upload)).json().result;
  const claim = { name: '沈知夏', idKind: 'mainland' as const, idNo, consents, proofFileIds: [fileId] };
  return app().call(submitRealName, claim, person);
}
async function pass() {
  const reviewer = await app().signIn('staff', { role: 'reviewer' });
  const { id } = await app()
    .sql.selectFrom('realNameChecks')
    .select('id')
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  await app().call(revealRealNameCheck, { checkId: id, reason: '核对证件' }, reviewer);
  const decided = await app().call(
    decideRealNameCheck,
    { checkId: id, version: 1, verdict: 'pass' },
    reviewer,
  );
  expect(decided.status).toBe(200);
}
const withdraw = () => app().call(withdrawIdentityConsent, {}, person);
const identity = async () =>
  (await app().call(listMyConsents, {}, person)).body.result.list.find(
    ({ purpose }) => purpose === 'identityCheck',
  );
const statusOf = async () => (await app().call(getMyProfile, {}, person)).body.result.realName.status;

async function expectNumberGone() {
  const { sql } = app();
  const people = await sql
    .selectFrom('volunteers')
    .select(['idCipher', 'idHash', 'idMasked', 'idKind'])
    .execute();
  expect(people.every((one) => Object.values(one).every((value) => value === null))).toBe(true);
  const checks = await sql.selectFrom('realNameChecks').select(['idCipher', 'idHash', 'status']).execute();
  expect(checks.every(({ idCipher, idHash }) => idCipher === '' && idHash === '')).toBe(true);
  const now = app().clock();
  const files = await sql.selectFrom('files').select('expiresAt').where('purpose', '=', 'idProof').execute();
  expect(files.every(({ expiresAt }) => expiresAt !== null && expiresAt <= now)).toBe(true);
  expect(checks.some(({ status }) => status === 'pending')).toBe(false);
}

describe('the consent to the use of an ID number', () => {
  it('is listed with date and version, and is not withdrawn where none was given', async () => {
    expect(await identity()).toEqual({ purpose: 'identityCheck', given: null, canWithdraw: false });
    expect((await withdraw()).body.reason).toBe('notGiven');
    await submit();
    expect(await identity()).toMatchObject({
      given: { version: consents[0]?.version, by: 'self', withdrawnAt: null },
      canWithdraw: true,
    });
  });

  it.each([
    ['while a check waits', false],
    ['after it was passed', true],
  ])('withdrawn %s takes number, pictures and the real name away', async (_title, isPassed) => {
    await submit();
    if (isPassed) await pass();
    expect((await withdraw()).status).toBe(200);
    expect(await statusOf()).toBe('none');
    await expectNumberGone();
    expect(await identity()).toMatchObject({
      given: { withdrawnAt: expect.any(String) },
      canWithdraw: false,
    });
    expect((await withdraw()).body.reason).toBe('notGiven');
    const told = await app()
      .sql.selectFrom('messages')
      .select('title')
      .where('title', '=', '已撤回使用证件号码的同意')
      .execute();
    expect(told).toHaveLength(1);
  });

  it('withdrawn twice at once ends once; given again it stands beside the old proof', async () => {
    await submit();
    const answers = await Promise.all([withdraw(), withdraw()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await submit()).status).toBe(200);
    const rows = await app()
      .sql.selectFrom('consents')
      .select('withdrawnAt')
      .where('purpose', '=', 'identityCheck')
      .execute();
    expect(rows.map(({ withdrawnAt }) => withdrawnAt === null).sort()).toEqual([false, true]);
    expect(await identity()).toMatchObject({ given: { withdrawnAt: null }, canWithdraw: true });
  });
});
