import { describe, expect, it } from 'vitest';
import { openHouse } from '#testing/open-house.ts';
import { testAct } from '#testing/test-act.ts';
import * as contract from '../contract/messages.contract.ts';
import { notify } from './notify.ts';

const { app } = openHouse({ isOneStory: true });

describe('the calls of messages', () => {
  it('need somebody who is signed in', async () => {
    const operations = [
      contract.listMessages,
      contract.countUnreadMessages,
      contract.readMessages,
      contract.readAllMessages,
    ];
    for (const operation of operations) expect((await app().call(operation, {} as never)).status).toBe(401);
  });

  it('refuse what is no request', async () => {
    const person = await app().signIn('volunteer');
    expect((await app().call(contract.listMessages, { category: 'gossip' as never }, person)).status).toBe(
      400,
    );
    expect((await app().call(contract.listMessages, { pageSize: 101 }, person)).status).toBe(400);
    expect((await app().call(contract.readMessages, { messageIds: [] }, person)).status).toBe(400);
  });

  it('list, count and mark for every kind of account', async () => {
    for (const kind of ['volunteer', 'team', 'staff'] as const) {
      const person = await app().signIn(kind);
      const act = testAct({ sql: app().database.kysely });
      await notify(act, {
        accountId: person.accountId,
        category: 'system',
        title: '欢迎',
        body: '从这里开始',
      });
      const listed = await app().call(contract.listMessages, {}, person);
      expect(listed.body.result).toMatchObject({ total: 1, list: [{ title: '欢迎', readAt: null }] });
      const read = await app().call(contract.readAllMessages, {}, person);
      expect(read.body.result).toEqual({ readCount: 1 });
      const counted = await app().call(contract.countUnreadMessages, {}, person);
      expect(counted.body.result).toEqual({ unreadCount: 0, byCategory: [] });
    }
  });
});
