import { bind, type Binding, gathered } from '#platform/server/calls/binding.ts';
import * as actionLinks from '../contract/action-links.contract.ts';
import * as bulk from '../contract/bulk.contract.ts';
import * as contract from '../contract/messages.contract.ts';
import * as preferences from '../contract/preferences.contract.ts';
import type { ActionLinkSetup } from './action-links/action-link.ts';
import { answerActionLink } from './action-links/answer-action-link.ts';
import { getActionLink } from './action-links/get-action-link.ts';
import type { AudienceSources } from './bulk/bulk.queries.ts';
import { decideMessageReport } from './bulk/decide-message-report.ts';
import { listBulkMessages } from './bulk/list-bulk-messages.ts';
import { listMessageReports } from './bulk/list-message-reports.ts';
import { muteTeam } from './bulk/mute-team.ts';
import { previewBulkMessage } from './bulk/preview-bulk-message.ts';
import { reportBulkMessage } from './bulk/report-bulk-message.ts';
import { sendBulkMessage } from './bulk/send-bulk-message.ts';
import { countUnreadMessages } from './count-unread-messages.ts';
import { deleteMessages } from './delete-messages.ts';
import { getMessagePreferences } from './get-message-preferences.ts';
import { listMessages } from './list-messages.ts';
import { readAllMessages } from './read-all-messages.ts';
import { readMessages } from './read-messages.ts';
import { restoreMessages } from './restore-messages.ts';
import { setMessagePreference } from './set-message-preference.ts';

/** The room's operations. */
export const messageBindings = (links: ActionLinkSetup, audiences: AudienceSources): Binding[] => [
  gathered(bind(contract.listMessages, listMessages, { given: links.tokens })),
  bind(contract.countUnreadMessages, countUnreadMessages),
  bind(contract.readMessages, readMessages),
  bind(contract.readAllMessages, readAllMessages),
  bind(contract.deleteMessages, deleteMessages),
  bind(contract.restoreMessages, restoreMessages),
  bind(preferences.getMessagePreferences, getMessagePreferences),
  bind(preferences.setMessagePreference, setMessagePreference),
  bind(actionLinks.getActionLink, getActionLink, { given: links }),
  bind(actionLinks.answerActionLink, answerActionLink, { given: links }),
  bind(bulk.previewBulkMessage, previewBulkMessage, { given: audiences }),
  bind(bulk.sendBulkMessage, sendBulkMessage, { given: audiences }),
  bind(bulk.listBulkMessages, listBulkMessages),
  bind(bulk.reportBulkMessage, reportBulkMessage),
  bind(bulk.muteTeam, muteTeam),
  bind(bulk.listMessageReports, listMessageReports),
  bind(bulk.decideMessageReport, decideMessageReport),
];
