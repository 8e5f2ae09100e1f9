import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/makeups.contract.ts';
import { wholeMakeup } from './makeup-form.ts';
import { toMakeupRow } from './makeup-views.ts';
import { makeupById } from './makeups.queries.ts';
import { noSuchMakeup } from './own-makeup.ts';

/** One of the team's own, ready to be written on or read. */
export const getMyMakeup: UseCase<typeof contract.getMyMakeup> = async ({ sql, caller }, { id }) => {
  const row = await makeupById(sql, id);
  if (row?.teamId !== caller.teamId) throw new NotFound(noSuchMakeup);
  const whole = await wholeMakeup(sql, row);
  return { ...toMakeupRow({ ...row, makeupId: row.id, peopleCount: whole.people.length }), ...whole };
};
