import { remote } from '#platform/web/calls/remote.ts';
import type { answerActionLink } from '../contract/action-links.contract.ts';
import type {
  decideMessageReport,
  listBulkMessages,
  listMessageReports,
  muteTeam,
  previewBulkMessage,
  reportBulkMessage,
  sendBulkMessage,
} from '../contract/bulk.contract.ts';
import type {
  countUnreadMessages,
  deleteMessages,
  listMessages,
  readAllMessages,
  readMessages,
  restoreMessages,
} from '../contract/messages.contract.ts';
import type { getMessagePreferences, setMessagePreference } from '../contract/preferences.contract.ts';

export const listMessagesCall = remote<typeof listMessages>('POST', '/api/messages/ListMessages');
export const countUnreadMessagesCall = remote<typeof countUnreadMessages>(
  'POST',
  '/api/messages/CountUnreadMessages',
);
export const readMessagesCall = remote<typeof readMessages>('POST', '/api/messages/ReadMessages');
export const readAllMessagesCall = remote<typeof readAllMessages>('POST', '/api/messages/ReadAllMessages');
export const deleteMessagesCall = remote<typeof deleteMessages>('POST', '/api/messages/DeleteMessages');
export const restoreMessagesCall = remote<typeof restoreMessages>('POST', '/api/messages/RestoreMessages');

export const getMessagePreferencesCall = remote<typeof getMessagePreferences>(
  'GET',
  '/api/messages/GetMessagePreferences',
);
export const setMessagePreferenceCall = remote<typeof setMessagePreference>(
  'PUT',
  '/api/messages/SetMessagePreference',
);
export const answerActionLinkCall = remote<typeof answerActionLink>('POST', '/api/messages/AnswerActionLink');

export const previewBulkMessageCall = remote<typeof previewBulkMessage>(
  'POST',
  '/api/messages/PreviewBulkMessage',
);
export const sendBulkMessageCall = remote<typeof sendBulkMessage>('POST', '/api/messages/SendBulkMessage');
export const listBulkMessagesCall = remote<typeof listBulkMessages>('POST', '/api/messages/ListBulkMessages');
export const reportBulkMessageCall = remote<typeof reportBulkMessage>(
  'POST',
  '/api/messages/ReportBulkMessage',
);
export const muteTeamCall = remote<typeof muteTeam>('POST', '/api/messages/MuteTeam');
export const listMessageReportsCall = remote<typeof listMessageReports>(
  'POST',
  '/api/messages/ListMessageReports',
);
export const decideMessageReportCall = remote<typeof decideMessageReport>(
  'POST',
  '/api/messages/DecideMessageReport',
);
