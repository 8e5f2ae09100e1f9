import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/makeup-review.contract.ts';
import { makeupFaults } from './makeup-faults.ts';
import { wholeMakeup } from './makeup-form.ts';
import { toMakeupRow } from './makeup-views.ts';
import { makeupForReview } from './makeups.queries.ts';
import { provenElsewhere } from './same-proof.queries.ts';
import { noSuchMakeup } from './own-makeup.ts';

/** One with its proof and people, and what became wrong of it since it was handed in. */
export const getMakeupForReview: UseCase<typeof contract.getMakeupForReview> = async (
  { sql, caller },
  { id },
) => {
  const row = await makeupForReview(sql, id, caller.scope);
  if (!row) throw new NotFound(noSuchMakeup);
  const whole = await wholeMakeup(sql, row);
  const { teamId, teamName, teamNo, organisationName, deciderName, submitterName, passedBefore } = row;
  const faults =
    row.state === 'pending' && row.submittedAt
      ? await makeupFaults({ sql, now: row.submittedAt }, { form: whole.form, teamId })
      : [];
  return {
    ...toMakeupRow({ ...row, makeupId: row.id, peopleCount: whole.people.length }),
    ...whole,
    teamId,
    teamName,
    teamNo,
    organisationName,
    deciderName,
    submitterName,
    passedBefore,
    sameProofs: await provenElsewhere(sql, row.id),
    faults: faults.map(({ msg }) => msg),
  };
};
