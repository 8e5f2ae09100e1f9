import { systemClock } from '#platform/server/ports/clock.ts';
import { createRosterIdentity, type IdentityPort } from '#platform/server/ports/identity.ts';
import { createTencentIdentity } from '#platform/server/ports/tencent-identity.ts';

/** Which authority proves a name and a number; absent, every claim waits for staff who look at the document. */
export type IdentitySettings =
  | { provider: 'roster'; file: string }
  | { provider: 'tencent'; secretId: string; secretKey: string; region: string; endpoint: string };

type Environment = Record<string, string | undefined>;

const needed = {
  IDENTITY_SECRET_ID: 'the SecretId of the provider account',
  IDENTITY_SECRET_KEY: 'the SecretKey of the provider account',
} as const;

/** Reads the `IDENTITY_…` settings; adds one sentence for each mistake, never a value, which may be a key. */
export function readIdentitySettings(
  environment: Environment,
  mistakes: string[],
): IdentitySettings | undefined {
  const textOf = (name: string): string => environment[name]?.trim() ?? '';
  const provider = textOf('IDENTITY_PROVIDER') || 'none';
  if (provider === 'none') return undefined;
  if (provider === 'roster') {
    const file = textOf('IDENTITY_ROSTER');
    if (!file)
      mistakes.push('IDENTITY_ROSTER is required with IDENTITY_PROVIDER=roster: a file of name,number lines');
    return { provider, file };
  }
  if (provider !== 'tencent') {
    mistakes.push(`IDENTITY_PROVIDER must be none, roster or tencent, not "${provider}"`);
    return undefined;
  }
  for (const [name, meaning] of Object.entries(needed))
    if (!textOf(name)) mistakes.push(`${name} is required with IDENTITY_PROVIDER=tencent: ${meaning}`);
  const endpoint = textOf('IDENTITY_ENDPOINT') || 'https://faceid.tencentcloudapi.com';
  if (!URL.canParse(endpoint) || !['https:', 'http:'].includes(new URL(endpoint).protocol))
    mistakes.push('IDENTITY_ENDPOINT must be an address that starts with https:// or http://');
  return {
    provider,
    secretId: textOf('IDENTITY_SECRET_ID'),
    secretKey: textOf('IDENTITY_SECRET_KEY'),
    region: textOf('IDENTITY_REGION') || 'ap-guangzhou',
    endpoint,
  };
}

/** The port behind the settings; undefined without a provider. */
export function identityOf(settings: IdentitySettings | undefined): IdentityPort | undefined {
  if (!settings) return undefined;
  return settings.provider === 'roster'
    ? createRosterIdentity(settings.file)
    : createTencentIdentity({ ...settings, clock: systemClock });
}
