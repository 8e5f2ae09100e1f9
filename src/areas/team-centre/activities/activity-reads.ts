import { getTeamActivityCall, listMyTeamActivitiesCall } from '#domains/activities/web/activities.calls.ts';

/** Reads that every change of an activity makes old. */
export const activityReads = [listMyTeamActivitiesCall, getTeamActivityCall] as const;
