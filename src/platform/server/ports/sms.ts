import { keepLetter, type LetterBox } from './letter-box.ts';

/** A text message by template, as providers in China require; `dedupeKey` lets the provider refuse a second copy. */
export type Sms = {
  mobile: string;
  template: string;
  variables: Record<string, string>;
  dedupeKey: string;
};

/** Sends one message, or throws so that the outbox tries again later. */
export type SmsPort = { send: (message: Sms) => Promise<void> };

/** The default without a provider: messages are kept in the data directory, where only the server's user can read them. */
export const createLocalSms = (box: LetterBox): SmsPort => ({
  send: (message) => keepLetter(box, 'sms', message),
});
