import type { ReasonOf } from '#platform/contract/operation.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { auditBatch, decideEach } from '#platform/server/calls/decide-each.ts';
import type { RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import * as contract from '../../contract/manage-teams.contract.ts';
import { reviewTeamRegistration } from './review-team-registration.ts';

type Batch = RequestIn<typeof contract.reviewTeamRegistrations>;

/** Decides several registrations; one that cannot be decided is listed with its sentence and does not stop the others. */
export const reviewTeamRegistrations: UseCase<typeof contract.reviewTeamRegistrations> = async (
  act,
  batch,
) => {
  const outcome = await decideRegistrations(act, batch);
  await auditBatch(act, { targetType: 'team', ...batch }, outcome);
  return outcome;
};

export const decideRegistrations = (
  act: Act<StaffCaller, ReasonOf<typeof contract.reviewTeamRegistration>>,
  { items, ...decision }: Batch,
) =>
  decideEach(act, {
    items,
    idOf: ({ teamId }) => teamId,
    decide: (each, item) => reviewTeamRegistration(each, { ...item, ...decision }),
    operation: contract.reviewTeamRegistration,
  });
