import { bind, type Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../contract/awards.contract.ts';
import * as centre from './act-for-centre.ts';
import * as team from './act-for-team.ts';
import { listMyRecordEntries } from './list-my-record-entries.ts';
import { objectRecordEntry } from './object-record-entry.ts';

/** The room's operations. */
export const awardsBindings: Binding[] = [
  bind(contract.listMyRecordEntries, listMyRecordEntries),
  bind(contract.objectRecordEntry, objectRecordEntry),
  bind(contract.enterTeamRecords, team.enterTeamRecords),
  bind(contract.listTeamRecords, team.listTeamRecords),
  bind(contract.correctTeamRecord, team.correctTeamRecord),
  bind(contract.withdrawTeamRecord, team.withdrawTeamRecord),
  bind(contract.answerTeamRecord, team.answerTeamRecord),
  bind(contract.enterCentreRecords, centre.enterCentreRecords),
  bind(contract.listCentreRecords, centre.listCentreRecords),
  bind(contract.correctCentreRecord, centre.correctCentreRecord),
  bind(contract.withdrawCentreRecord, centre.withdrawCentreRecord),
  bind(contract.answerCentreRecord, centre.answerCentreRecord),
];
