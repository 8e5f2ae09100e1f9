import type { Invariant } from './invariant.ts';

/** The audit log as it was written: every seal that was not cut off made anew from its lines and the seal before it, and what a cut left. */
export const auditInvariants: readonly Invariant[] = [
  {
    name: 'every seal of the audit log is the digest of its lines and of the seal before it',
    sql: `select s.no, s.up_to, s.lines as sealed_lines, made.lines as lines_now
      from (select *, lag(digest, 1, ''::bytea) over (order by no) as previous, lag(up_to, 1, '-infinity') over (order by no) as after
        from audit_seals) s, audit_digest(s.previous, s.after, s.up_to) made
      where made.digest <> s.digest and s.no > (select coalesce(max(seal_no), 0) from audit_cuts)`,
  },
  {
    name: 'every cut of the audit log ends with its seal and has the lines that stay',
    sql: `select c.no, c.up_to, c.kept, made.kept as kept_now
      from (select *, lag(digest, 1, ''::bytea) over (order by no) as previous, lag(up_to, 1, '-infinity') over (order by no) as after
        from audit_cuts) c join audit_seals s on s.no = c.seal_no,
        audit_kept_digest(c.previous || c.seal_digest, c.after, c.up_to) made
      where s.digest <> c.seal_digest or c.up_to >= now() - interval '3650 days' and made.digest <> c.digest`,
  },
  {
    name: 'the seals of the audit log are numbered without a gap',
    sql: `select no from (select no, row_number() over (order by no) as place from audit_seals) s where no <> place`,
  },
];
