import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { identityOf, readIdentitySettings } from './identity-settings.ts';

const complete = {
  IDENTITY_PROVIDER: 'tencent',
  IDENTITY_SECRET_ID: 'AKIDexample',
  IDENTITY_SECRET_KEY: 'key',
};
const directory = mkdtempSync(path.join(tmpdir(), 'identity-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function read(environment: Record<string, string>) {
  const mistakes: string[] = [];
  return { settings: readIdentitySettings(environment, mistakes), mistakes };
}

describe('the identity settings', () => {
  it('are absent unless a provider is named, and then nothing is verified by the system', () => {
    expect(read({})).toEqual({ settings: undefined, mistakes: [] });
    expect(read({ IDENTITY_PROVIDER: 'none', IDENTITY_SECRET_ID: 'left over' }).settings).toBeUndefined();
    expect(identityOf(undefined)).toBeUndefined();
  });

  it('are complete with the keys of the provider', () => {
    expect(read(complete)).toMatchObject({
      mistakes: [],
      settings: { endpoint: 'https://faceid.tencentcloudapi.com', region: 'ap-guangzhou' },
    });
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'another provider',
      { IDENTITY_PROVIDER: 'oracle' },
      'IDENTITY_PROVIDER must be none, roster or tencent, not "oracle"',
    ],
    [
      'no key',
      { ...complete, IDENTITY_SECRET_KEY: '' },
      'IDENTITY_SECRET_KEY is required with IDENTITY_PROVIDER=tencent: the SecretKey of the provider account',
    ],
    [
      'a broken address',
      { ...complete, IDENTITY_ENDPOINT: 'faceid.local' },
      'IDENTITY_ENDPOINT must be an address that starts with https:// or http://',
    ],
    [
      'a roster without a file',
      { IDENTITY_PROVIDER: 'roster' },
      'IDENTITY_ROSTER is required with IDENTITY_PROVIDER=roster: a file of name,number lines',
    ],
  ])('refuse %s with one sentence', (_name, environment, sentence) => {
    expect(read(environment).mistakes).toEqual([sentence]);
  });

  it('a roster agrees with who is written down and with nobody else', async () => {
    const file = path.join(directory, 'roster.txt');
    writeFileSync(file, '沈知夏,11010519491231002X\n');
    const port = identityOf(read({ IDENTITY_PROVIDER: 'roster', IDENTITY_ROSTER: file }).settings);
    expect(await port?.check({ name: '沈知夏', idNo: '11010519491231002X' })).toBe('agrees');
    expect(await port?.check({ name: '沈之夏', idNo: '11010519491231002X' })).toBe('differs');
    expect(await port?.check({ name: '知夏,11010519491231002X', idNo: '' })).toBe('differs');
  });
});
