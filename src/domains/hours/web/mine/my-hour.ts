import type { RemoteResult } from '#platform/web/calls/remote.ts';
import type { listMyHoursCall } from '../hours.calls.ts';

/** One of my own records, as the list tells it. */
export type MyHour = RemoteResult<typeof listMyHoursCall>['list'][number];
