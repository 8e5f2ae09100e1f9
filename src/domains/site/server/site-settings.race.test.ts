import { beforeAll, expect, it } from 'vitest';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { openHouse } from '#testing/open-house.ts';
import { getSiteSettings, saveSite } from '../contract/site-admin.contract.ts';

describeOnPostgres('the texts of the site in a rush', () => {
  const { app } = openHouse({ isOneStory: true });
  let admin: SignedIn;
  beforeAll(async () => {
    admin = await app().signIn('staff', { role: 'systemAdmin' });
  });

  it('take one of several changes to the same version', async () => {
    const { texts, version } = (await app().call(getSiteSettings, {}, admin)).body.result;
    const wishes = ['甲', '乙', '丙', '丁'].map((word) => ({
      ...texts,
      email: '',
      version,
      title: `${word}市志愿服务`,
    }));
    const answers = await Promise.all(wishes.map((wish) => app().call(saveSite, wish, admin)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });
});
