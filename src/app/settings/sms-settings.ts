import { type SmsTemplateName, smsTemplateNames } from '#domains/messages/contract/sms-templates.words.ts';

/** The SMS provider as configured; absent, messages stay in the data directory. */
export type SmsSettings = {
  secretId: string;
  secretKey: string;
  appId: string;
  signName: string;
  region: string;
  endpoint: string;
  /** The provider's numbers of the templates. */
  templateIds: Partial<Record<SmsTemplateName, string>>;
};

type Environment = Record<string, string | undefined>;

const needed = {
  SMS_SECRET_ID: 'the SecretId of the provider account',
  SMS_SECRET_KEY: 'the SecretKey of the provider account',
  SMS_APP_ID: 'the SmsSdkAppId of the application',
  SMS_SIGN_NAME: 'the approved signature',
} as const;

/** Reads the `SMS_…` settings; adds one sentence for each mistake, never a value, which may be a key. */
export function readSmsSettings(environment: Environment, mistakes: string[]): SmsSettings | undefined {
  const textOf = (name: string): string => environment[name]?.trim() ?? '';
  const provider = textOf('SMS_PROVIDER') || 'none';
  if (provider === 'none') return undefined;
  if (provider !== 'tencent') {
    mistakes.push(`SMS_PROVIDER must be none or tencent, not "${provider}"`);
    return undefined;
  }
  for (const [name, meaning] of Object.entries(needed))
    if (!textOf(name)) mistakes.push(`${name} is required with SMS_PROVIDER=tencent: ${meaning}`);
  const endpoint = textOf('SMS_ENDPOINT') || 'https://sms.tencentcloudapi.com';
  if (!URL.canParse(endpoint) || !['https:', 'http:'].includes(new URL(endpoint).protocol))
    mistakes.push('SMS_ENDPOINT must be an address that starts with https:// or http://');
  return {
    secretId: textOf('SMS_SECRET_ID'),
    secretKey: textOf('SMS_SECRET_KEY'),
    appId: textOf('SMS_APP_ID'),
    signName: textOf('SMS_SIGN_NAME'),
    region: textOf('SMS_REGION') || 'ap-guangzhou',
    endpoint,
    templateIds: readTemplates(textOf('SMS_TEMPLATES'), mistakes),
  };
}

/** `verifyCode=1234567,guardianCode=1234568`; every template must be named, or its messages could never go out. */
function readTemplates(text: string, mistakes: string[]): SmsSettings['templateIds'] {
  const pairs = text
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => pair.split('=').map((part) => part.trim()) as [string, string | undefined]);
  const known = new Set<string>(smsTemplateNames);
  for (const [name, id] of pairs)
    if (!known.has(name) || !/^\d+$/.test(id ?? ''))
      mistakes.push(`SMS_TEMPLATES must be name=number pairs with commas between, and "${name}" is not one`);
  const ids = Object.fromEntries(pairs) as SmsSettings['templateIds'];
  const missing = smsTemplateNames.filter((name) => !ids[name]);
  if (missing.length > 0) mistakes.push(`SMS_TEMPLATES names no template for ${missing.join(', ')}`);
  return ids;
}
