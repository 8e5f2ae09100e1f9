import { expect, it } from 'vitest';
import { films, recordings } from '../testing/recordings.ts';
import { sniffKind } from './file-kind.rules.ts';

it.each(Object.entries(recordings))('%s is told by its bytes', (kind, bytes) => {
  expect(sniffKind(bytes)).toBe(kind);
});

it.each([
  ...Object.entries(films),
  ['page', Buffer.from('<html>')],
  ['picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['nothing', Buffer.alloc(0)],
])('a %s is no recording', (_what, bytes) => {
  expect(['webm', 'ogg', 'm4a', 'mp3', 'wav']).not.toContain(sniffKind(bytes));
});
