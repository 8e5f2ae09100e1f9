import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/awards.contract.ts';
import { entriesOfPerson, halfHoursOf } from './awards.queries.ts';
import { onTheWire } from './on-the-wire.ts';

/** One's own trainings or awards. */
export const listMyRecordEntries: UseCase<typeof contract.listMyRecordEntries> = async (
  { sql, caller },
  request,
) => {
  const { volunteerId } = caller;
  const { rows, total } = await entriesOfPerson(sql, { ...request, volunteerId });
  const shown = await onTheWire(sql, rows);
  const list = rows.map((row) => ({
    ...shown(row),
    canObject: row.state === 'valid' && row.objection === null,
  }));
  const { pageNum, pageSize } = request;
  return { list, total, pageNum, pageSize, classHours: (await halfHoursOf(sql, volunteerId)) / 2 };
};
