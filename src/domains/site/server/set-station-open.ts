import { NotFound } from '#platform/server/calls/failures.ts';
import { overtaken } from '#platform/server/calls/overtaken.ts';
import { isInScope } from '#platform/server/calls/scope.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/site-admin.contract.ts';
import { contestedOrganisation } from './save-organisation.ts';
import { closeStation, lockOrganisation } from './site.store.ts';

/**
 * Closes a 站 inside the caller's data scope, or opens it again. Nothing new is given to a closed one; its needs stay where they are and
 * are verified by the 所 above, whose scope holds them. @throws Refusal by `stationRefusals`, NotFound, VersionConflict
 */
export const setStationOpen: UseCase<typeof contract.setStationOpen> = async (
  act,
  { organisationId, version, isOpen, reason },
) => {
  const found = await lockOrganisation(act.sql, organisationId);
  if (!found || !isInScope(found.path, act.caller.scope)) throw new NotFound('没有这个单位');
  if (found.kind !== 'community') throw act.refuse('onlyStations');
  if (version !== found.version) throw await overtaken(act, contestedOrganisation(organisationId));
  if (isOpen === (found.closedAt === null)) throw act.refuse('wrongState');
  if (!isOpen && reason.length < 2) throw act.refuse('reasonMissing', { result: { field: 'reason' } });
  await closeStation(act.sql, organisationId, {
    closedAt: isOpen ? null : act.now,
    closedReason: isOpen ? '' : reason,
  });
  await act.audit({
    targetType: 'organisation',
    targetId: organisationId,
    reason: reason || undefined,
    detail: { name: found.name, isOpen },
  });
  return {};
};
