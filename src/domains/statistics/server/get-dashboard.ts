import { addDays, toDay } from '#platform/contract/instants.ts';
import { unitInScope } from '#domains/site/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/statistics.contract.ts';
import { activityShares, alertsOf, figuresOf, funnelOf, heatOf, hoursOf } from './dashboard.queries.ts';
import { lastMonths } from './months.ts';
import { lastDays } from './reports/report-span.rules.ts';

/** Everything the centre's first page shows, counted inside the caller's data scope (所/站 see their own). */
export const getDashboard: UseCase<typeof contract.getDashboard> = async ({ sql, caller, now }) => {
  const scope = unitInScope('t.organisation_id', caller.scope);
  const today = toDay(now);
  const year = { fromOn: `${lastMonths(today, 12)[0]}-01`, toOn: today };
  const [figures, hours, shares, funnel, heat, alerts] = await Promise.all([
    figuresOf(sql, scope, { ...lastDays(today, 7), over: '近 7 天' }),
    hoursOf(sql, scope, year),
    activityShares(sql, scope, lastDays(today, 90)),
    funnelOf(sql, scope, { fromOn: addDays(today, -30), before: now }),
    heatOf(sql, scope, { fromOn: addDays(today, -30), toOn: addDays(today, 30) }),
    alertsOf(sql, scope, now),
  ]);
  return { figures, hours, ...shares, funnel, heat, alerts };
};
