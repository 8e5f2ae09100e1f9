import { sql as raw } from 'kysely';
import { hourMs } from '#platform/contract/durations.ts';
import type { BackgroundTask, Retention } from '../background.ts';
import type { Act } from '../calls/act.ts';

/** How long the log is kept (domain.md B; at least six months by 网络安全法 21). The database holds the same days and refuses less. */
const lines: Retention = { what: '操作记录（审计日志）', days: 3 * 365, since: '操作', ending: '删除' };
/** What others decided about hours and certificates is kept as long as certificates are; `audit_keeps` names the acts. */
const decisions: Retention = {
  what: '操作记录里须长期保留的审定',
  days: 10 * 365,
  since: '操作',
  ending: '删除',
};
/** Lines that one step deletes at most, and that one cut covers at most, but for those of one seal. */
const droppedAtOnce = 5_000;
const cutAtOnce = 50_000;

/**
 * Ends what is older than three years, whole seals at a time: a cut names the last seal and the digest of the lines that stay, after the
 * database has made every seal of it anew; then its other lines are deleted. A seal that does not hold stops it, and nothing is lost.
 */
async function cutAudit({ sql, audit }: Act): Promise<boolean> {
  const { rows: dropped } = await raw<{
    count: number;
  }>`select drop_cut_audit(${droppedAtOnce}) as count`.execute(sql);
  if ((dropped[0]?.count ?? 0) >= droppedAtOnce) return true;
  const { rows } = await raw<{ lines: number; kept: number }>`
    with last as (
      select coalesce(max(no), 0) as no, coalesce(max(seal_no), 0) as seal_no, coalesce(max(up_to), '-infinity') as up_to,
        coalesce((select digest from audit_cuts order by no desc limit 1), ''::bytea) as digest
      from audit_cuts),
    old as (
      select s.no, s.up_to, s.digest, sum(s.lines) over (order by s.no) as lines, row_number() over (order by s.no) as place
      from (select s.* from audit_seals s, last where s.no > last.seal_no and s.up_to < now() - make_interval(days => ${lines.days}::integer)
        order by s.no limit ${cutAtOnce}) s),
    step as (
      select no, up_to, digest, lines::integer as lines from old where place = 1 or lines <= ${cutAtOnce} order by no desc limit 1)
    insert into audit_cuts (no, seal_no, up_to, seal_digest, lines, kept, digest)
    select last.no + 1, step.no, step.up_to, step.digest, step.lines, made.kept, made.digest
    from last, step, audit_kept_digest(last.digest || step.digest, last.up_to, step.up_to) made
    returning lines, kept`.execute(sql);
  const cut = rows[0];
  if (!cut) return false;
  await audit({
    action: 'cutAudit',
    targetType: 'auditLog',
    targetId: null,
    detail: { count: cut.lines - cut.kept, kept: cut.kept },
  });
  return true;
}

/** Keeps the audit log as long as domain.md B says; what stays and what went is proved by its cuts (docs/operations.md). */
export const auditCutTask: BackgroundTask = {
  name: 'audit.cut',
  label: '清除满三年的操作记录',
  everyMs: 6 * hourMs,
  keeps: [lines, decisions],
  run: cutAudit,
};
