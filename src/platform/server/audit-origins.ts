import { preparedQuery } from '#database/prepared-query.ts';
import { auditCutTask } from './audit-keeping/audit-cuts.ts';
import { auditSealTask } from './audit-keeping/audit-seals.ts';
import type { BackgroundTask } from './background.ts';
import { forgetting } from './forgetting.ts';

/** Days that addresses and device marks are kept, on audit lines and on attendance events alike (domain.md 4.3.15). */
export const keepsOriginDays = 90;

type Origin = { requestId: string; at: Date; address: string; deviceHash: string | null };

/** Keeps from where the audit lines of a request came; lines find it by their request id until it is dropped. */
export const insertOrigin = preparedQuery((sql, { requestId, at, address, deviceHash }: Origin) =>
  sql
    .insertInto('auditOrigins')
    .values({ requestId, at, address, deviceHash })
    .onConflict((conflict) => conflict.doNothing()),
);

/** Drops addresses and device marks after 90 days; the audit lines themselves stay as they were. */
const forgetOrigins = forgetting({
  name: 'audit.forgetOrigins',
  label: '清除操作的网络地址',
  rule: { what: '操作的网络地址和设备标记', days: keepsOriginDays, since: '操作', ending: '删除' },
  batch: 1_000,
  told: { action: 'forgetOrigins', targetType: 'auditLog' },
  forget: async (sql, { before, limit }) => {
    const old = sql
      .selectFrom('auditOrigins')
      .select('requestId')
      .where('at', '<', before)
      .orderBy('at')
      .limit(limit);
    const { numDeletedRows } = await sql
      .deleteFrom('auditOrigins')
      .where('requestId', 'in', old)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
});

export const auditTasks: BackgroundTask[] = [forgetOrigins, auditSealTask, auditCutTask];
