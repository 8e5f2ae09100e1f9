import type { Act, StaffCaller } from '#platform/server/calls/act.ts';

/** Keeps which records the server chose for a look before a batch is decided. */
export async function insertSample(
  act: Act<StaffCaller>,
  { hourIds, sampleIds }: { hourIds: number[]; sampleIds: number[] },
): Promise<number> {
  const id = act.newId();
  await act.sql
    .insertInto('hourSamples')
    .values({ id, reviewerId: act.caller.accountId, hourIds, sampleIds, createdAt: act.now })
    .execute();
  return id;
}

/** The caller's own sample, locked; undefined when it is not there or somebody else's. */
export const lockSample = (act: Act<StaffCaller>, sampleId: number) =>
  act.sql
    .selectFrom('hourSamples')
    .selectAll()
    .where('id', '=', sampleId)
    .where('reviewerId', '=', act.caller.accountId)
    .forUpdate()
    .executeTakeFirst();

/** Notes that a record of the sample was opened, or that the sample served its batch. */
export async function changeSample(
  act: Act<StaffCaller>,
  sampleId: number,
  change: { openedIds: number[] } | { usedAt: Date },
): Promise<void> {
  await act.sql.updateTable('hourSamples').set(change).where('id', '=', sampleId).execute();
}
