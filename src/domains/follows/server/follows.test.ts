import { describe, expect, it } from 'vitest';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { openRoom, outcomeOf } from '#testing/open-room.ts';
import * as contract from '../contract/follows.contract.ts';
import { followLimits } from '../contract/follows.words.ts';
import { followsRoom } from './index.ts';

/** Noon on Saturday, 21 November. */
const noon = new Date('2026-11-21T12:00:00+08:00');
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+08:00`);

const { sql, call, run, clock, titlesOf } = openRoom(followsRoom, { now: noon });

const person = async () => (await buildVolunteer(sql())).caller;

describe('收藏', () => {
  it('keeps an activity once, lists it with its state of now, and lets it go', async () => {
    const me = await person();
    const open = await buildActivity(sql(), { now: noon });
    const soon = await buildActivity(sql(), { now: noon, signUpOpensAt: at(22, '09:00') });
    for (const { activityId } of [open, open, soon])
      await call(contract.setFavourite, { activityId, isOn: true }, me);
    const { list, total } = await call(contract.listMyFavourites, {}, me);
    expect(total).toBe(2);
    expect(Object.fromEntries(list.map((one) => [one.activityId, [one.phase, one.placesLeft]]))).toEqual({
      [open.activityId]: ['recruiting', 20],
      [soon.activityId]: ['notOpen', 20],
    });
    await call(contract.setFavourite, { activityId: soon.activityId, isOn: false }, me);
    const asked = { activityIds: [open.activityId, soon.activityId], teamIds: [] };
    expect((await call(contract.listFollowMarks, asked, me)).favouriteIds).toEqual([open.activityId]);
  });

  it('takes public activities only; what went off line stays and can be let go of', async () => {
    const me = await person();
    const draft = await buildActivity(sql(), { now: noon, status: 'draft' });
    const wish = { activityId: draft.activityId, isOn: true };
    expect(await outcomeOf(call(contract.setFavourite, wish, me))).toBe('404');
    const kept = await buildActivity(sql(), { now: noon });
    await call(contract.setFavourite, { activityId: kept.activityId, isOn: true }, me);
    await sql()
      .updateTable('activities')
      .set({ status: 'suspended' })
      .where('id', '=', kept.activityId)
      .execute();
    expect((await call(contract.listMyFavourites, {}, me)).list[0]?.phase).toBeNull();
    await call(contract.setFavourite, { activityId: kept.activityId, isOn: false }, me);
    expect((await call(contract.listMyFavourites, {}, me)).total).toBe(0);
  });

  it('is bounded', async () => {
    const me = await person();
    const { activityId, teamId } = await buildActivity(sql(), { now: noon });
    const { organisationId } = await sql()
      .selectFrom('teams')
      .select('organisationId')
      .where('id', '=', teamId)
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: followLimits.favourites }, (_, at) => ({
      activityNo: `T${at}`,
      teamId,
      organisationId,
      title: '一场',
      category: 'eco',
    }));
    const made = await sql().insertInto('activities').values(others).returning('id').execute();
    const { volunteerId } = me;
    await sql()
      .insertInto('favourites')
      .values(made.map(({ id }) => ({ volunteerId, activityId: id, createdAt: noon })))
      .execute();
    expect(await outcomeOf(call(contract.setFavourite, { activityId, isOn: true }, me))).toBe(
      'tooManyFavourites',
    );
    const kept = { activityIds: [activityId], teamIds: [] };
    expect((await call(contract.listFollowMarks, kept, me)).favouriteIds).toEqual([]);
  });
});

describe('开放时提醒我', () => {
  it('tells once when sign-up opens, with a text message, and refuses what is open', async () => {
    const me = await person();
    const { activityId } = await buildActivity(sql(), { now: noon, signUpOpensAt: at(22, '09:00') });
    await call(contract.setOpeningReminder, { activityId, isOn: true }, me);
    await run('follows.tellOpenings');
    expect(await titlesOf(me.accountId)).toEqual([]);
    clock.now = at(22, '09:00');
    await run('follows.tellOpenings');
    await run('follows.tellOpenings');
    expect(await titlesOf(me.accountId)).toEqual(['开放报名了：澜江净滩行动：把江岸还给白鹭']);
    const letters = await sql().selectFrom('messageDeliveries').select('template').execute();
    expect(letters.map((letter) => letter.template)).toEqual(['signUpOpens']);
    expect(await outcomeOf(call(contract.setOpeningReminder, { activityId, isOn: true }, me))).toBe(
      'alreadyOpen',
    );
  });

  it('says nothing of what was withdrawn, called off, put off or closed meanwhile', async () => {
    const me = await person();
    const wish = { now: noon, signUpOpensAt: at(22, '09:00') };
    const [withdrawn, off, later, closed] = [
      await buildActivity(sql(), wish),
      await buildActivity(sql(), wish),
      await buildActivity(sql(), wish),
      await buildActivity(sql(), { ...wish, signUpClosesAt: at(22, '10:00') }),
    ];
    for (const { activityId } of [withdrawn, off, later, closed])
      await call(contract.setOpeningReminder, { activityId, isOn: true }, me);
    await call(contract.setOpeningReminder, { activityId: withdrawn.activityId, isOn: false }, me);
    const change = (activityId: number, set: object) =>
      sql().updateTable('activities').set(set).where('id', '=', activityId).execute();
    await change(off.activityId, { status: 'cancelled' });
    await change(later.activityId, { signUpOpensAt: at(24, '09:00') });
    clock.now = at(22, '11:00');
    await run('follows.tellOpenings');
    expect(await titlesOf(me.accountId)).toEqual([]);
    const waiting = await sql().selectFrom('openingReminders').select('activityId').execute();
    expect(waiting).toEqual([{ activityId: later.activityId }]);
  });
});

describe('关注队伍', () => {
  it('tells a day’s new activities of all followed teams in one message after 18:00', async () => {
    const me = await person();
    const [one, two] = [await buildTeam(sql()), await buildTeam(sql())];
    await buildActivity(sql(), { now: noon, teamId: one.teamId, title: '早先发布的一场', publishedAt: noon });
    clock.now = at(21, '12:01');
    for (const { teamId } of [one, two]) await call(contract.setTeamFollow, { teamId, isOn: true }, me);
    const publish = (teamId: number, title: string, publishedAt: Date) =>
      buildActivity(sql(), { now: noon, teamId, title, publishedAt });
    await publish(one.teamId, '江边拾贝的一场', at(21, '14:00'));
    await publish(two.teamId, '社区陪伴的一场', at(21, '15:00'));
    await publish(two.teamId, '傍晚发布的一场', at(21, '18:30'));
    clock.now = at(21, '17:59');
    await run('follows.tellNewActivities');
    expect(await titlesOf(me.accountId)).toEqual([]);
    clock.now = at(21, '20:00');
    for (let time = 0; time < 2; time += 1) await run('follows.tellNewActivities');
    clock.now = at(22, '18:05');
    for (let time = 0; time < 2; time += 1) await run('follows.tellNewActivities');
    const told = await sql().selectFrom('messages').select(['title', 'body']).orderBy('id').execute();
    expect(told.map(({ title, body }) => [title.replace(/^.*?有新活动/, '有新活动'), body])).toEqual([
      ['有新活动', '“社区陪伴的一场”、“江边拾贝的一场”。不想再收到，可以取消关注。'],
      ['有新活动', '“傍晚发布的一场”。不想再收到，可以取消关注。'],
    ]);
  });

  it('lists followed teams with what they have ahead; stopping ends both list and messages', async () => {
    const me = await person();
    const { teamId } = await buildTeam(sql());
    await call(contract.setTeamFollow, { teamId, isOn: true }, me);
    await buildActivity(sql(), { now: noon, teamId, publishedAt: new Date(noon.getTime() + hourMs) });
    const [team] = (await call(contract.listFollowedTeams, {}, me)).list;
    expect([team?.teamId, team?.aheadCount, team?.isActive]).toEqual([teamId, 1, true]);
    await call(contract.setTeamFollow, { teamId, isOn: false }, me);
    expect((await call(contract.listFollowedTeams, {}, me)).total).toBe(0);
    clock.now = at(21, '19:00');
    await run('follows.tellNewActivities');
    expect(await titlesOf(me.accountId)).toEqual([]);
    const gone = await buildTeam(sql(), { status: 'dissolved' });
    expect(await outcomeOf(call(contract.setTeamFollow, { teamId: gone.teamId, isOn: true }, me))).toBe(
      '404',
    );
  });
});
