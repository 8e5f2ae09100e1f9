import { toDay } from '#platform/contract/instants.ts';
import { unitInScope } from '#domains/site/server/index.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/statistics.contract.ts';
import { activityShares, alertsOf, figuresOf, funnelOf, heatOf, hoursOf } from './dashboard.queries.ts';

/** Everything the centre's first page shows, counted inside the caller's data scope (所/站 see their own). */
export const getDashboard: UseCase<typeof contract.getDashboard> = (act) => dashboardOf(act);

/** The same for whatever else tells these figures. */
export async function dashboardOf(act: Act<StaffCaller>) {
  const scope = unitInScope('t.organisation_id', act.caller.scope);
  const today = toDay(act.now);
  const [figures, hours, shares, funnel, heat, alerts] = await Promise.all([
    figuresOf(act.sql, scope, today),
    hoursOf(act.sql, scope, today),
    activityShares(act.sql, scope, act.now),
    funnelOf(act.sql, scope, act.now),
    heatOf(act.sql, scope, act.now),
    alertsOf(act.sql, scope, act.now),
  ]);
  return { figures, hours, ...shares, funnel, heat, alerts };
}
