import { keepLetter, type LetterBox } from './letter-box.ts';

export type Mail = {
  address: string;
  template: string;
  variables: Record<string, string>;
  dedupeKey: string;
};

/** Sends one mail, or throws so that the outbox tries again later. */
export type MailPort = { send: (mail: Mail) => Promise<void> };

/** The default without a mail server: mails are kept in the data directory. */
export const createLocalMail = (box: LetterBox): MailPort => ({
  send: (mail) => keepLetter(box, 'mail', mail),
});
