import { InvalidInput } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/makeups.contract.ts';
import { writableMakeups } from '../../contract/makeups.words.ts';
import { teamFactsOf } from '../activities.queries.ts';
import { requireActiveTeam } from '../publish/submit-activity.ts';
import { wholeMakeup } from './makeup-form.ts';
import { makeupFaults } from './makeup-faults.ts';
import { changeMakeup } from './makeups.store.ts';
import { lockOwnMakeup } from './own-makeup.ts';

/** Hands a past activity to the centre, whatever trust grade the team has: nobody else saw it. @throws InvalidInput naming each field */
export const submitMakeup: UseCase<typeof contract.submitMakeup> = async (act, { isTrue, ...target }) => {
  const row = await lockOwnMakeup(act, target, writableMakeups);
  requireActiveTeam(act, await teamFactsOf(act.sql, row.teamId));
  const { form } = await wholeMakeup(act.sql, row);
  const faults = await makeupFaults(act, { form, teamId: row.teamId });
  if (faults.length > 0)
    throw new InvalidInput(faults.map(({ path, msg }) => ({ path: `form.${path}`, msg })));
  const { accountId } = act.caller;
  const version = await changeMakeup(act, row.id, {
    state: 'pending',
    submittedAt: act.now,
    submittedBy: accountId,
    // A decision from before belongs to what was handed in before.
    decidedAt: null,
    decidedBy: null,
    note: null,
  });
  await act.audit({
    targetType: 'activityMakeup',
    targetId: row.id,
    detail: {
      from: row.state,
      to: 'pending',
      peopleCount: form.people.length,
      proofs: form.fileIds,
      declared: isTrue,
    },
  });
  return { makeupId: row.id, version, state: 'pending' };
};
