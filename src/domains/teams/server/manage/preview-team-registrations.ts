import { rehearse } from '#platform/server/calls/decide-each.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/manage-teams.contract.ts';
import { decideRegistrations } from './review-team-registrations.ts';

/** Tells what `reviewTeamRegistrations` would do, and changes nothing. */
export const previewTeamRegistrations: UseCase<typeof contract.previewTeamRegistrations> = (act, batch) =>
  // The reason is asked for in the dialog that shows this.
  rehearse(act, (tried) => decideRegistrations(tried, { ...batch, reason: '预览' }));
