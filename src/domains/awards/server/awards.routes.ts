import { bind, type Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../contract/awards.contract.ts';
import { answerCentreRecord } from './centre/answer-centre-record.ts';
import { correctCentreRecord } from './centre/correct-centre-record.ts';
import { enterCentreRecords } from './centre/enter-centre-records.ts';
import { listCentreRecords } from './centre/list-centre-records.ts';
import { withdrawCentreRecord } from './centre/withdraw-centre-record.ts';
import { answerTeamRecord } from './team/answer-team-record.ts';
import { correctTeamRecord } from './team/correct-team-record.ts';
import { enterTeamRecords } from './team/enter-team-records.ts';
import { listTeamRecords } from './team/list-team-records.ts';
import { withdrawTeamRecord } from './team/withdraw-team-record.ts';
import { listMyRecordEntries } from './list-my-record-entries.ts';
import { objectRecordEntry } from './object-record-entry.ts';

/** The room's operations. */
export const awardsBindings: Binding[] = [
  bind(contract.listMyRecordEntries, listMyRecordEntries),
  bind(contract.objectRecordEntry, objectRecordEntry),
  bind(contract.enterTeamRecords, enterTeamRecords),
  bind(contract.listTeamRecords, listTeamRecords),
  bind(contract.correctTeamRecord, correctTeamRecord),
  bind(contract.withdrawTeamRecord, withdrawTeamRecord),
  bind(contract.answerTeamRecord, answerTeamRecord),
  bind(contract.enterCentreRecords, enterCentreRecords),
  bind(contract.listCentreRecords, listCentreRecords),
  bind(contract.correctCentreRecord, correctCentreRecord),
  bind(contract.withdrawCentreRecord, withdrawCentreRecord),
  bind(contract.answerCentreRecord, answerCentreRecord),
];
