import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/messages.contract.ts';
import { markMessagesRead } from './mark-messages-read.ts';

/** Marks all of the caller's messages, or those of one category, as read. */
export const readAllMessages: UseCase<typeof contract.readAllMessages> = (act, { category }) =>
  markMessagesRead(act, { at: act.now, category });
