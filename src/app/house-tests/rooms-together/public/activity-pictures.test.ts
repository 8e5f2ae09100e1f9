import { describe, expect, it } from 'vitest';
import {
  copyActivity,
  createActivity,
  getTeamActivity,
  submitActivity,
  updateActivity,
  withdrawActivity,
} from '#domains/activities/contract/team-activities.contract.ts';
import { getActivity } from '#domains/activities/contract/activities.contract.ts';
import {
  getActivityForReview,
  reviewActivity,
} from '#domains/activities/contract/activity-review.contract.ts';
import { buildForm } from '#domains/activities/testing/activities.builders.ts';
import { buildPicture, uploadRequest } from '#domains/files/testing/files.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { openHouse } from '#testing/open-house.ts';
import type { SignedIn } from '#testing/sign-in.ts';

const { app } = openHouse({ now: new Date('2026-11-20T09:00:00+08:00') });

async function openTeam() {
  const team = await buildTeam(app().sql);
  const caller = await app().signInAs(team.accountId);
  const reviewer = await app().signIn('staff', { permissions: ['activities.review'] });
  return { team, caller, reviewer };
}

async function send(caller: SignedIn): Promise<string> {
  const bytes = await buildPicture({ location: true });
  return (await app().inject(uploadRequest({ purpose: 'activityPicture', bytes }, caller))).json().result.url;
}

const form = (wish: Parameters<typeof buildForm>[0] = {}) => buildForm(wish, app().clock());
const seenBy = async (url: string, as?: SignedIn): Promise<number> =>
  (await app().inject({ url, headers: as ? { authorization: `Bearer ${as.token}` } : {} })).statusCode;
const endOf = async (url: string) =>
  (
    await app()
      .sql.selectFrom('files')
      .select('expiresAt')
      .where('key', '=', /[0-9a-f]{32}/.exec(url)?.[0] ?? '')
      .executeTakeFirstOrThrow()
  ).expiresAt;

async function publish(
  pictures: { cover?: string; urls?: string[] },
  { caller, reviewer }: Awaited<ReturnType<typeof openTeam>>,
) {
  const wish = {
    cover: pictures.cover ? { src: pictures.cover } : null,
    pictures: (pictures.urls ?? []).map((url, place) => ({ url, alt: `江滩上的第 ${place + 1} 组` })),
  };
  const { body: made } = await app().call(createActivity, { form: form(wish) }, caller);
  const target = { activityId: made.result.activityId, version: made.result.version };
  const { body: handed } = await app().call(submitActivity, target, caller);
  const { body } = await app().call(
    reviewActivity,
    { ...target, version: handed.result.version, verdict: 'pass' },
    reviewer,
  );
  expect(body.result.status).toBe('published');
  return { activityId: target.activityId, version: body.result.version as number };
}

