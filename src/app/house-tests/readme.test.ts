import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { createRooms } from '../server-rooms.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
/** Rows of the two tables of what is specified: route or call, where it is seen, the file that proves it. */
const rows = [...readme.matchAll(/^\| `([^`]+)` \| ([^|]+) \| `([^`]+\.ts)` \|$/gm)].map(
  ([, subject = '', , proof = '']) => ({ subject, proof }),
);
const calls = rows.filter(({ subject }) => /^(GET|POST|PUT|DELETE) /.test(subject));

const operations = new Map(
  createRooms({ secret: testSecret, publicUrl: 'http://localhost:3000' })
    .flatMap(({ bindings }) => bindings)
    .map(({ operation }) => [`${operation.method} ${operation.path}`, operation.name]),
);

describe('the README’s table of what is specified', () => {
  it('names the specification’s sixteen calls, each mounted under just that address', () => {
    expect(calls).toHaveLength(16);
    expect(calls.filter(({ subject }) => !operations.has(subject))).toEqual([]);
  });

  it('proves each by a file that is there', () => {
    expect(rows.filter(({ proof }) => !existsSync(path.join(root, proof)))).toEqual([]);
  });

  it('names tests of the server that do call what they prove', () => {
    const silent = calls.filter(({ subject, proof }) => {
      const text = readFileSync(path.join(root, proof), 'utf8');
      const names = [
        subject
          .replace(/\/\{id\}$/, '')
          .split('/')
          .at(-1),
        operations.get(subject),
      ];
      return proof.startsWith('src/') && !names.some((name) => name && text.includes(name));
    });
    expect(silent).toEqual([]);
  });
});
