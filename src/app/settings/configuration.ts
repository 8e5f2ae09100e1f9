import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hostUrls } from '#database/server/hosts.ts';
import type { MapSettings } from '#platform/contract/map/map-settings.ts';
import { type IdentitySettings, readIdentitySettings } from './identity-settings.ts';
import { readMapSettings } from './map-settings.ts';
import { type MetricsSettings, readMetricsSettings } from './metrics-settings.ts';
import { readSmsSettings, type SmsSettings } from './sms-settings.ts';
import type { Secret } from '#platform/server/encryption.ts';

export type Configuration = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The owner of the tables, as whom migrations run; without one, the user of `databaseUrl` owns them. */
  databaseOwnerUrl: string | undefined;
  databasePool: number;
  namedStatements: boolean;
  isDemo: boolean;
  /** Staff read the codes of messages: in the demo, where only this machine comes in. */
  showsSmsCodes: boolean;
  /** Master secret of the installation; every key is derived from it for its own purpose. */
  secret: Secret;
  /** Secrets before: what lies under them is still read, and sealed anew under `secret` (decision 0034). */
  secretBefore: readonly string[];
  publicUrl: string;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  trustsProxy: boolean;
  /** Off only for measuring and for tests from one address. */
  hasRateLimits: boolean;
  /** Roles that decide or see personal data must have a second factor. */
  asksSecondFactor: boolean;
  /** The number that this process wishes for among those on one database, 0 to 15; part of every id it makes. */
  instance: number;
  /** Of the process whose place this one takes, which is gone; its number comes back at once. */
  instanceHolder: string | undefined;
  /** The SMS provider; without one, messages are kept in the data directory. */
  sms: SmsSettings | undefined;
  /** The authority that proves name and ID number; without one, staff look at every document. */
  identity: IdentitySettings | undefined;
  /** Which map pages show. */
  map: MapSettings;
  /** Where figures are asked for; nowhere unless set. */
  metrics: MetricsSettings | undefined;
};

/** Everything that is wrong with the settings, one sentence each. */
export class ConfigurationError extends Error {
  readonly mistakes: readonly string[];
  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.mistakes = mistakes;
  }
}

type Environment = Record<string, string | undefined>;
const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/**
 * Reads the settings from the environment (README, configuration table). In demo mode an absent secret is made and kept
 * in the data directory. @throws ConfigurationError naming every mistake at once
 */
export function readConfiguration(environment: Environment): Configuration {
  const mistakes: string[] = [];
  const whole = (name: string, fallback: number, range: [number, number]): number => {
    const text = environment[name]?.trim();
    if (!text) return fallback;
    const value = Number(text);
    if (Number.isInteger(value) && value >= range[0] && value <= range[1]) return value;
    mistakes.push(`${name} must be a whole number from ${range[0]} to ${range[1]}, not "${text}"`);
    return fallback;
  };
  const switched = (name: string, fallback: boolean): boolean => {
    const text = environment[name]?.trim().toLowerCase();
    if (!text) return fallback;
    if (text !== 'on' && text !== 'off') mistakes.push(`${name} must be on or off, not "${text}"`);
    return text === 'on';
  };
  const databaseUrl = readUrl(environment, { name: 'DATABASE_URL', protocols: databaseProtocols }, mistakes);
  const owner = { name: 'DATABASE_OWNER_URL', protocols: databaseProtocols };
  const databaseOwnerUrl = readUrl(environment, owner, mistakes);
  if (databaseOwnerUrl && !databaseUrl)
    mistakes.push('DATABASE_OWNER_URL needs DATABASE_URL, the user as whom the product runs');
  const port = whole('PORT', 3000, [0, 65_535]);
  const host = environment.HOST?.trim() || '127.0.0.1';
  const isDemo = switched('DEMO', databaseUrl === undefined);
  const dataDir = path.resolve(environment.DATA_DIR?.trim() || 'data');
  const configuration = {
    port,
    host,
    dataDir,
    databaseUrl,
    databaseOwnerUrl,
    databasePool: whole('DATABASE_POOL', 10, [1, 200]),
    namedStatements: switched('DATABASE_PREPARED', true),
    isDemo,
    publicUrl:
      readUrl(environment, { name: 'PUBLIC_URL', protocols: ['http:', 'https:'] }, mistakes) ??
      `http://localhost:${port}`,
    logLevel: readLogLevel(environment, mistakes),
    trustsProxy: switched('TRUST_PROXY', false),
    hasRateLimits: switched('RATE_LIMITS', true),
    asksSecondFactor: switched('STAFF_SECOND_FACTOR', !isDemo),
    instance: whole('INSTANCE', 0, [0, 15]),
    instanceHolder: environment.INSTANCE_HOLDER?.trim() || undefined,
    map: readMapSettings(environment, mistakes),
    sms: readSmsSettings(environment, mistakes),
    identity: readIdentitySettings(environment, mistakes),
    metrics: readMetricsSettings(environment, mistakes),
  };
  const secretBefore = readSecretBefore(environment, mistakes);
  const secret = readSecret(environment, { isDemo, dataDir }, mistakes);
  if (mistakes.length > 0) throw new ConfigurationError(mistakes);
  const publicUrl = configuration.publicUrl.replace(/\/$/, '');
  const showsSmsCodes = isDemo && isLoopback(host) && isLoopback(new URL(publicUrl).hostname);
  return { ...configuration, publicUrl, showsSmsCodes, secret, secretBefore };
}

