import type { Invariant } from './invariant.ts';

/** 异常看板: conclusions have a reason and come after the finding; what is looked at has ended. */
export const anomalyInvariants: readonly Invariant[] = [
  {
    name: 'a conclusion about a flag comes after it was found and says why',
    sql: `select id from anomaly_flags where decided_at < found_at or (status <> 'pending' and char_length(note) < 5)`,
  },
  {
    name: 'a flag is of the team of its activity',
    sql: `select f.id from anomaly_flags f join activities a on a.id = f.activity_id where f.team_id <> a.team_id`,
  },
  {
    name: 'the rules look at a shift after its end',
    sql: `select c.shift_id from anomaly_checks c join shifts s on s.id = c.shift_id where c.checked_at < s.ends_at`,
  },
];
