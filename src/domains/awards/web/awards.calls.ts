import { remote } from '#platform/web/calls/remote.ts';
import type * as contract from '../contract/awards.contract.ts';

export const listMyRecordEntriesCall = remote<typeof contract.listMyRecordEntries>(
  'POST',
  '/api/awards/ListMyRecordEntries',
);
export const objectRecordEntryCall = remote<typeof contract.objectRecordEntry>(
  'POST',
  '/api/awards/ObjectRecordEntry',
);
export const listTeamRecordsCall = remote<typeof contract.listTeamRecords>(
  'POST',
  '/api/awards/ListTeamRecords',
);
export const listCentreRecordsCall = remote<typeof contract.listCentreRecords>(
  'POST',
  '/api/awards/ListCentreRecords',
);

/** What a team does with its entries. */
export const teamIssuer = {
  enter: remote<typeof contract.enterTeamRecords>('POST', '/api/awards/EnterTeamRecords'),
  correct: remote<typeof contract.correctTeamRecord>('POST', '/api/awards/CorrectTeamRecord'),
  withdraw: remote<typeof contract.withdrawTeamRecord>('POST', '/api/awards/WithdrawTeamRecord'),
  answer: remote<typeof contract.answerTeamRecord>('POST', '/api/awards/AnswerTeamRecord'),
  refreshes: [listTeamRecordsCall],
};
/** The same by the centre. */
export const centreIssuer = {
  enter: remote<typeof contract.enterCentreRecords>('POST', '/api/awards/EnterCentreRecords'),
  correct: remote<typeof contract.correctCentreRecord>('POST', '/api/awards/CorrectCentreRecord'),
  withdraw: remote<typeof contract.withdrawCentreRecord>('POST', '/api/awards/WithdrawCentreRecord'),
  answer: remote<typeof contract.answerCentreRecord>('POST', '/api/awards/AnswerCentreRecord'),
  refreshes: [listCentreRecordsCall],
};
export type Issuer = typeof teamIssuer | typeof centreIssuer;