/** Whether only this machine reaches that host. */
export const isLoopback = (host: string): boolean =>
  ['127.0.0.1', '::1', '[::1]', 'localhost'].includes(host);

const databaseProtocols = ['postgres:', 'postgresql:'];

function readUrl(
  environment: Environment,
  { name, protocols }: { name: string; protocols: string[] },
  mistakes: string[],
): string | undefined {
  const text = environment[name]?.trim();
  if (!text) return undefined;
  // A database may have several hosts, which is no address to anybody else.
  const [first = text] = protocols.includes('postgres:') ? (hostUrls(text) ?? []) : [text];
  if (!URL.canParse(first) || !protocols.includes(new URL(first).protocol)) {
    // The value may hold a password, so the sentence does not repeat it.
    mistakes.push(
      `${name} must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );
  }
  return text;
}

/** LOG_LEVEL; adds a sentence when it is no level. */
export function readLogLevel(environment: Environment, mistakes: string[]): Configuration['logLevel'] {
  const text = environment.LOG_LEVEL?.trim() || 'info';
  const level = logLevels.find((known) => known === text);
  if (!level) mistakes.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}"`);
  return level ?? 'info';
}

const shortestSecret = 32;
const makeOne = 'make one with: openssl rand -hex 32';

/** One or several with commas between; a secret that has commas in it can be named alone. */
function readSecretBefore(environment: Environment, mistakes: string[]): string[] {
  const text = environment.SECRET_BEFORE?.trim();
  if (!text) return [];
  const parts = text.split(',').map((part) => part.trim());
  if (parts.every((part) => part.length >= shortestSecret)) return parts;
  if (text.length < shortestSecret)
    mistakes.push(
      `SECRET_BEFORE must name secrets of at least ${shortestSecret} characters, with commas between`,
    );
  return [text];
}

function readSecret(
  environment: Environment,
  { isDemo, dataDir }: { isDemo: boolean; dataDir: string },
  mistakes: string[],
): string {
  const text = environment.SECRET?.trim();
  if (text) {
    if (text.length < shortestSecret)
      mistakes.push(`SECRET must have at least ${shortestSecret} characters; ${makeOne}`);
    return text;
  }
  if (!isDemo) {
    mistakes.push(
      `SECRET is required when DEMO is off: at least ${shortestSecret} characters, the one that the data was written under; ${makeOne}`,
    );
    return '';
  }
  if (mistakes.length > 0) return '';
  return keptSecret(path.join(dataDir, 'secret'), mistakes);
}

/** The demo's own secret: made at the first start, readable by its owner only, the same ever after. */
function keptSecret(file: string, mistakes: string[]): string {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    if (!existsSync(file))
      writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
    const secret = readFileSync(file, 'utf8').trim();
    if (secret.length < shortestSecret)
      mistakes.push(
        `${file} must hold at least ${shortestSecret} characters; remove it together with the data to begin anew`,
      );
    return secret;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    mistakes.push(`DATA_DIR must be a directory this user can write: ${path.dirname(file)} answers ${code}`);
    return '';
  }
}
