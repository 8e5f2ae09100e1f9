import { organisationKindLabels } from '#domains/site/contract/site.words.ts';
import { listOrganisationsCall } from '#domains/site/web/site.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';

/** Practice organisations to choose from, in tree order; the first hundred, which is more than a city's 所. */
export function useOrganisationOptions(): { value: string; label: string }[] {
  const { data } = useOperationQuery(
    listOrganisationsCall,
    { pageSize: 100 },
    { staleMs: 300_000, reportedBy: 'form' },
  );
  return (data?.list ?? []).map(({ organisationId, name, kind }) => ({
    value: String(organisationId),
    label: `${organisationKindLabels[kind]}：${name}`,
  }));
}
