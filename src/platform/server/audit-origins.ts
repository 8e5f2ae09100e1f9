import { preparedQuery } from '#database/prepared-query.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { auditCutTask } from './audit-keeping/audit-cuts.ts';
import { auditSealTask } from './audit-keeping/audit-seals.ts';
import type { Act } from './calls/act.ts';
import { type BackgroundTask, keptSince, type Retention } from './background.ts';

/** Days that addresses and device marks are kept, on audit lines and on attendance events alike (domain.md 4.3.15). */
export const keepsOriginDays = 90;
const origins: Retention = {
  what: '操作的网络地址和设备标记',
  days: keepsOriginDays,
  since: '操作',
  ending: '删除',
};
const batch = 1_000;

type Origin = { requestId: string; at: Date; address: string; deviceHash: string | null };

/** Keeps from where the audit lines of a request came; lines find it by their request id until it is dropped. */
export const insertOrigin = preparedQuery((sql, { requestId, at, address, deviceHash }: Origin) =>
  sql
    .insertInto('auditOrigins')
    .values({ requestId, at, address, deviceHash })
    .onConflict((conflict) => conflict.doNothing()),
);

/** Drops addresses and device marks after 90 days; the audit lines themselves stay as they were. */
async function forgetOrigins({ sql, now, audit }: Act): Promise<boolean> {
  const old = sql
    .selectFrom('auditOrigins')
    .select('requestId')
    .where('at', '<', keptSince(now, origins))
    .orderBy('at')
    .limit(batch);
  const { numDeletedRows } = await sql
    .deleteFrom('auditOrigins')
    .where('requestId', 'in', old)
    .executeTakeFirst();
  const count = Number(numDeletedRows);
  if (count > 0)
    await audit({ action: 'forgetOrigins', targetType: 'auditLog', targetId: null, detail: { count } });
  return count === batch;
}

export const auditTasks: BackgroundTask[] = [
  {
    name: 'audit.forgetOrigins',
    label: '清除操作的网络地址',
    keeps: [origins],
    everyMs: hourMs,
    run: forgetOrigins,
  },
  auditSealTask,
  auditCutTask,
];
