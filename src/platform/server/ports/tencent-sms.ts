import { createHash, createHmac } from 'node:crypto';
import type { Sms, SmsPort } from './sms.ts';

/** A template as the provider knows it: its number there, and our variables in the order of its `{1}`, `{2}` … */
export type ProviderTemplate = { id: string; variables: readonly string[] };

export type TencentSmsSettings = {
  secretId: string;
  secretKey: string;
  /** SmsSdkAppId of the console. */
  appId: string;
  /** Approved signature, without the brackets 【】. */
  signName: string;
  region: string;
  /** `https://sms.tencentcloudapi.com` but for tests and private gateways. */
  endpoint: string;
  templates: Readonly<Record<string, ProviderTemplate>>;
  clock: () => Date;
  timeoutMs?: number;
};

const service = 'sms';
const action = 'SendSms';
const version = '2021-01-11';
const contentType = 'application/json; charset=utf-8';
const defaultTimeoutMs = 10_000;

/** What the API answers: an error of the call, or the fate of each number. */
type Answer = {
  Response?: {
    Error?: { Code: string; Message: string };
    SendStatusSet?: { Code: string; Message: string }[];
  };
};

/**
 * Tencent Cloud SMS, API 2021-01-11, action SendSms, signed by TC3-HMAC-SHA256. Throws the provider's code and sentence (never
 * the number) so that the outbox tries again; a template that is not set up is told the same way.
 */
export const createTencentSms = (settings: TencentSmsSettings): SmsPort => ({
  async send(message) {
    const body = JSON.stringify(requestOf(settings, message));
    const response = await fetch(settings.endpoint, {
      method: 'POST',
      headers: signedHeaders(settings, body),
      body,
      signal: AbortSignal.timeout(settings.timeoutMs ?? defaultTimeoutMs),
    });
    if (!response.ok) throw new Error(`短信服务商没有正常应答：HTTP ${response.status}`);
    requireAccepted((await response.json()) as Answer);
  },
});

function requestOf({ appId, signName, templates }: TencentSmsSettings, message: Sms) {
  const template = templates[message.template];
  if (!template) throw new Error(`SMS_TEMPLATES names no template for ${message.template}`);
  return {
    PhoneNumberSet: [`+86${message.mobile}`],
    SmsSdkAppId: appId,
    SignName: signName,
    TemplateId: template.id,
    TemplateParamSet: template.variables.map((name) => message.variables[name] ?? ''),
    // Comes back with the receipt; the provider keeps it beside its own serial number.
    SessionContext: message.dedupeKey,
  };
}

function requireAccepted({ Response: answer }: Answer): void {
  if (answer?.Error) throw new Error(`短信服务商拒绝发送：${answer.Error.Code} ${answer.Error.Message}`);
  const status = answer?.SendStatusSet?.[0];
  if (!status) throw new Error('短信服务商没有告知发送结果');
  if (status.Code !== 'Ok') throw new Error(`短信服务商拒绝发送：${status.Code} ${status.Message}`);
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Signature version 3: the canonical request, hashed, signed with a key of the day. */
function signedHeaders(settings: TencentSmsSettings, body: string): Record<string, string> {
  const { secretId, secretKey, endpoint, region, clock } = settings;
  const { host } = new URL(endpoint);
  const timestamp = String(Math.floor(clock().getTime() / 1_000));
  const day = new Date(Number(timestamp) * 1_000).toISOString().slice(0, 10);
  const signedNames = 'content-type;host;x-tc-action';
  const canonicalHeaders = `content-type:${contentType}\nhost:${host}\nx-tc-action:${action.toLowerCase()}\n`;
  const canonical = ['POST', '/', '', canonicalHeaders, signedNames, sha256(body)].join('\n');
  const scope = `${day}/${service}/tc3_request`;
  const toSign = ['TC3-HMAC-SHA256', timestamp, scope, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(`TC3${secretKey}`, day), service), 'tc3_request');
  const signature = hmac(key, toSign).toString('hex');
  return {
    authorization: `TC3-HMAC-SHA256 Credential=${secretId}/${scope}, SignedHeaders=${signedNames}, Signature=${signature}`,
    'content-type': contentType,
    'x-tc-action': action,
    'x-tc-version': version,
    'x-tc-region': region,
    'x-tc-timestamp': timestamp,
  };
}
