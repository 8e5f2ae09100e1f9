import { beforeEach, describe, expect, it } from 'vitest';
import { consentOffers, consentsNeeded, consentTexts } from '#domains/accounts/contract/consents.words.ts';
import { testArea } from '#domains/site/testing/site.builders.ts';
import { buildPicture, uploadRequest } from '#domains/files/testing/files.builders.ts';
import { openHouse } from '#testing/open-house.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import {
  givePublicityConsent,
  listMyConsents,
  withdrawIdentityConsent,
  withdrawPublicityConsent,
} from '../../contract/my-data.contract.ts';
import { getMyProfile, updateMyProfile } from '../../contract/profile.contract.ts';
import {
  decideRealNameCheck,
  revealRealNameCheck,
  submitRealName,
} from '../../contract/real-name.contract.ts';
import type { PublicityConsent } from '../../contract/my-data.words.ts';
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
    expect(await identity()).toEqual({
      purpose: 'identityCheck',
      given: null,
      canWithdraw: false,
      canGive: false,
    });
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

describe('consents to publicity', () => {
  const version = consentTexts.publicName.version;
  const give = (purpose: PublicityConsent, as = version) =>
    app().call(givePublicityConsent, { purpose, version: as }, person);
  const take = (purpose: PublicityConsent) => app().call(withdrawPublicityConsent, { purpose }, person);
  const shown = async (purpose: string) =>
    (await app().call(listMyConsents, {}, person)).body.result.list.find((one) => one.purpose === purpose);
  const switches = () =>
    app()
      .sql.selectFrom('volunteers')
      .select(['isNamePublic', 'joinsRankings', 'isProfilePublic', 'version'])
      .where('id', '=', person.accountId)
      .executeTakeFirstOrThrow();

  it('are given in the version that was shown, withdrawn at once, and each is kept as proof', async () => {
    expect(await shown('publicName')).toMatchObject({ given: null, canGive: true, canWithdraw: false });
    expect((await give('publicName', '2020-01.1')).status).toBe(400);
    expect((await give('publicName')).status).toBe(200);
    expect((await give('publicName')).body.reason).toBe('givenAlready');
    expect(await shown('publicName')).toMatchObject({
      given: { version, withdrawnAt: null },
      canGive: false,
      canWithdraw: true,
    });
    expect(await switches()).toMatchObject({ isNamePublic: true, joinsRankings: false });
    expect((await take('publicName')).status).toBe(200);
    expect((await take('publicName')).body.reason).toBe('notGivenYet');
    expect(await switches()).toMatchObject({ isNamePublic: false });
    expect(await shown('publicName')).toMatchObject({
      given: { withdrawnAt: expect.any(String) },
      canGive: true,
    });
    expect((await give('rankings')).status).toBe(200);
    expect(await switches()).toMatchObject({ isNamePublic: false, joinsRankings: true });
    expect((await give('publicProfile')).status).toBe(200);
    expect(await switches()).toMatchObject({ isProfilePublic: true, joinsRankings: true });
    expect((await take('publicProfile')).status).toBe(200);
    expect(await switches()).toMatchObject({ isProfilePublic: false, joinsRankings: true });
  });

  it('are the switches of the profile: a form that was open before cannot turn one back', async () => {
    const profile = (await app().call(getMyProfile, {}, person)).body.result;
    await give('publicName');
    await take('publicName');
    const form = {
      area: testArea,
      serviceAreas: [testArea],
      serviceCategories: ['eco' as const],
      invitePreference: 'ask' as const,
      isNamePublic: true,
      joinsRankings: true,
      isProfilePublic: false,
    };
    const stale = await app().call(updateMyProfile, { ...form, version: profile.version }, person);
    expect(stale.body.reason).toBe('versionConflict');
    const { version: now } = await switches();
    expect((await app().call(updateMyProfile, { ...form, version: now }, person)).status).toBe(200);
    expect(await shown('rankings')).toMatchObject({ given: { withdrawnAt: null }, canWithdraw: true });
    const rows = await app()
      .sql.selectFrom('consents')
      .select(['purpose', 'withdrawnAt'])
      .where('accountId', '=', person.accountId)
      .execute();
    expect(
      rows
        .filter(({ purpose }) => purpose === 'publicName')
        .map(({ withdrawnAt }) => withdrawnAt === null)
        .sort(),
    ).toEqual([false, true]);
  });
});
