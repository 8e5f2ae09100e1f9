import { createContext, useContext } from 'react';
import { dayMs } from '#platform/contract/durations.ts';
import type { LiveMapSettings, MapSettings } from '#platform/contract/map/map-settings.ts';
import { useOperationQuery } from '../../calls/operation-hooks.tsx';
import type { RemoteCall } from '../../calls/remote.ts';

/** How pages learn which map this installation shows; given by the frame of whatever may load one (`app/protection.ts`). */
export const MapSettingsCall = createContext<RemoteCall<object, MapSettings> | undefined>(undefined);

const none: RemoteCall<object, MapSettings> = { method: 'GET', path: '' };

/** The map that is loaded from somewhere; undefined while that is not known, and where there is none. */
export function useLiveMapSettings(): LiveMapSettings | undefined {
  const call = useContext(MapSettingsCall);
  const { data } = useOperationQuery(
    call ?? none,
    {},
    { staleMs: dayMs, reportedBy: 'form', enabled: call !== undefined },
  );
  return data && data.provider !== 'sketch' ? data : undefined;
}
