import path from 'node:path';
import { smsTemplateNames, smsTemplates, smsText } from '#domains/messages/contract/sms-templates.words.ts';
import type { Secret } from '#platform/server/encryption.ts';
import { outboxKey } from '#platform/server/secrets/outbox-keys.ts';
import { createOutbox, type Outbox } from '#platform/server/outbox.ts';
import { systemClock } from '#platform/server/ports/clock.ts';
import { createLocalMail } from '#platform/server/ports/mail.ts';
import { createLocalSms, type SmsPort } from '#platform/server/ports/sms.ts';
import { createTencentSms, type ProviderTemplate } from '#platform/server/ports/tencent-sms.ts';
import type { Configuration } from './configuration.ts';
import type { SmsSettings } from './sms-settings.ts';

/** The outbox of the running product: the configured SMS provider, or messages kept in the data directory. */
export function createLetters({
  secret,
  dataDir,
  isDemo,
  sms,
}: Pick<Configuration, 'secret' | 'dataDir' | 'isDemo' | 'sms'>): Outbox {
  const box = { directory: path.join(dataDir, 'outbox') };
  return createOutbox({
    key: outboxKey(secret),
    sms: sms ? providerOf(sms) : createLocalSms(box),
    mail: createLocalMail(box),
    keepsSecrets: isDemo,
  });
}

/** An outbox that nobody empties, for tests and for reading the API; what is written to it is real. */
export function createSilentLetters(secret: Secret): Outbox {
  const nothing = { send: async () => undefined };
  return createOutbox({ key: outboxKey(secret), sms: nothing, mail: nothing });
}

const providerOf = ({ templateIds, ...settings }: SmsSettings): SmsPort =>
  createTencentSms({ ...settings, templates: templatesOf(templateIds), clock: systemClock });

/** Providers number a template's variables; ours count in the order in which its text names them. */
const templatesOf = (ids: SmsSettings['templateIds']): Record<string, ProviderTemplate> =>
  Object.fromEntries(
    smsTemplateNames.flatMap((name) => {
      const id = ids[name];
      const variables = Array.from(
        smsTemplates[name].text.matchAll(/\{(\w+)\}/g),
        ([, variable = '']) => variable,
      );
      return id ? [[name, { id, variables }]] : [];
    }),
  );

/** Name and text of a message as staff read it; a template that left the product is shown by its code. */
export function describeSms(
  template: string,
  variables: Readonly<Record<string, string>>,
): { label: string; text: string } {
  const name = smsTemplateNames.find((known) => known === template);
  if (!name) return { label: template, text: Object.values(variables).join('，') };
  return { label: smsTemplates[name].label, text: smsText(name, variables, { showsSecrets: true }) };
}
