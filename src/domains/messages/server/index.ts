import type { Room } from '#platform/server/calls/binding.ts';
import type { Outbox } from '#platform/server/outbox.ts';
import { messagesAuditWords } from './messages.audit-words.ts';
import { createActionLinkTokens } from './action-links/action-link-tokens.ts';
import type { ActionLinkPerformers } from './action-links/action-link.ts';
import type { AudienceSources } from './bulk/bulk.queries.ts';
import { messageBindings } from './messages.routes.ts';
import { messagesTasks } from './messages.tasks.ts';
import { messagesLeaving } from './leaving/messages-leaving.ts';

export type {
  ActionLinkPerformer,
  ActionLinkPerformers,
  ActionLinkTarget,
} from './action-links/action-link.ts';
import type { Secret } from '#platform/server/encryption.ts';
export type { AudienceSources } from './bulk/bulk.queries.ts';
export { unreadOf } from './unread-of.ts';
export { createActionLinkTokens } from './action-links/action-link-tokens.ts';
export { createActionLink, createActionLinks } from './action-links/create-action-link.ts';
export { boxOf } from './messages.rules.ts';
export { messageOf, messagesTopic, notify, notifyMany, type Notice } from './notify.ts';
export { messagesCte, type NewMessage } from './messages.store.ts';

export type MessagesSetup = {
  /** The installation's secret, from which the key of one-time links comes. */
  secret: Secret;
  publicUrl: string;
  performers: ActionLinkPerformers;
  audiences: AudienceSources;
  openMobile: (cipher: string) => string;
  /** Takes text messages. */
  outbox: Pick<Outbox, 'enqueue'>;
};

/** The messages room (系统消息): notices to accounts, by which channels, one-time links and bulk messages of teams. */
export function createMessagesRoom(setup: MessagesSetup): Room {
  const { audiences, performers, openMobile, outbox } = setup;
  const tokens = createActionLinkTokens(setup.secret, setup.publicUrl);
  return {
    name: 'messages',
    leaving: messagesLeaving,
    auditWords: messagesAuditWords,
    bindings: messageBindings({ tokens, performers }, audiences),
    tasks: messagesTasks({ tokens, openMobile, enqueue: outbox.enqueue }, audiences),
  };
}
