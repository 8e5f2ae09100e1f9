import { unitInScope } from '#domains/site/server/index.ts';
import { endOfDay } from '#platform/contract/instants.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/statistics.contract.ts';
import { activityShares, figuresOf, funnelOf, heatOf, hoursOf } from '../dashboard.queries.ts';
import { needsOf } from './needs.queries.ts';
import type { ReportSpan } from './report-span.rules.ts';
import { starsOf } from './stars.queries.ts';

/** The figures of a period inside the caller's data scope. */
export const getReports: UseCase<typeof contract.getReports> = (act, span) => reportsOf(act, span);

/** The same for whatever else tells these figures. What has not begun yet has nobody who came. */
export async function reportsOf({ sql, caller, now }: Act<StaffCaller>, span: ReportSpan) {
  const scope = unitInScope('t.organisation_id', caller.scope);
  const end = endOfDay(span.toOn);
  const [figures, hours, shares, funnel, heat, needs, stars] = await Promise.all([
    figuresOf(sql, scope, { ...span, over: '' }),
    hoursOf(sql, scope, span),
    activityShares(sql, scope, span),
    funnelOf(sql, scope, { fromOn: span.fromOn, before: end < now ? end : now }),
    heatOf(sql, scope, span),
    needsOf(sql, unitInScope('n.organisation_id', caller.scope), span),
    starsOf(sql, unitInScope('v.organisation_id', caller.scope), span),
  ]);
  return { figures, hours, ...shares, funnel, heat, needs, stars };
}
