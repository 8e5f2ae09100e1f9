import type { Invariant } from './invariant.ts';

/** Real names: who waits has a check with pictures, and nobody passed what they did not open. */
export const realNameInvariants: readonly Invariant[] = [
  {
    name: 'whoever waits for a real-name check has one that waits, and nobody else has',
    sql: `select v.id from volunteers v
      left join real_name_checks k on k.volunteer_id = v.id and k.status = 'pending'
      where (v.real_name_status in ('formatChecked', 'pending', 'recheck')) <> (k.id is not null)
        or (v.real_name_status = 'recheck' and not k.is_change)`,
  },
  {
    name: 'a real name passed by a person was opened by that person, with its pictures',
    sql: `select k.id from real_name_checks k
      left join real_name_looks l on l.check_id = k.id and l.account_id = k.decided_by and l.looked_at <= k.decided_at
      where k.status = 'passed' and k.decided_by is not null and coalesce(l.picture_count, 0) = 0`,
  },
  {
    name: 'a real-name check that waits has pictures of the document',
    sql: `select k.id from real_name_checks k where k.status = 'pending' and not exists
      (select 1 from files f where f.target_type = 'realNameCheck' and f.target_id = k.id and f.purpose = 'idProof' and f.status = 'attached')`,
  },
];
