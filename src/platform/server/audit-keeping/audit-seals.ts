import { sql as raw } from 'kysely';
import { minuteMs } from '#platform/contract/durations.ts';
import type { BackgroundTask } from '../background.ts';
import type { Act } from '../calls/act.ts';

/** Lines that one seal covers at most, but for those that one transaction wrote. */
const sealedAtOnce = 10_000;

/**
 * Seals what was recorded since the last seal. The end is where every transaction that began before it is over, by the one
 * clock of the database: no line can come to stand before a seal that is made. Five seconds are left for a transaction that has
 * begun and does not show yet.
 */
async function sealAudit({ sql }: Pick<Act, 'sql'>): Promise<boolean> {
  const { rows } = await raw<{ lines: number }>`
    with last as (select no, up_to, digest from audit_seals order by no desc limit 1),
    before as (
      select coalesce(max(no), 0) as no, coalesce(max(up_to), '-infinity') as up_to,
        coalesce((select digest from last), ''::bytea) as digest
      from last),
    settled as (
      select coalesce(min(xact_start), now()) - interval '5 seconds' as until
      from pg_stat_activity where datname = current_database()),
    step as (
      select max(recorded_at) as up_to from (
        select l.recorded_at from audit_log l, before, settled
        where l.recorded_at > before.up_to and l.recorded_at < settled.until
        order by l.recorded_at limit ${sealedAtOnce}) next)
    insert into audit_seals (no, up_to, lines, digest)
    select before.no + 1, step.up_to, made.lines, made.digest
    from before, step, audit_digest(before.digest, before.up_to, step.up_to) made
    where step.up_to is not null
    returning lines`.execute(sql);
  return (rows[0]?.lines ?? 0) >= sealedAtOnce;
}

/** Seals the audit log once a minute; `npm run check:data` makes every seal anew and compares (domain.md 4.4.17). */
export const auditSealTask: BackgroundTask = {
  name: 'audit.seal',
  label: '封存操作记录',
  everyMs: minuteMs,
  run: sealAudit,
};
