import type { Act } from '#platform/server/calls/act.ts';
import type { SmsTemplateName } from '../contract/sms-templates.words.ts';
import { alwaysOnCategories, type MessageCategory, type MessageLevel } from '../contract/messages.words.ts';
import { insertDeliveries, insertMessages, type NewMessage } from './messages.store.ts';
import { afterQuietHours } from './messages.rules.ts';

/** A text message beside the one on this site (★ in domain.md 4.11). */
export type NoticeSms = {
  template: SmsTemplateName;
  variables: Record<string, string>;
  /** After this it would only confuse, and is not sent any more. */
  expiresAt?: Date | undefined;
};

/** A message to one account. */
export type Notice = {
  accountId: number;
  category: MessageCategory;
  level?: MessageLevel;
  /** At most 50 characters; longer ones are cut. */
  title: string;
  /** At most 500 characters; longer ones are cut. */
  body: string;
  /** Address on this site. */
  link?: string | null;
  /** The same account never gets two messages with one key. */
  dedupeKey?: string | null;
  sms?: NoticeSms | undefined;
  /** What `createActionLink` gave: the message and its text message carry the one-time link. */
  linkId?: number | undefined;
  /** The bulk message it is part of; set by this room only. */
  bulkId?: number | undefined;
};

export type NotifyingAct = Pick<Act, 'sql' | 'now' | 'newId' | 'signal'>;

const titleLength = 50;
const bodyLength = 500;
/** Messages of one insert statement. */
const chunkSize = 500;

/** Topic that is told whenever the messages of an account change; the bell listens to it. */
export const messagesTopic = (accountId: number): string => `messages:${accountId}`;

/** Puts one message into the caller's transaction: it is sent exactly when that is committed. */
export const notify = (act: NotifyingAct, notice: Notice): Promise<number> => notifyMany(act, [notice]);

/** Puts many messages into the caller's transaction, in few statements. Gives how many were new. */
export async function notifyMany(act: NotifyingAct, notices: readonly Notice[]): Promise<number> {
  let sentCount = 0;
  for (let start = 0; start < notices.length; start += chunkSize)
    sentCount += await sendChunk(act, notices.slice(start, start + chunkSize));
  return sentCount;
}

async function sendChunk(act: NotifyingAct, notices: readonly Notice[]): Promise<number> {
  const rows = notices.map((notice) => ({ notice, row: rowOf(act, notice) }));
  const newIds = new Set(
    await insertMessages(
      act.sql,
      rows.map(({ row }) => row),
      act.now,
    ),
  );
  const sent = rows.filter(({ row }) => newIds.has(row.id));
  await insertDeliveries(
    act.sql,
    sent.flatMap(({ notice, row }) => deliveryOf(act, notice, row.id)),
  );
  for (const { notice } of sent) act.signal(messagesTopic(notice.accountId));
  return sent.length;
}

/** A message of this site alone, for `messagesCte`; the topic of `messagesTopic` is for the writer to tell. */
export const messageOf = (act: Pick<Act, 'newId'>, notice: Omit<Notice, 'sms'>): NewMessage =>
  rowOf(act, notice);

const rowOf = (act: Pick<Act, 'newId'>, notice: Omit<Notice, 'sms'>): NewMessage => ({
  id: act.newId(),
  accountId: notice.accountId,
  category: notice.category,
  level: notice.level ?? 'normal',
  title: cut(notice.title, titleLength),
  body: cut(notice.body, bodyLength),
  link: notice.link ?? null,
  dedupeKey: notice.dedupeKey ?? null,
  linkId: notice.linkId ?? null,
  bulkId: notice.bulkId ?? null,
  // Safety, the system and what is urgent always come through.
  isOptional: notice.level !== 'urgent' && !alwaysOnCategories.includes(notice.category),
});

function deliveryOf(act: NotifyingAct, notice: Notice, messageId: number) {
  const { accountId, category, sms, level, linkId } = notice;
  if (!sms) return [];
  return [
    {
      messageId,
      accountId,
      category,
      template: sms.template,
      variables: JSON.stringify(sms.variables),
      linkId: linkId ?? null,
      notBefore: level === 'urgent' ? act.now : afterQuietHours(act.now),
      expiresAt: sms.expiresAt ?? null,
      createdAt: act.now,
    },
  ];
}

/** Cuts by characters, not by halves of them. */
function cut(text: string, length: number): string {
  const letters = Array.from(text);
  return letters.length <= length ? text : `${letters.slice(0, length - 1).join('')}…`;
}
