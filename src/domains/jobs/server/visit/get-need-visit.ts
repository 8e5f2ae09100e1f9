import { type NeedVault, requireOwnNeed } from '#domains/needs/server/index.ts';
import { toInstantOrNull } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/visit.contract.ts';
import { workOfNeed } from './visit.queries.ts';

/** The team that works on a need and its visit, for whoever raised the need. @throws NotFound for everybody else */
export const getNeedVisit: UseCase<typeof contract.getNeedVisit, { people: NeedVault }> = async (
  act,
  request,
  { people },
) => {
  await requireOwnNeed(act, request, people);
  const row = await workOfNeed(act.sql, request.needId);
  if (!row) return { work: null };
  const { contactDueAt, visitStart, visitEnd, ...work } = row;
  return {
    work: {
      ...work,
      contactDueAt: toInstantOrNull(contactDueAt),
      visitStart: toInstantOrNull(visitStart),
      visitEnd: toInstantOrNull(visitEnd),
    },
  };
};
