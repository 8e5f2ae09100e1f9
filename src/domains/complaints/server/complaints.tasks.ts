import { notifyMany } from '#domains/messages/server/index.ts';
import { staffHolding } from '#domains/roles/server/index.ts';
import { hadPart, personsOf } from '#domains/teams/server/index.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import type { BackgroundTask } from '#platform/server/background.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { markComplaintsTold } from './complaints.store.ts';
import { lateComplaints } from './desk/desk.queries.ts';

const batch = 200;

/** Tells whoever handles complaints there, and is not complained of, that a clock ran out, once for each clock, in the same transaction. */
async function tellOverdue(act: Act): Promise<boolean> {
  const late = await lateComplaints(act.sql, act.now, batch);
  if (late.length === 0) return false;
  const staff = await staffHolding(act.sql, 'complaints.handle');
  await markComplaintsTold(
    act.sql,
    late.map(({ id }) => id),
    act.now,
  );
  const personBy = await personsOf(act.sql, [
    ...staff.map(({ accountId }) => accountId),
    ...late.flatMap(({ partyIds }) => partyIds),
  ]);
  await notifyMany(
    act,
    late.flatMap(({ id, complaintNo, status, targetTitle, partyIds, path }) =>
      staff
        .filter(
          ({ reaches, accountId }) => reaches(path) && !hadPart(personBy(accountId), partyIds.map(personBy)),
        )
        .map(({ accountId }) => ({
          accountId,
          category: 'complaint' as const,
          level: 'important' as const,
          title: `投诉超过时限：${targetTitle}`,
          body: `编号 ${complaintNo} 的${status === 'submitted' ? '受理' : '答复'}已超过时限，请尽快办理。`,
          link: `/review/complaints?id=${id}`,
        })),
    ),
  );
  return late.length === batch;
}

/** What moves by the clock in this room. */
export const complaintsTasks: BackgroundTask[] = [
  { name: 'complaints.tellOverdue', label: '提醒投诉超过时限', everyMs: minuteMs, run: tellOverdue },
];
