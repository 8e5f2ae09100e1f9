import { beforeEach, describe, expect, it } from 'vitest';
import { buildPicture, uploadRequest } from '#domains/files/testing/files.builders.ts';
import { testArea } from '#domains/site/testing/site.builders.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { openHouse } from '#testing/open-house.ts';
import { changeMyAvatar, getMyProfile, updateMyProfile } from '../../contract/profile.contract.ts';

const { app } = openHouse();
let person: SignedIn;
beforeEach(async () => {
  person = await app().signIn('volunteer');
});

const form = {
  version: 1,
  area: testArea,
  serviceAreas: [testArea],
  serviceCategories: ['eco', 'elder'] as ('eco' | 'elder')[],
  availability: ['sat-am', 'holiday-night'] as ('sat-am' | 'holiday-night')[],
  skills: ['急救'],
  languages: ['普通话'],
  workplace: '江澜大学',
  occupation: '学生',
  email: 'zhixia@example.com',
  address: '望江大道 8 号 3 单元',
  emergencyName: '沈建国',
  emergencyMobile: '13800001111',
  intro: '周末都在江边。',
  isNamePublic: true,
  joinsRankings: false,
  isProfilePublic: false,
  invitePreference: 'refuse' as const,
};

describe('updateMyProfile', () => {
  it('keeps every field; address and emergency contact lie encrypted, and no value is in the audit line', async () => {
    const { status, body } = await app().call(updateMyProfile, form, person);
    expect([status, body.result]).toEqual([200, { version: 2 }]);
    expect((await app().call(getMyProfile, {}, person)).body.result).toMatchObject({ ...form, version: 2 });
    const line = await app()
      .sql.selectFrom('auditLog')
      .select('detail')
      .where('action', '=', 'updateMyProfile')
      .executeTakeFirstOrThrow();
    expect(line.detail).toMatchObject({ fields: expect.arrayContaining(['intro', 'address', 'emergency']) });
    const stored = JSON.stringify([
      await app().sql.selectFrom('volunteers').selectAll().execute(),
      await app().sql.selectFrom('auditLog').selectAll().execute(),
    ]);
    for (const secret of ['望江大道 8 号', '13800001111', '沈建国']) expect(stored).not.toContain(secret);
  });

  it('of an old page is refused', async () => {
    await app().call(updateMyProfile, form, person);
    expect((await app().call(updateMyProfile, form, person)).body.reason).toBe('versionConflict');
  });

  it.each([
    ['area', { area: '000000' }],
    ['serviceAreas', { serviceAreas: ['000000'] }],
    ['serviceAreas', { serviceAreas: [testArea, testArea] }],
    ['serviceCategories', { serviceCategories: [] }],
    ['serviceCategories', { serviceCategories: ['eco', 'elder', 'event', 'reading', 'health'] as never }],
    ['emergencyMobile', { emergencyMobile: '' }],
    ['emergencyMobile', { emergencyMobile: '12345' }],
    ['email', { email: 'not an address' }],
    ['skills', { skills: ['急救', '急救'] }],
  ])('says what is wrong with %s', async (path, change) => {
    const { status, body } = await app().call(updateMyProfile, { ...form, ...change }, person);
    expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
  });
});

describe('changeMyAvatar', () => {
  it("shows the caller's own upload, and nobody else's", async () => {
    const upload = uploadRequest({ purpose: 'avatar', bytes: await buildPicture() }, person);
    const { fileId, url } = (await app().inject(upload)).json().result;
    expect((await app().call(changeMyAvatar, { fileId }, await app().signIn('volunteer'))).status).toBe(400);
    expect((await app().call(changeMyAvatar, { fileId }, person)).body.result).toEqual({ iconUrl: url });
    expect((await app().call(getMyProfile, {}, person)).body.result.iconUrl).toBe(url);
  });
});
