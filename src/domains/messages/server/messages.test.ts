import { beforeEach, describe, expect, it } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import type { StaffCaller } from '#platform/server/calls/act.ts';
import { testAct } from '#testing/test-act.ts';
import { openTables } from '#testing/open-tables.ts';
import { countUnreadMessages } from './count-unread-messages.ts';
import { createActionLinkTokens } from './action-links/action-link-tokens.ts';
import { deleteMessages } from './delete-messages.ts';
import { restoreMessages } from './restore-messages.ts';
import { listMessages } from './list-messages.ts';
import { notify, notifyMany } from './notify.ts';
import { readAllMessages } from './read-all-messages.ts';
import { readMessages } from './read-messages.ts';

const tokens = createActionLinkTokens('x'.repeat(32), 'https://site.example');
const { sql } = openTables();
let caller: StaffCaller;
let other: StaffCaller;
beforeEach(async () => {
  ({ caller } = await buildStaff(sql()));
  ({ caller: other } = await buildStaff(sql()));
});

const actOf = (who: StaffCaller) => testAct({ sql: sql(), caller: who });
const page = { pageNum: 1, pageSize: 20, isUnread: false };
const notice = (more: object = {}) => ({
  accountId: caller.accountId,
  category: 'signUp' as const,
  title: '报名已通过',
  body: '请于明天 13:45 前到望潮社区文明实践站',
  ...more,
});

describe('notify', () => {
  it('sends one message per key to one account, and to others again', async () => {
    const act = actOf(caller);
    expect(await notify(act, notice({ dedupeKey: 'signUp:7' }))).toBe(1);
    expect(await notify(act, notice({ dedupeKey: 'signUp:7' }))).toBe(0);
    expect(await notify(act, notice({ dedupeKey: 'signUp:7', accountId: other.accountId }))).toBe(1);
    expect(await notifyMany(act, [notice(), notice()])).toBe(2);
  });

  it('sends thousands in few statements', async () => {
    const many = Array.from({ length: 1_203 }, (_, index) => notice({ dedupeKey: `many:${index}` }));
    expect(await notifyMany(actOf(caller), many)).toBe(1_203);
    expect(await notifyMany(actOf(caller), many.slice(600))).toBe(0);
    expect(await notifyMany(actOf(caller), [])).toBe(0);
  });

  it('cuts what is too long and sends the rest', async () => {
    await notify(actOf(caller), notice({ title: '长'.repeat(60), body: '文'.repeat(600) }));
    const { list } = await listMessages(actOf(caller), page, tokens);
    expect(list[0]?.title).toBe(`${'长'.repeat(49)}…`);
    expect(list[0]?.body).toHaveLength(500);
  });
});

describe('reading messages', () => {
  it("lists only one's own, newest first, by category and unread", async () => {
    await notifyMany(actOf(caller), [notice({ title: 'a' }), notice({ title: 'b', category: 'hours' })]);
    await notify(actOf(caller), notice({ accountId: other.accountId }));
    const all = await listMessages(actOf(caller), page, tokens);
    expect(all.list.map((message) => message.title)).toEqual(['b', 'a']);
    expect(all.total).toBe(2);
    const hours = await listMessages(actOf(caller), { ...page, category: 'hours' }, tokens);
    expect(hours.list.map((message) => message.title)).toEqual(['b']);
  });

  it("marks one's own as read and passes over other people's", async () => {
    await notifyMany(actOf(caller), [notice(), notice({ category: 'hours' }), notice()]);
    await notify(actOf(caller), notice({ accountId: other.accountId }));
    const { list } = await listMessages(actOf(other), page, tokens);
    const foreignId = list[0]?.messageId ?? 0;
    const ownId = (await listMessages(actOf(caller), page, tokens)).list[0]?.messageId ?? 0;
    expect(await readMessages(actOf(caller), { messageIds: [foreignId, ownId] })).toEqual({ readCount: 1 });
    expect((await countUnreadMessages(actOf(other), {})).unreadCount).toBe(1);
    expect(await readAllMessages(actOf(caller), { category: 'hours' })).toEqual({ readCount: 1 });
    expect(await countUnreadMessages(actOf(caller), {})).toEqual({
      unreadCount: 1,
      byCategory: [{ category: 'signUp', unreadCount: 1 }],
    });
    expect(await readAllMessages(actOf(caller), {})).toEqual({ readCount: 1 });
    expect((await listMessages(actOf(caller), { ...page, isUnread: true }, tokens)).list).toEqual([]);
  });

  it('finds by level and day, and goes on behind a message at any depth', async () => {
    await notify(actOf(caller), notice({ title: 'old', level: 'urgent' }));
    await notifyMany({ ...actOf(caller), now: new Date('2026-01-05T09:00:00+08:00') }, [
      notice({ title: 'january' }),
    ]);
    await notify(actOf(caller), notice({ title: 'new' }));
    const titles = async (filter: object) =>
      (await listMessages(actOf(caller), { ...page, ...filter }, tokens)).list.map(({ title }) => title);
    expect(await titles({ level: 'urgent' })).toEqual(['old']);
    expect(await titles({ fromOn: '2026-01-05', toOn: '2026-01-05' })).toEqual(['january']);
    const first = await listMessages(actOf(caller), { ...page, pageSize: 1 }, tokens);
    expect(first.list[0]?.title).toBe('new');
    expect(await titles({ beforeId: first.nextCursor })).toEqual(['january', 'old']);
    const whole = await listMessages(actOf(caller), page, tokens);
    expect(whole.nextCursor).toBeNull();
  });

  it('deletes for a day, only for oneself, and takes it back', async () => {
    await notifyMany(actOf(caller), [notice({ title: 'a' }), notice({ title: 'b' })]);
    const later = { ...actOf(caller), now: new Date(Date.now() + 60_000) };
    const ids = (await listMessages(actOf(caller), page, tokens)).list.map(({ messageId }) => messageId);
    expect(await deleteMessages(actOf(other), { messageIds: ids })).toEqual({ deletedCount: 0 });
    expect(await deleteMessages(later, { messageIds: ids })).toEqual({ deletedCount: 2 });
    expect((await listMessages(actOf(caller), page, tokens)).list).toEqual([]);
    expect((await countUnreadMessages(actOf(caller), {})).unreadCount).toBe(0);
    const dayAfter = { ...later, now: new Date(Date.now() + 86_400_000 + 120_000) };
    expect(await restoreMessages(dayAfter, { messageIds: ids })).toEqual({ restoredCount: 0 });
    expect(await restoreMessages(later, { messageIds: ids })).toEqual({ restoredCount: 2 });
    expect((await countUnreadMessages(actOf(caller), {})).unreadCount).toBe(2);
  });
});
