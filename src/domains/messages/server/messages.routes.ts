import { bind } from '#platform/server/calls/binding.ts';
import type { Binding } from '#platform/server/calls/binding.ts';
import * as actionLinks from '../contract/action-links.contract.ts';
import * as bulk from '../contract/bulk.contract.ts';
import * as contract from '../contract/messages.contract.ts';
import * as preferences from '../contract/preferences.contract.ts';
import { type ActionLinkSetup, answerActionLink, getActionLink } from './action-links/action-links.ts';
import type { AudienceSources } from './bulk/bulk.queries.ts';
import { listBulkMessages, previewBulkMessage, sendBulkMessage } from './bulk/bulk.ts';
import { countUnreadMessages } from './count-unread-messages.ts';
import { deleteMessages, restoreMessages } from './delete-messages.ts';
import { listMessages } from './list-messages.ts';
import { getMessagePreferences, setMessagePreference } from './preferences.ts';
import { readAllMessages, readMessages } from './read-messages.ts';
import { decideMessageReport, listMessageReports, muteTeam, reportBulkMessage } from './reports.ts';

/** The room's operations. */
export const messageBindings = (links: ActionLinkSetup, audiences: AudienceSources): Binding[] => [
  bind(contract.listMessages, listMessages(links.tokens)),
  bind(contract.countUnreadMessages, countUnreadMessages),
  bind(contract.readMessages, readMessages),
  bind(contract.readAllMessages, readAllMessages),
  bind(contract.deleteMessages, deleteMessages),
  bind(contract.restoreMessages, restoreMessages),
  bind(preferences.getMessagePreferences, getMessagePreferences),
  bind(preferences.setMessagePreference, setMessagePreference),
  bind(actionLinks.getActionLink, getActionLink(links)),
  bind(actionLinks.answerActionLink, answerActionLink(links)),
  bind(bulk.previewBulkMessage, previewBulkMessage(audiences)),
  bind(bulk.sendBulkMessage, sendBulkMessage(audiences)),
  bind(bulk.listBulkMessages, listBulkMessages),
  bind(bulk.reportBulkMessage, reportBulkMessage),
  bind(bulk.muteTeam, muteTeam),
  bind(bulk.listMessageReports, listMessageReports),
  bind(bulk.decideMessageReport, decideMessageReport),
];
