import { hadPart, personsOf } from '#domains/teams/server/index.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import type { hourVoidRefusals } from '../../contract/hours.words.ts';
import { partsOf } from '../decide/decide-hour.ts';
import type { lockHour } from '../hours.store.ts';

type Hour = NonNullable<Awaited<ReturnType<typeof lockHour>>>;
type Judging = Act<StaffCaller, keyof typeof hourVoidRefusals>;

/** Only what counts is voided, not an adjustment alone, and not by whoever had a part in it. */
export async function requireVoidable(act: Judging, hour: Hour): Promise<void> {
  if (hour.status !== 'effective') throw act.refuse('notEffective');
  if (hour.adjustOf !== null) throw act.refuse('onlyAdjusts');
  const { accountId } = act.caller;
  const parts = partsOf(hour);
  const personBy = await personsOf(act.sql, [accountId, ...parts]);
  if (hadPart(personBy(accountId), parts.map(personBy))) throw act.refuse('samePerson');
}
