import type { StaffCaller } from '#platform/server/calls/act.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/awards.contract.ts';
import { issuedEntries } from './awards.queries.ts';
import { answerRecord, correctRecord, withdrawRecord } from './change-records.ts';
import { enterRecords, type Issuer } from './enter-records.ts';
import { onTheWire } from './on-the-wire.ts';

const centre = ({ scope }: StaffCaller): Issuer => ({ teamId: null, name: '实践中心', scope });

/** The centre enters what people inside the data scope learned, or was honoured for. */
export const enterCentreRecords: UseCase<typeof contract.enterCentreRecords> = (act, request) =>
  enterRecords(act, centre(act.caller), request);

export const correctCentreRecord: UseCase<typeof contract.correctCentreRecord> = (act, request) =>
  correctRecord(act, centre(act.caller), request);

export const withdrawCentreRecord: UseCase<typeof contract.withdrawCentreRecord> = (act, request) =>
  withdrawRecord(act, centre(act.caller), request);

export const answerCentreRecord: UseCase<typeof contract.answerCentreRecord> = (act, request) =>
  answerRecord(act, centre(act.caller), request);

/** What was entered about people inside the data scope. */
export const listCentreRecords: UseCase<typeof contract.listCentreRecords> = async ({ sql, caller }, request) => {
  const { rows, total } = await issuedEntries(sql, { ...request, scope: caller.scope });
  const shown = await onTheWire(sql, rows);
  const list = rows.map((row) => ({
    ...shown(row),
    volunteerName: row.volunteerName,
    volunteerNo: row.volunteerNo,
    version: row.version,
  }));
  return { list, total, pageNum: request.pageNum, pageSize: request.pageSize };
};
