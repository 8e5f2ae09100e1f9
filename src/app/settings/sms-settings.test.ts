import { describe, expect, it } from 'vitest';
import { smsTemplateNames } from '#domains/messages/contract/sms-templates.words.ts';
import { readSmsSettings } from './sms-settings.ts';

const templates = smsTemplateNames.map((name, index) => `${name}=${2_000_000 + index}`).join(', ');
const complete = {
  SMS_PROVIDER: 'tencent',
  SMS_SECRET_ID: 'AKIDexample',
  SMS_SECRET_KEY: 'key',
  SMS_APP_ID: '1400000001',
  SMS_SIGN_NAME: '江澜志愿',
  SMS_TEMPLATES: templates,
};

function read(environment: Record<string, string>) {
  const mistakes: string[] = [];
  return { settings: readSmsSettings(environment, mistakes), mistakes };
}

describe('the SMS settings', () => {
  it('are absent unless a provider is named', () => {
    expect(read({})).toEqual({ settings: undefined, mistakes: [] });
    expect(read({ SMS_PROVIDER: 'none', SMS_SECRET_ID: 'left over' }).settings).toBeUndefined();
  });

  it('are complete with keys, signature and every template', () => {
    const { settings, mistakes } = read(complete);
    expect(mistakes).toEqual([]);
    expect(settings).toMatchObject({
      endpoint: 'https://sms.tencentcloudapi.com',
      region: 'ap-guangzhou',
      templateIds: { verifyCode: '2000000' },
    });
  });

  it.each<[string, Record<string, string>, string]>([
    ['another provider', { SMS_PROVIDER: 'pigeon' }, 'SMS_PROVIDER must be none or tencent, not "pigeon"'],
    [
      'no key',
      { ...complete, SMS_SECRET_KEY: '' },
      'SMS_SECRET_KEY is required with SMS_PROVIDER=tencent: the SecretKey of the provider account',
    ],
    [
      'a broken address',
      { ...complete, SMS_ENDPOINT: 'sms.local' },
      'SMS_ENDPOINT must be an address that starts with https:// or http://',
    ],
    [
      'a template nobody knows',
      { ...complete, SMS_TEMPLATES: `${templates},poem=1` },
      'SMS_TEMPLATES must be name=number pairs with commas between, and "poem" is not one',
    ],
    [
      'a missing template',
      { ...complete, SMS_TEMPLATES: templates.replace(/^verifyCode=\d+, /, '') },
      'SMS_TEMPLATES names no template for verifyCode',
    ],
  ])('refuse %s with one sentence', (_name, environment, sentence) => {
    expect(read(environment).mistakes).toEqual([sentence]);
  });
});
