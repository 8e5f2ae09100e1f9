import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/messages.contract.ts';
import { markMessagesRead } from './mark-messages-read.ts';

/** Marks the named messages as read as far as they are the caller's. */
export const readMessages: UseCase<typeof contract.readMessages> = (act, { messageIds }) =>
  markMessagesRead(act, { at: act.now, messageIds });
