import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import Fastify from 'fastify';
import { resolveCaller } from '#domains/accounts/server/index.ts';
import { logout } from '#domains/accounts/contract/accounts.contract.ts';
import { notify } from '#domains/messages/server/index.ts';
import { inTransaction } from '#database/transaction.ts';
import { makeAct } from '#platform/server/calls/make-act.ts';
import { testId } from '#testing/test-act.ts';
import { openHouse } from '#testing/open-house.ts';
import { serveUnreadStream } from './unread-stream.ts';

const { app } = openHouse({ isOneStory: true });
let origin: string;
beforeAll(async () => {
  await app().app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app().app.server.address() as AddressInfo).port}`;
});

type Event = { event: string; data: { unreadCount?: number } };

/** Opens the stream and gives a function that waits for the next event; undefined at its end. */
async function openStream(token?: string, at = origin) {
  const response = await fetch(`${at}/api/messages/StreamUnread`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let buffered = '';
  const next = async (): Promise<Event | undefined> => {
    for (;;) {
      const end = buffered.indexOf('\n\n');
      if (end >= 0) {
        const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(buffered.slice(0, end)) ?? [];
        buffered = buffered.slice(end + 2);
        return { event, data: JSON.parse(data) };
      }
      const { value, done } = await reader.read();
      if (done) return undefined;
      buffered += value;
    }
  };
  return { response, next, cancel: () => reader.cancel() };
}

/** Sends a message as an act of the product does: signals go out after the commit. */
async function send(accountId: number): Promise<void> {
  const origins = { caller: { kind: 'anonymous' } as const, now: app().clock(), newId: testId };
  const signals = await inTransaction(app().engine.database, async (sql) => {
    const made = makeAct(sql, { ...origins, action: 'test', requestId: 'test' });
    await notify(made.act, { accountId, category: 'hours', title: '时长已生效', body: '2.0 小时' });
    return made.signals;
  });
  app().engine.signals?.publish(signals);
}

it('needs somebody who is signed in', async () => {
  const { response } = await openStream();
  expect(response.status).toBe(401);
});

it('tells the count at once and after every change, to its owner only', async () => {
  const [mine, theirs] = [await app().signIn('volunteer'), await app().signIn('team')];
  const stream = await openStream(mine.token);
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
  expect(stream.response.headers.get('content-encoding')).toBeNull();
  expect(await stream.next()).toMatchObject({ event: 'unread', data: { unreadCount: 0 } });
  await send(theirs.accountId);
  await send(mine.accountId);
  expect(await stream.next()).toMatchObject({ event: 'unread', data: { unreadCount: 1 } });
  await stream.cancel();
});

it('tells staff that what waits may have changed, and nobody else', async () => {
  const [worker, volunteer] = [await app().signIn('staff'), await app().signIn('volunteer')];
  const [told, untold] = [await openStream(worker.token), await openStream(volunteer.token)];
  await told.next();
  await untold.next();
  const work = told.next();
  app().engine.signals?.publish(['table:sms']);
  // What no queue counts is no work: nothing is said of it in the second in which changes are gathered.
  expect(await Promise.race([work, pause(1_300, 'silence')])).toBe('silence');
  app().engine.signals?.publish(['table:sms', 'table:chat_posts', 'table:chat_posts', 'table:activities']);
  expect(await work).toEqual({ event: 'work', data: {} });
  await send(worker.accountId);
  await send(volunteer.accountId);
  expect(await told.next()).toMatchObject({ event: 'unread', data: { unreadCount: 1 } });
  expect(await untold.next()).toMatchObject({ event: 'unread', data: { unreadCount: 1 } });
  await told.cancel();
  await untold.cancel();
});

it('gives way to newer windows of the same account', async () => {
  const person = await app().signIn('volunteer');
  const first = await openStream(person.token);
  await first.next();
  const others = [];
  for (let opened = 0; opened < 4; opened += 1) others.push(await openStream(person.token));
  expect(await first.next()).toBeUndefined();
  expect(await others[0]!.next()).toMatchObject({ event: 'unread' });
  for (const stream of others) await stream.cancel();
});

it('ends with the session', async () => {
  const own = Fastify();
  serveUnreadStream(own, {
    engine: app().engine,
    resolveCaller: (accessToken, now) => resolveCaller(app().sql, accessToken, { now }),
    heartbeatMs: 50,
  });
  const at = await own.listen({ port: 0, host: '127.0.0.1' });
  const person = await app().signIn('volunteer');
  const stream = await openStream(person.token, at);
  expect(await stream.next()).toMatchObject({ event: 'unread' });
  expect(await stream.next()).toMatchObject({ event: 'alive' });
  expect((await app().call(logout, {}, person)).status).toBe(200);
  let last: Event | undefined;
  for (let event = await stream.next(); event; event = await stream.next()) last = event;
  expect(last?.event).toBe('session');
  await own.close();
});

it('is left in the middle without a fault: what could not be told is no answer of another kind', async () => {
  const { token } = await app().signIn('volunteer');
  const before = app().logLines.length;
  const { port } = app().app.server.address() as AddressInfo;
  const leave = (afterMs: number): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          `GET /api/messages/StreamUnread HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`,
        );
        setTimeout(() => socket.destroy(), afterMs);
      });
      socket.on('close', () => resolve()).on('error', () => undefined);
    });
  await Promise.all(Array.from({ length: 20 }, (_, at) => leave(at)));
  await app().inject({ url: '/healthz' });
  expect(
    app()
      .logLines.slice(before)
      .filter((line) => line.includes('failed')),
  ).toEqual([]);
});

it('does not hold up the stop', async () => {
  const { token } = await app().signIn('staff');
  const stream = await openStream(token);
  await stream.next();
  const closing = app().app.close();
  // Its end, and not the next sign of life.
  expect(await stream.next()).toBeUndefined();
  await closing;
});
