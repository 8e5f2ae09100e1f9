import { cappedCount } from '#database/lists/capped-count.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { offsetOf } from '#platform/contract/page-limits.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/profile.contract.ts';
import { type Seen, seenLabels } from '../../contract/real-name.words.ts';
import { viewerLines, viewerRows } from './profile.queries.ts';

/** 谁看过我的信息: every logged look at hidden data of the caller, newest first; people appear as their role and unit. */
export const listMyViewers: UseCase<typeof contract.listMyViewers> = async ({ sql, caller }, request) => {
  const { pageNum, pageSize } = request;
  const rows = await viewerRows(sql, caller.volunteerId).limit(pageSize).offset(offsetOf(request)).execute();
  const total = await cappedCount(sql, viewerLines(sql, caller.volunteerId).select('l.id'));
  const list = rows.map(({ at, reason, detail, roleName, organisationName, teamName, isLeader }) => ({
    at: toInstant(at),
    role: isLeader ? '活动负责人' : (roleName ?? '工作人员'),
    unit: teamName ?? organisationName,
    seen: seenOf(detail),
    reason,
  }));
  return { list, total, pageNum, pageSize };
};

function seenOf(detail: unknown): string[] {
  const { seen } = detail as { seen?: unknown };
  const words = Array.isArray(seen) ? seen.map(String) : [];
  return words.map((word) => seenLabels[word as Seen] ?? seenLabels.profile);
}