describe('pictures of an activity', () => {
  it('are seen by the team and its reviewers while it is a draft, and by everybody once it is public', async () => {
    const world = await openTeam();
    const [cover, url] = [await send(world.caller), await send(world.caller)];
    const stranger = await app().signIn('team');
    const member = await app().signIn('volunteer');
    const { activityId } = await app()
      .call(
        createActivity,
        { form: form({ cover: { src: cover }, pictures: [{ url, alt: '清滩' }] }) },
        world.caller,
      )
      .then(({ body }) => body.result);
    const seen = async () =>
      Promise.all([undefined, stranger, member, world.caller, world.reviewer].map((as) => seenBy(url, as)));
    expect(await seen()).toEqual([404, 404, 404, 200, 200]);
    expect(await endOf(url)).toBeNull();
    await app()
      .sql.updateTable('activities')
      .set({ status: 'published' })
      .where('id', '=', activityId)
      .execute();
    expect(await seen()).toEqual([200, 200, 200, 200, 200]);
    expect(await seenBy(cover)).toBe(200);
    await app()
      .sql.updateTable('activities')
      .set({ status: 'suspended' })
      .where('id', '=', activityId)
      .execute();
    expect(await seen()).toEqual([404, 404, 404, 200, 200]);
  });

  it('come back in their order with their words, on the public page too', async () => {
    const world = await openTeam();
    const urls = [await send(world.caller), await send(world.caller)];
    const { activityId } = await publish({ urls: urls.toReversed() }, world);
    const { body } = await app().call(getActivity, { id: activityId });
    expect(body.result.pictures).toEqual([
      { url: urls[1], alt: '江滩上的第 1 组' },
      { url: urls[0], alt: '江滩上的第 2 组' },
    ]);
  });

  it('are no other team’s, and none that was never sent', async () => {
    const [world, other] = [await openTeam(), await openTeam()];
    const theirs = await send(other.caller);
    const asked = (url: string) =>
      app().call(createActivity, { form: { ...form(), pictures: [{ url, alt: '清滩' }] } }, world.caller);
    const gone = await asked(`/files/p/${'0'.repeat(32)}/1600.webp`);
    expect(gone.body.errors).toEqual([
      { path: 'form.pictures.0.url', msg: '这张图片已不在了，请删去后重新上传' },
    ]);
    expect((await asked(theirs)).body.errors?.[0]?.path).toBe('form.pictures');
    expect((await asked('https://example.com/a.webp')).status).toBe(400);
    expect(await app().sql.selectFrom('activityFiles').selectAll().execute()).toEqual([]);
  });

  it('stay while any activity of the team shows them, and go a day after the last', async () => {
    const world = await openTeam();
    const url = await send(world.caller);
    const { activityId, version } = await publish({ urls: [url] }, world);
    const copy = { activityId, count: 1, skipsHolidays: false };
    const { body: copied } = await app().call(copyActivity, copy, world.caller);
    const without = await app().call(
      updateActivity,
      { activityId, version, form: await formAgain(activityId) },
      world.caller,
    );
    expect(without.body.result.isChange).toBe(false);
    expect(await endOf(url)).toBeNull();
    expect(await seenBy(url)).toBe(404);
    expect(await seenBy(url, world.caller)).toBe(200);
    const draft = { activityId: copied.result.activityId, version: copied.result.version };
    await app().call(updateActivity, { ...draft, form: form() }, world.caller);
    expect(await endOf(url)).toEqual(new Date(app().clock().getTime() + dayMs));
  });

  it('that are new on a public activity wait for review, and nobody is asked again', async () => {
    const world = await openTeam();
    const { activityId, version } = await publish({}, world);
    const url = await send(world.caller);
    const changed = { ...(await formAgain(activityId)), pictures: [{ url, alt: '分拣台' }] };
    const { body } = await app().call(updateActivity, { activityId, version, form: changed }, world.caller);
    expect(body.result.isChange).toBe(true);
    expect(await seenBy(url)).toBe(404);
    const { body: review } = await app().call(getActivityForReview, { id: activityId }, world.reviewer);
    expect(review.result.change?.differences).toEqual([
      { label: '图片', before: '没有', after: '1 张：分拣台' },
    ]);
    expect(review.result.change?.askedCount).toBe(0);
    expect(review.result.form.pictures).toEqual([{ url, alt: '分拣台' }]);
    await app().call(
      reviewActivity,
      { activityId, version: body.result.version, changeId: review.result.change?.id ?? 0, verdict: 'pass' },
      world.reviewer,
    );
    expect(await seenBy(url)).toBe(200);
  });

  it('of a change that is withdrawn go', async () => {
    const world = await openTeam();
    const { activityId, version } = await publish({}, world);
    const url = await send(world.caller);
    const changed = { ...(await formAgain(activityId)), cover: { src: url } };
    const { body } = await app().call(updateActivity, { activityId, version, form: changed }, world.caller);
    expect(await endOf(url)).toBeNull();
    await app().call(withdrawActivity, { activityId, version: body.result.version }, world.caller);
    expect(await endOf(url)).not.toBeNull();
  });

  async function formAgain(activityId: number) {
    const { sql } = app();
    const { teamId } = await sql
      .selectFrom('activities')
      .select('teamId')
      .where('id', '=', activityId)
      .executeTakeFirstOrThrow();
    const { accountId } = await sql
      .selectFrom('teams')
      .select('accountId')
      .where('id', '=', teamId)
      .executeTakeFirstOrThrow();
    const { body } = await app().call(getTeamActivity, { id: activityId }, await app().signInAs(accountId));
    return { ...body.result.form, pictures: [], cover: null };
  }
});
