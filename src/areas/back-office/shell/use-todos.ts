import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listLooksCall } from '#domains/accounts/web/looks/looks.calls.ts';
import { listReviewQueueCall } from '#domains/activities/web/activities.calls.ts';
import { listMakeupsForReviewCall } from '#domains/activities/web/makeup/makeups.calls.ts';
import { listAnomaliesCall, listSpotChecksCall } from '#domains/anomalies/web/anomalies.calls.ts';
import { listApprovalsCall } from '#domains/approvals/web/approvals.calls.ts';
import { listStarsCall } from '#domains/awards/web/stars/stars.calls.ts';
import { listComplaintsCall } from '#domains/complaints/web/complaints.calls.ts';
import { listChatQueueCall } from '#domains/discussion/web/discussion.calls.ts';
import { listHourRequestsCall, listHoursForReviewCall } from '#domains/hours/web/hours.calls.ts';
import { listDispatchQueueCall, listJobsCall } from '#domains/jobs/web/jobs.calls.ts';
import { listMessageReportsCall } from '#domains/messages/web/messages.calls.ts';
import { watchLooks, watchWork } from '#domains/messages/web/watch-unread.ts';
import { listNeedReviewsCall } from '#domains/needs/web/needs.calls.ts';
import { listNewsReviewQueueCall } from '#domains/news/web/news.calls.ts';
import { listCreditAppealsCall } from '#domains/signups/web/signups.calls.ts';
import type { Todos } from '#domains/statistics/web/dashboard/dashboard-view.ts';
import { listTodosCall } from '#domains/statistics/web/statistics.calls.ts';
import { listTeamReviewsCall } from '#domains/teams/web/manage/manage-teams.calls.ts';
import { listTeamChangesCall } from '#domains/teams/web/profile/team-profile.calls.ts';
import { listRealNameChecksCall } from '#domains/volunteers/web/profile/profile.calls.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { queryKeyOf, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';

/** The counts, and the lists that they count: each is read again when what waits may have changed. */
const counted = [
  listTodosCall,
  listReviewQueueCall,
  listMakeupsForReviewCall,
  listTeamReviewsCall,
  listTeamChangesCall,
  listRealNameChecksCall,
  listNeedReviewsCall,
  listDispatchQueueCall,
  listJobsCall,
  listNewsReviewQueueCall,
  listChatQueueCall,
  listMessageReportsCall,
  listHoursForReviewCall,
  listHourRequestsCall,
  listComplaintsCall,
  listCreditAppealsCall,
  listStarsCall,
  listAnomaliesCall,
  listSpotChecksCall,
  listApprovalsCall,
];

/** What waits for this person, in one answer for the sidebar and the dashboard. */
export function useTodos(): Todos | undefined {
  return useOperationQuery(listTodosCall, {}, { staleMs: minuteMs, reportedBy: 'form' }).data?.todos;
}

/** Keeps the counts and the list on screen live while the frame of the back office stands. */
export function useLiveTodos(): void {
  const client = useQueryClient();
  useEffect(
    () => watchLooks(() => void client.invalidateQueries({ queryKey: queryKeyOf(listLooksCall) })),
    [client],
  );
  useEffect(
    () =>
      watchWork(() => {
        for (const read of counted) void client.invalidateQueries({ queryKey: queryKeyOf(read) });
      }),
    [client],
  );
}
