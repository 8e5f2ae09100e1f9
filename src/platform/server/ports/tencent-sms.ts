import type { Sms, SmsPort } from './sms.ts';
import { callTencent } from './tencent-call.ts';

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

const api = { service: 'sms', action: 'SendSms', version: '2021-01-11' } as const;

/** The fate of each number. */
type Sent = { SendStatusSet: { Code: string; Message: string }[] };

/**
 * Tencent Cloud SMS, API 2021-01-11, action SendSms. Throws the provider's code and sentence (never the number) so that
 * the outbox tries again; a template that is not set up is told the same way.
 */
export const createTencentSms = (settings: TencentSmsSettings): SmsPort => ({
  async send(message) {
    const answer = await callTencent<Sent>({ ...settings, ...api }, requestOf(settings, message));
    if (answer?.Error) throw new Error(`短信服务商拒绝发送：${answer.Error.Code} ${answer.Error.Message}`);
    const status = answer?.SendStatusSet?.[0];
    if (!status) throw new Error('短信服务商没有告知发送结果');
    if (status.Code !== 'Ok') throw new Error(`短信服务商拒绝发送：${status.Code} ${status.Message}`);
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
