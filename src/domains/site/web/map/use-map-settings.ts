import { dayMs } from '#platform/contract/durations.ts';
import type { LiveMapSettings } from '#platform/contract/map/map-settings.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { getMapSettingsCall } from '../site.calls.ts';

/** The map that this installation loads from somewhere; undefined while that is not known, and where there is none. */
export function useMapSettings(): LiveMapSettings | undefined {
  const { data } = useOperationQuery(getMapSettingsCall, {}, { staleMs: dayMs, reportedBy: 'form' });
  return data && data.provider !== 'sketch' ? data : undefined;
}
