import { describe, expect, it } from 'vitest';
import * as preferences from '../contract/preferences.contract.ts';
import { noon, openMessages } from '../testing/open-messages.ts';
import { notify } from './notify.ts';

const { app, act, volunteer, run, inboxOf, outbox } = openMessages();
type Person = Awaited<ReturnType<typeof volunteer>>;
const notice = ({ accountId }: Person, more: object = {}) => ({
  accountId,
  category: 'reminder' as const,
  title: '明天有活动',
  body: '请准时到场',
  sms: { template: 'activityReminder' as const, variables: { title: '清滩', time: '08:30', place: '码头' } },
  ...more,
});

describe('settings', () => {
  it('keep a category off this site, but never safety, the system or what is urgent', async () => {
    const person = await volunteer();
    const set = (category: 'reminder' | 'security', channel: 'site' | 'sms', isOn: boolean) =>
      app().call(preferences.setMessagePreference, { category, channel, isOn }, person);
    expect((await set('security', 'site', false)).body.reason).toBe('alwaysOn');
    expect((await set('security', 'sms', false)).body.reason).toBe('noSuchChannel');
    const after = await set('reminder', 'site', false);
    expect(after.body.result.categories.find(({ category }) => category === 'reminder')).toEqual({
      category: 'reminder',
      site: false,
      isSiteFixed: false,
      sms: true,
    });
    expect(await notify(act(), notice(person, { dedupeKey: 'once' }))).toBe(1);
    expect(await notify(act(), notice(person, { dedupeKey: 'once' }))).toBe(0);
    expect(await inboxOf(person)).toEqual([]);
    await notify(act(), notice(person, { level: 'urgent' }));
    await notify(act(), notice(person, { category: 'security', sms: undefined }));
    expect(await inboxOf(person)).toHaveLength(2);
  });

  it('keep text messages of a category away', async () => {
    const person = await volunteer();
    await notify(act(), notice(person));
    await app().call(
      preferences.setMessagePreference,
      { category: 'reminder', channel: 'sms', isOn: false },
      person,
    );
    await run('messages.deliverSms');
    expect(await outbox()).toEqual([]);
    const deliveries = await app()
      .sql.selectFrom('messageDeliveries')
      .select(['status', 'skipReason'])
      .execute();
    expect(deliveries).toEqual([{ status: 'skipped', skipReason: 'off' }]);
  });
});

describe('text messages', () => {
  it('go to the outbox once, and by night only what is urgent', async () => {
    const person = await volunteer();
    await notify(act(), notice(person));
    await run('messages.deliverSms');
    await run('messages.deliverSms');
    expect(await outbox()).toHaveLength(1);
    const night = { ...act(), now: new Date('2026-11-21T23:00:00+08:00') };
    await notify(night, notice(person));
    await notify(night, notice(person, { level: 'urgent' }));
    const waiting = await app()
      .sql.selectFrom('messageDeliveries')
      .select('notBefore')
      .where('status', '=', 'waiting')
      .orderBy('id')
      .execute();
    expect(waiting.map(({ notBefore }) => notBefore)).toEqual([
      new Date('2026-11-22T07:00:00+08:00'),
      night.now,
    ]);
  });

  it('stand each on their own: one whose number cannot be read is put aside', async () => {
    const [bad, good] = [await volunteer(), await volunteer()];
    await notify(act(), notice(bad));
    await notify(act(), notice(good));
    await app()
      .sql.updateTable('accounts')
      .set({ mobileCipher: 'sealed under another key' })
      .where('id', '=', bad.accountId)
      .execute();
    await run('messages.deliverSms');
    expect(await outbox()).toHaveLength(1);
    const deliveries = await app()
      .sql.selectFrom('messageDeliveries')
      .select(['accountId', 'status', 'skipReason'])
      .orderBy('id')
      .execute();
    expect(deliveries).toEqual([
      { accountId: bad.accountId, status: 'skipped', skipReason: 'unreadable' },
      { accountId: good.accountId, status: 'handedOver', skipReason: null },
    ]);
    const lines = await app().sql.selectFrom('auditLog').select(['action', 'detail']).execute();
    expect(lines).toContainEqual({ action: 'messages.deliverSms', detail: { outcome: 'unreadable' } });
  });

  it('are not sent to who has no number, nor once they are too late', async () => {
    const noPhone = await app().signIn('volunteer');
    await notify(act(), notice(noPhone as Person));
    const person = await volunteer();
    await notify(
      act(),
      notice(person, {
        sms: { template: 'activityReminder', variables: {}, expiresAt: new Date(noon.getTime() - 1) },
      }),
    );
    await run('messages.deliverSms');
    expect(await outbox()).toEqual([]);
  });
});
