import { remote } from '#platform/web/remote.ts';
import type {
  countUnreadMessages,
  listMessages,
  readAllMessages,
  readMessages,
} from '../contract/messages.contract.ts';

export const listMessagesCall = remote<typeof listMessages>('POST', '/api/messages/ListMessages');
export const countUnreadMessagesCall = remote<typeof countUnreadMessages>(
  'POST',
  '/api/messages/CountUnreadMessages',
);
export const readMessagesCall = remote<typeof readMessages>('POST', '/api/messages/ReadMessages');
export const readAllMessagesCall = remote<typeof readAllMessages>('POST', '/api/messages/ReadAllMessages');
