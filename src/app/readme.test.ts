import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { createRooms } from './server-rooms.ts';

const root = path.resolve(import.meta.dirname, '../..');
const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
/** Rows of the two tables of what is specified: route or call, where it is seen, the file that proves it. */
const rows = [...readme.matchAll(/^\| `([^`]+)` \| ([^|]+) \| `([^`]+\.ts)` \|$/gm)].map(
  ([, subject = '', , proof = '']) => ({ subject, proof }),
);
const calls = rows.filter(({ subject }) => /^(GET|POST|PUT|DELETE) /.test(subject));

describe('the README’s table of what is specified', () => {
  it('names the specification’s sixteen calls, each mounted under just that address', () => {
    const rooms = createRooms({ secret: testSecret, publicUrl: 'http://localhost:3000' });
    const mounted = new Set(
      rooms.flatMap(({ bindings }) => bindings.map(({ operation: { method, path } }) => `${method} ${path}`)),
    );
    expect(calls).toHaveLength(16);
    expect(calls.filter(({ subject }) => !mounted.has(subject))).toEqual([]);
  });

  it('proves each by a file that is there', () => {
    expect(rows.filter(({ proof }) => !existsSync(path.join(root, proof)))).toEqual([]);
  });

  it('names proofs that do call what they prove', () => {
    const silent = calls.filter(({ subject, proof }) => {
      const name = subject.split('/').findLast((part) => !part.startsWith('{')) ?? '';
      const isRoutesTest = proof.startsWith('src/');
      return isRoutesTest && !readFileSync(path.join(root, proof), 'utf8').includes(name);
    });
    expect(silent).toEqual([]);
  });
});
