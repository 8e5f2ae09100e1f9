import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/messages.contract.ts';
import { boxOf } from './messages.rules.ts';
import { unreadOf } from './unread-of.ts';

/** How many of the caller's messages are unread, in all and by category. */
export const countUnreadMessages: UseCase<typeof contract.countUnreadMessages> = ({ sql, caller }) =>
  unreadOf(sql, boxOf(caller));
