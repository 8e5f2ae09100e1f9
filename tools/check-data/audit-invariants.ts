import type { Invariant } from './invariant.ts';

/** The audit log as it was written: every seal made anew from its lines and the seal before it. */
export const auditInvariants: readonly Invariant[] = [
  {
    name: 'every seal of the audit log is the digest of its lines and of the seal before it',
    sql: `select s.no, s.up_to, s.lines as sealed_lines, made.lines as lines_now
      from (select *, lag(digest, 1, ''::bytea) over (order by no) as previous, lag(up_to, 1, '-infinity') over (order by no) as after
        from audit_seals) s, audit_digest(s.previous, s.after, s.up_to) made
      where made.digest <> s.digest`,
  },
  {
    name: 'the seals of the audit log are numbered without a gap',
    sql: `select no from (select no, row_number() over (order by no) as place from audit_seals) s where no <> place`,
  },
];
