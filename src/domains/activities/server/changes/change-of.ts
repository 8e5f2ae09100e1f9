import type { Sql } from '#database/transaction.ts';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import { areaNames } from './changes.queries.ts';
import { askedShiftIds, differencesOf } from './changes.rules.ts';
import type { NewChange } from './changes.store.ts';

/** A change as it is stored: the form, and what it changes in words while the old version can still be read. */
export async function changeOf(
  sql: Sql,
  activityId: number,
  { before, form, fields }: { before: ActivityForm; form: ActivityForm; fields: string[] },
): Promise<NewChange> {
  const names = await areaNames(sql);
  return {
    activityId,
    form,
    fields,
    differences: differencesOf(before, form, (code) => names.get(code) ?? code),
    askedShiftIds: askedShiftIds(before, form, fields),
  };
}
