import type { Act } from '#platform/server/act.ts';
import type { MessageCategory, MessageLevel } from '../contract/messages.words.ts';
import { insertMessages } from './messages.store.ts';

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
};

const titleLength = 50;
const bodyLength = 500;
/** Rows of one insert statement; ten parameters each stay far below the protocol's limit. */
const chunkSize = 500;

/** Puts one message into the caller's transaction: it is sent exactly when that is committed. */
export const notify = (act: Pick<Act, 'sql' | 'now' | 'newId'>, notice: Notice): Promise<number> =>
  notifyMany(act, [notice]);

/** Puts many messages into the caller's transaction, in few statements. Gives how many were new. */
export async function notifyMany(
  act: Pick<Act, 'sql' | 'now' | 'newId'>,
  notices: readonly Notice[],
): Promise<number> {
  let sentCount = 0;
  for (let start = 0; start < notices.length; start += chunkSize) {
    const chunk = notices.slice(start, start + chunkSize);
    sentCount += await insertMessages(
      act.sql,
      chunk.map((notice) => rowOf(act, notice)),
    );
  }
  return sentCount;
}

const rowOf = (act: Pick<Act, 'now' | 'newId'>, notice: Notice) => ({
  id: act.newId(),
  accountId: notice.accountId,
  category: notice.category,
  level: notice.level ?? ('normal' as const),
  title: cut(notice.title, titleLength),
  body: cut(notice.body, bodyLength),
  link: notice.link ?? null,
  dedupeKey: notice.dedupeKey ?? null,
  createdAt: act.now,
  readAt: null,
});

/** Cuts by characters, not by halves of them. */
function cut(text: string, length: number): string {
  const letters = Array.from(text);
  return letters.length <= length ? text : `${letters.slice(0, length - 1).join('')}…`;
}
