import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createLocalMail } from './mail.ts';
import { createLocalSms } from './sms.ts';
import { createDiskStorage } from './storage.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'ports-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('files on disk', () => {
  const storage = createDiskStorage(path.join(directory, 'files'));

  it('are put, replaced, read and removed', async () => {
    await storage.put('covers/2026/a1.webp', Buffer.from('one'));
    await storage.put('covers/2026/a1.webp', Buffer.from('two'));
    expect(Buffer.from((await storage.get('covers/2026/a1.webp')) ?? []).toString()).toBe('two');
    await storage.remove('covers/2026/a1.webp');
    await storage.remove('covers/2026/a1.webp');
    expect(await storage.get('covers/2026/a1.webp')).toBeUndefined();
  });

  it('leave nothing half-written behind when they cannot be put', async () => {
    mkdirSync(path.join(directory, 'files/covers/taken.webp'), { recursive: true });
    await expect(storage.put('covers/taken.webp', Buffer.from('x'))).rejects.toThrow(
      /EISDIR|ENOTEMPTY|EEXIST/,
    );
    expect(readdirSync(path.join(directory, 'files/covers'))).not.toContainEqual(
      expect.stringMatching(/^taken[.]webp[.]/),
    );
  });

  it.each(['../secret', '/etc/passwd', 'a/../../b', 'a//b', '.hidden', 'A.webp', 'a\0b', ''])(
    'cannot be reached outside their directory by %j',
    async (key) => {
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(RangeError);
      await expect(storage.get(key)).rejects.toThrow(RangeError);
      await expect((async () => storage.remove(key))()).rejects.toThrow(RangeError);
    },
  );
});

it('messages without a provider are kept a line each, for their owner only', async () => {
  const box = { directory: path.join(directory, 'outbox') };
  const common = { template: 'offer', variables: {}, dedupeKey: 'k' };
  await createLocalSms(box).send({ mobile: '13812345678', ...common });
  await createLocalSms(box).send({ mobile: '13812345679', ...common });
  await createLocalMail(box).send({ address: 'a@example.org', ...common });
  const file = path.join(box.directory, 'sms.jsonl');
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).mobile)).toEqual(['13812345678', '13812345679']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
