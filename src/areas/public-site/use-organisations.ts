import { useEffect, useState } from 'react';
import { listOrganisationsCall } from '#domains/site/web/site.calls.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';

type Organisations = RemoteResult<typeof listOrganisationsCall>['list'];

const pageSize = 100;

/** The centre and the 所 and 站 of an area, read when the area is chosen. */
export function useOrganisations(area: string): { organisations: Organisations; isFailed: boolean } {
  const [read, setRead] = useState<{ area: string; list: Organisations; isFailed: boolean }>();
  useEffect(() => {
    if (!area) return undefined;
    const leaving = new AbortController();
    const options = { reportedBy: 'form', signal: leaving.signal } as const;
    Promise.all([
      callOperation(listOrganisationsCall, { kind: 'centre', pageSize: 1 }, options),
      callOperation(listOrganisationsCall, { area, pageSize }, options),
    ]).then(
      ([centre, own]) => {
        const others = own.list.filter(({ kind }) => kind !== 'centre');
        setRead({ area, list: [...others, ...centre.list], isFailed: false });
      },
      () => !leaving.signal.aborted && setRead({ area, list: [], isFailed: true }),
    );
    return () => leaving.abort();
  }, [area]);
  const isCurrent = read?.area === area;
  return { organisations: isCurrent ? read.list : [], isFailed: isCurrent && read.isFailed };
}
