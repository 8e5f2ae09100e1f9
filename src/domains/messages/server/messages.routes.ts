import { bind } from '#platform/server/binding.ts';
import type { Binding } from '#platform/server/binding.ts';
import * as contract from '../contract/messages.contract.ts';
import { countUnreadMessages } from './count-unread-messages.ts';
import { listMessages } from './list-messages.ts';
import { readAllMessages, readMessages } from './read-messages.ts';

/** The room's operations. */
export const messageBindings: Binding[] = [
  bind(contract.listMessages, listMessages),
  bind(contract.countUnreadMessages, countUnreadMessages),
  bind(contract.readMessages, readMessages),
  bind(contract.readAllMessages, readAllMessages),
];
