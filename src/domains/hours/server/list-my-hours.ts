import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/hours.contract.ts';
import { besides } from './entries/besides.ts';
import { adjustedRecords, latestCorrections } from './corrections/corrections.queries.ts';
import { mayCorrect } from './corrections/corrections.rules.ts';
import { judgeObject } from './hours.rules.ts';
import { myHours } from './lists.queries.ts';
import { onTheWire } from './on-the-wire.ts';

/** One's own records, newest first. */
export const listMyHours: UseCase<typeof contract.listMyHours> = async (act, request) => {
  const { rows, total } = await myHours(act.sql, { ...request, volunteerId: act.caller.volunteerId });
  const { entries, overlaps } = await besides(act, rows);
  const hourIds = rows.map((row) => row.hourId);
  const corrections = await latestCorrections(act.sql, hourIds);
  const adjusted = await adjustedRecords(act.sql, hourIds);
  const list = rows.map((row) => ({
    ...onTheWire(row),
    overlaps: overlaps.has(row.hourId),
    adjustsNo: adjusted.get(row.hourId)?.hourNo ?? null,
    correction: corrections.get(row.hourId) ?? null,
    canCorrect: mayCorrect(row.state, adjusted.has(row.hourId), corrections.get(row.hourId)?.state),
    canObject:
      judgeObject(
        { ...row, isOwn: true, isAwaitingAnswer: entries.get(row.hourId)?.answer === 'waiting' },
        act.now,
      ) === undefined,
  }));
  return { list, total, pageNum: request.pageNum, pageSize: request.pageSize };
};
