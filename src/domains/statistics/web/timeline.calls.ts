import { remote } from '#platform/web/calls/remote.ts';
import type { listMyTimeline } from '../contract/timeline.contract.ts';

export const listMyTimelineCall = remote<typeof listMyTimeline>('POST', '/api/statistics/ListMyTimeline');
