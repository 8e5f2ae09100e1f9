import { expect, it } from 'vitest';
import { createEventStreams } from './event-streams.ts';

it('holds so many for a key, ending the oldest, and so many in all', () => {
  const streams = createEventStreams({ perKey: 2, inAll: 3 });
  const ended: string[] = [];
  const open = (key: string, name: string) => streams.open(key)?.onEnd(() => ended.push(name));
  open('a', 'a1');
  open('a', 'a2');
  open('a', 'a3');
  expect(ended).toEqual(['a1']);
  open('b', 'b1');
  expect(streams.open('c')).toBeUndefined();
  expect(streams.count()).toBe(3);
  streams.close();
  expect(ended).toEqual(['a1', 'a2', 'a3', 'b1']);
  expect(streams.open('a')).toBeUndefined();
  expect(streams.count()).toBe(0);
});

it('writes events as text and ends one that nobody reads', () => {
  const streams = createEventStreams({ perKey: 1, inAll: 1 });
  const stream = streams.open('a')!;
  stream.send('unread', { unreadCount: 2 });
  expect(String(stream.body.read())).toBe('event: unread\ndata: {"unreadCount":2}\n\n');
  for (let sent = 0; sent < 40; sent += 1) stream.send('unread', 'x'.repeat(4_000));
  expect(streams.count()).toBe(0);
});
