import { beforeEach, describe, expect, it } from 'vitest';
import { createRooms } from '../../server-rooms.ts';
import { consentOffers, consentsNeeded } from '#domains/accounts/contract/consents.words.ts';
import { testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { buildPicture, uploadRequest } from '#domains/files/testing/files.builders.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { openHouse } from '#testing/open-house.ts';
import { getMyProfile } from '#domains/volunteers/contract/profile.contract.ts';
import {
  decideRealNameCheck,
  getRealNameCheck,
  listRealNameChecks,
  revealRealNameCheck,
  submitRealName,
  withdrawRealName,
} from '#domains/volunteers/contract/real-name.contract.ts';
import { buildIdNo } from '#domains/volunteers/testing/id-numbers.ts';

const idNo = buildIdNo({ birthOn: '1998-05-04', gender: 'female' });
const consents = consentOffers(consentsNeeded.identity).map(({ purpose, version }) => ({ purpose, version }));
const claim = { name: '沈知夏', idKind: 'mainland' as const, idNo, consents };

/** What the authority says, and what it was asked; undefined when it is down. */
let says: 'agrees' | 'differs' | undefined;
const asked: { name: string; idNo: string }[] = [];
const identity = {
  check: async (person: { name: string; idNo: string }) => {
    asked.push(person);
    if (!says) throw new Error('身份核验服务商没有正常应答：HTTP 500');
    return says;
  },
};

const { app } = openHouse({
  rooms: createRooms({ secret: testSecret, publicUrl: 'http://localhost', identity }),
});
let reviewer: SignedIn;

beforeEach(async () => {
  says = undefined;
  asked.length = 0;
  reviewer = await app().signIn('staff', { role: 'reviewer' });
});

async function newcomer(): Promise<SignedIn> {
  const one = await app().signIn('volunteer', { name: '沈知夏' });
  await app()
    .sql.updateTable('volunteers')
    .set({ realNameStatus: 'none' })
    .where('id', '=', one.accountId)
    .execute();
  return one;
}
async function submit(as: SignedIn, change: object = {}) {
  const bytes = await buildPicture();
  const sent = await app().inject(uploadRequest({ purpose: 'idProof', bytes }, as));
  return app().call(submitRealName, { ...claim, proofFileIds: [sent.json().result.fileId], ...change }, as);
}
const statusOf = async (one: SignedIn) =>
  (await app().call(getMyProfile, {}, one)).body.result.realName.status;
const waiting = async () =>
  (await app().call(listRealNameChecks, { tab: 'pending' }, reviewer)).body.result.list;
const lookAt = (checkId: number, as = reviewer) =>
  app().call(revealRealNameCheck, { checkId, reason: '核对证件' }, as);
const pass = (checkId: number, more: object = {}, as = reviewer) =>
  app().call(decideRealNameCheck, { checkId, version: 1, verdict: 'pass', ...more }, as);
const told = async (one: SignedIn) =>
  (
    await app()
      .sql.selectFrom('messages')
      .select('title')
      .where('accountId', '=', one.accountId)
      .orderBy('id')
      .execute()
  ).map(({ title }) => title);

describe('an authority', () => {
  it('that confirms name and number verifies them, without a picture', async () => {
    says = 'agrees';
    const person = await newcomer();
    expect((await app().call(submitRealName, claim, person)).body.result).toEqual({ status: 'verified' });
    expect(asked).toEqual([{ name: '沈知夏', idNo }]);
  });

  it('that denies them sends the claim to staff, marked', async () => {
    says = 'differs';
    const person = await newcomer();
    expect((await submit(person)).body.result.status).toBe('pending');
    expect((await waiting())[0]?.findings).toEqual(['authorityDiffers']);
  });

  it('that does not answer strands nobody and verifies nobody; the fault is in the audit log', async () => {
    const person = await newcomer();
    expect((await submit(person)).body.result.status).toBe('formatChecked');
    const line = await app()
      .sql.selectFrom('auditLog')
      .select('detail')
      .where('action', '=', 'submitRealName')
      .executeTakeFirstOrThrow();
    expect(line.detail).toMatchObject({ fault: '身份核验服务商没有正常应答：HTTP 500' });
  });

  it('is not asked about what needs a person anyway, nor before the person agreed', async () => {
    says = 'agrees';
    const person = await newcomer();
    expect((await submit(person, { consents: [] })).status).toBe(400);
    expect((await submit(person, { name: '沈之夏' })).body.result.status).toBe('pending');
    expect(asked).toEqual([]);
  });
});

describe('a number that somebody else is verified with', () => {
  let holder: SignedIn;
  let claimant: SignedIn;
  let checkId: number;
  beforeEach(async () => {
    says = 'agrees';
    holder = await newcomer();
    await app().call(submitRealName, claim, holder);
    claimant = await newcomer();
    await submit(claimant);
    checkId = (await waiting())[0]?.checkId ?? 0;
  });

  it('opens a claim: the holder keeps it and is told, staff see both', async () => {
    expect([await statusOf(holder), await statusOf(claimant)]).toEqual(['verified', 'pending']);
    expect(await told(holder)).toEqual(['有人用你的证件号码提交了实名认证']);
    const { body } = await app().call(getRealNameCheck, { id: checkId }, reviewer);
    expect(body.result).toMatchObject({
      findings: ['numberClaimed'],
      holders: [{ volunteerId: holder.accountId, isVerified: true }],
    });
  });

  it('goes over only by a decision with its grounds; both are told and the log names both', async () => {
    await lookAt(checkId);
    expect((await pass(checkId)).body.reason).toBe('claimReasonMissing');
    expect(await statusOf(holder)).toBe('verified');
    expect((await pass(checkId, { reason: '本人持原件到场' })).status).toBe(200);
    expect([await statusOf(holder), await statusOf(claimant)]).toEqual(['none', 'verified']);
    expect(await told(holder)).toContain('你的实名认证已取消');
    expect(await told(claimant)).toEqual(['实名认证已通过']);
    const lines = await app()
      .sql.selectFrom('auditLog')
      .select(['targetId', 'reason'])
      .where('action', '=', 'decideRealNameCheck')
      .orderBy('targetId')
      .execute();
    expect(lines).toEqual(
      [holder.accountId, claimant.accountId].map((targetId) => ({ targetId, reason: '本人持原件到场' })),
    );
  });

  it('stays where it is when the claim is rejected or taken back', async () => {
    await app().call(
      decideRealNameCheck,
      { checkId, version: 1, verdict: 'reject', reason: '照片是翻拍的' },
      reviewer,
    );
    expect([await statusOf(holder), await statusOf(claimant)]).toEqual(['verified', 'rejected']);
    await submit(claimant);
    await app().call(withdrawRealName, {}, claimant);
    expect((await told(holder)).filter((title) => title === '你的实名认证保持不变')).toHaveLength(2);
  });

  it('is not taken from somebody outside the reviewer’s part of the city', async () => {
    const path = async (accountId: number) =>
      app()
        .sql.selectFrom('volunteers as v')
        .leftJoin('organisations as o', 'o.id', 'v.organisationId')
        .select('o.path')
        .where('v.id', '=', accountId)
        .executeTakeFirstOrThrow();
    const { id } = await app().sql.selectFrom('organisations').select('id').executeTakeFirstOrThrow();
    await app()
      .sql.updateTable('volunteers')
      .set({ organisationId: id })
      .where('id', '=', claimant.accountId)
      .execute();
    const scoped = await app().signIn('staff', { role: 'reviewer', organisationId: id });
    await app()
      .sql.updateTable('roles')
      .set({ dataScope: 'organisation' })
      .where('code', '=', 'reviewer')
      .execute();
    expect((await path(holder.accountId)).path).toBeNull();
    await lookAt(checkId, scoped);
    expect((await pass(checkId, { reason: '本人到场' }, scoped)).body.reason).toBe('holderOutside');
  });
});

it('two who wait with one number are shown to each other’s reviewer, and the second pass needs grounds', async () => {
  const [first, second] = [await newcomer(), await newcomer()];
  await submit(first);
  await submit(second);
  const [one, other] = await waiting();
  expect([one?.findings, other?.findings]).toEqual([['unproved'], ['unproved', 'numberClaimed']]);
  await lookAt(one?.checkId ?? 0);
  expect((await pass(one?.checkId ?? 0)).status).toBe(200);
  await lookAt(other?.checkId ?? 0);
  expect((await pass(other?.checkId ?? 0)).body.reason).toBe('claimReasonMissing');
});

describe('passing', () => {
  it('is refused to who did not open number and picture, or whose colleague did', async () => {
    const person = await newcomer();
    await submit(person);
    const checkId = (await waiting())[0]?.checkId ?? 0;
    const opened = async () =>
      (await app().call(getRealNameCheck, { id: checkId }, reviewer)).body.result.isOpened;
    expect([(await pass(checkId)).body.reason, await opened()]).toEqual(['notOpened', false]);
    await lookAt(checkId, await app().signIn('staff', { role: 'reviewer' }));
    expect((await pass(checkId)).body.reason).toBe('notOpened');
    await lookAt(checkId);
    expect(await opened()).toBe(true);
    await app().sql.updateTable('realNameChecks').set({ version: 2 }).where('id', '=', checkId).execute();
    expect((await pass(checkId, { version: 2 })).body.reason).toBe('notOpened');
    expect(await statusOf(person)).toBe('formatChecked');
  });

  it('is refused where no picture appears', async () => {
    await submit(await newcomer());
    const checkId = (await waiting())[0]?.checkId ?? 0;
    await app().sql.updateTable('files').set({ status: 'removing' }).execute();
    await lookAt(checkId);
    expect((await pass(checkId)).body.reason).toBe('noPicture');
  });
});
