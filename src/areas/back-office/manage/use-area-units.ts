import { getSiteCall, listOrganisationsCall } from '#domains/site/web/site.calls.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';

const mostUnits = 100;

/** Districts of the city, and the 所 and 站 of the one that is chosen. */
export function useAreaUnits(area: string) {
  const site = useOperationQuery(getSiteCall, {}, { staleMs: hourMs, reportedBy: 'form' });
  const units = useOperationQuery(
    listOrganisationsCall,
    { area: area || undefined, pageSize: mostUnits },
    { staleMs: hourMs, reportedBy: 'form' },
  );
  return {
    areas: site.data?.areas ?? [],
    units: (units.data?.list ?? []).filter(({ kind }) => area !== '' && kind !== 'centre'),
  };
}
