import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';

const secret = 'x'.repeat(32);
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'configuration-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function mistakesOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfiguration({ DATA_DIR: dataDir, SECRET: secret, ...environment });
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.mistakes;
    throw error;
  }
}

describe('defaults', () => {
  it('open the demo on this machine only, with the embedded database', () => {
    expect(readConfiguration({ DATA_DIR: dataDir, SECRET: secret })).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir,
      databaseUrl: undefined,
      databasePool: 10,
      namedStatements: true,
      isDemo: true,
      showsSmsCodes: true,
      secret,
      secretBefore: [],
      publicUrl: 'http://localhost:3000',
      logLevel: 'info',
      trustsProxy: false,
      hasRateLimits: true,
      asksSecondFactor: false,
      instance: 0,
      map: { provider: 'sketch' },
      sms: undefined,
    });
  });

  it.each([
    [{ HOST: '0.0.0.0' }],
    [{ PUBLIC_URL: 'https://volunteer.example' }],
    [{ DEMO: 'off', HOST: '127.0.0.1' }],
  ])('hide the codes of messages from staff with %o', (environment) => {
    const { showsSmsCodes } = readConfiguration({ DATA_DIR: dataDir, SECRET: secret, ...environment });
    expect(showsSmsCodes).toBe(false);
  });

  it('turn the demo off with a database server, unless it is asked for', () => {
    const onServer = { DATA_DIR: dataDir, SECRET: secret, DATABASE_URL: 'postgres://db/volunteers' };
    expect(readConfiguration(onServer).isDemo).toBe(false);
    expect(readConfiguration({ ...onServer, DEMO: 'on' }).isDemo).toBe(true);
  });

  it('stand for empty settings too, as files of settings have them', () => {
    expect(mistakesOf({ PORT: '', HOST: ' ', DATABASE_URL: '', DEMO: '', LOG_LEVEL: '' })).toEqual([]);
  });
});

describe('mistakes', () => {
  it.each([
    [
      { DATABASE_OWNER_URL: 'postgres://owner@db/volunteers' },
      'DATABASE_OWNER_URL needs DATABASE_URL, the user as whom the product runs',
    ],
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http"'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000"'],
    [{ DATABASE_POOL: '0' }, 'DATABASE_POOL must be a whole number from 1 to 200, not "0"'],
    [{ INSTANCE: '16' }, 'INSTANCE must be a whole number from 0 to 15, not "16"'],
    [{ DEMO: 'yes' }, 'DEMO must be on or off, not "yes"'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY must be on or off, not "1"'],
    [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS must be on or off, not "no"'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warn, error, silent, not "loud"'],
    [{ PUBLIC_URL: 'city.example' }, 'PUBLIC_URL must be an address that starts with http:// or https://'],
    [{ SECRET: 'short' }, 'SECRET must have at least 32 characters; make one with: openssl rand -hex 32'],
  ])('%j is told in one sentence', (environment, sentence) => {
    expect(mistakesOf(environment as Record<string, string>)).toEqual([sentence]);
  });

  it('are listed together', () => {
    expect(mistakesOf({ PORT: 'x', DEMO: 'maybe', LOG_LEVEL: 'loud' })).toHaveLength(3);
  });

  it('never repeat the password in a wrong database address', () => {
    const [sentence] = mistakesOf({ DATABASE_URL: 'mysql://root:hunter2@db/volunteers' });
    expect(sentence).toBe('DATABASE_URL must be an address that starts with postgres:// or postgresql://');
  });
});

describe('the secret', () => {
  it('is made once in demo mode, for its owner only, and stays', () => {
    const first = readConfiguration({ DATA_DIR: dataDir }).secret;
    const file = path.join(dataDir, 'secret');
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8').trim()).toBe(first);
    expect(readConfiguration({ DATA_DIR: dataDir }).secret).toBe(first);
  });

  it('is not made while another setting is wrong', () => {
    expect(() => readConfiguration({ DATA_DIR: dataDir, PORT: 'x' })).toThrow(ConfigurationError);
    expect(existsSync(path.join(dataDir, 'secret'))).toBe(false);
  });

  it('may have had others before, named with commas between; one with commas in it is named alone', () => {
    const before = (text: string) =>
      readConfiguration({ DATA_DIR: dataDir, SECRET: secret, SECRET_BEFORE: text }).secretBefore;
    const [one, other] = ['1'.repeat(32), '2'.repeat(40)];
    expect(before(one)).toEqual([one]);
    expect(before(`${one}, ${other}`)).toEqual([one, other]);
    expect(before(`${'1'.repeat(20)},${'2'.repeat(20)}`)).toEqual([`${'1'.repeat(20)},${'2'.repeat(20)}`]);
    expect(() => before('short')).toThrow(
      'SECRET_BEFORE must name secrets of at least 32 characters, with commas between',
    );
  });

  it('must be given when the demo is off', () => {
    const [sentence] = mistakesOf({ DEMO: 'off', SECRET: '' });
    expect(sentence).toContain('SECRET is required when DEMO is off');
    expect(existsSync(path.join(dataDir, 'secret'))).toBe(false);
  });

  it('that was cut short in its file is refused instead of locking the data under another key', () => {
    writeFileSync(path.join(dataDir, 'secret'), 'abc');
    expect(mistakesOf({ SECRET: '' })[0]).toContain('must hold at least 32 characters');
  });

  it('needs a directory that can be written', () => {
    const file = path.join(dataDir, 'plain-file');
    writeFileSync(file, '');
    expect(mistakesOf({ SECRET: '', DATA_DIR: path.join(file, 'below') })[0]).toContain(
      'DATA_DIR must be a directory this user can write',
    );
  });
});
