import type { TeamCaller } from '#platform/server/calls/act.ts';
import type { Sql } from '#database/transaction.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/awards.contract.ts';
import { issuedEntries, teamOf } from './awards.queries.ts';
import { answerRecord, correctRecord, withdrawRecord } from './change-records.ts';
import { enterRecords, type Issuer } from './enter-records.ts';
import { onTheWire } from './on-the-wire.ts';

const issuer = async ({ sql, caller }: { sql: Sql; caller: TeamCaller }): Promise<Issuer> => ({
  teamId: caller.teamId,
  name: (await teamOf(sql, caller.teamId)).name,
});

/** A team enters what people of its own learned, or were honoured for. */
export const enterTeamRecords: UseCase<typeof contract.enterTeamRecords> = async (act, request) =>
  enterRecords(act, await issuer(act), request);

export const correctTeamRecord: UseCase<typeof contract.correctTeamRecord> = async (act, request) =>
  correctRecord(act, await issuer(act), request);

export const withdrawTeamRecord: UseCase<typeof contract.withdrawTeamRecord> = async (act, request) =>
  withdrawRecord(act, await issuer(act), request);

export const answerTeamRecord: UseCase<typeof contract.answerTeamRecord> = async (act, request) =>
  answerRecord(act, await issuer(act), request);

/** What the caller's team entered. */
export const listTeamRecords: UseCase<typeof contract.listTeamRecords> = async ({ sql, caller }, request) => {
  const { rows, total } = await issuedEntries(sql, { ...request, teamId: caller.teamId });
  const shown = await onTheWire(sql, rows);
  const list = rows.map((row) => ({
    ...shown(row),
    volunteerName: row.volunteerName,
    volunteerNo: row.volunteerNo,
    version: row.version,
  }));
  return { list, total, pageNum: request.pageNum, pageSize: request.pageSize };
};
