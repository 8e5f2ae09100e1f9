import type { Invariant } from './invariant.ts';

/** 更正: the record stays as it is, the difference is a record of its own, and a second person granted it. */
export const correctionInvariants: readonly Invariant[] = [
  {
    name: 'a correction and its record of the difference tell the same',
    sql: `select c.id from hour_corrections c join service_hours r on r.id = c.result_hour_id
      where r.adjust_of <> c.hour_id or r.source <> 'correction' or r.volunteer_id <> c.volunteer_id
        or (c.state = 'atCentre' and r.status not in ('submitted', 'disputed', 'publicity', 'effective'))
        or (c.state = 'approved' and r.status not in ('publicity', 'disputed', 'effective', 'voided', 'rejected'))
        or (c.state = 'rejected' and r.status <> 'rejected')`,
  },
  {
    name: 'what counts of a record with its corrections is 1 to 480 minutes',
    sql: `select b.id from service_hours b join service_hours r on r.adjust_of = b.id
      where b.status in ('publicity', 'effective') and r.status in ('publicity', 'effective')
      group by b.id having b.minutes + sum(r.minutes) not between 1 and 480`,
  },
  {
    name: 'a voided record has exactly one that takes its minutes back, and adjusts nothing that counts',
    sql: `select h.id from service_hours h left join service_hours r on r.reversal_of = h.id
      where h.source <> 'reversal' and (h.status = 'voided') <> (r.id is not null)
        or h.source <> 'reversal' and r.id is not null and (r.minutes <> -h.minutes or r.volunteer_id <> h.volunteer_id or r.status <> 'voided')
        or h.status = 'voided' and exists (select 1 from service_hours a where a.adjust_of = h.id and a.status in ('publicity', 'effective'))`,
  },
  {
    name: 'a correction is due after it was asked for',
    sql: `select id from hour_corrections where due_at <= created_at`,
  },
  {
    name: 'only whoever a record is about asks for its correction',
    sql: `select c.id from hour_corrections c join service_hours h on h.id = c.hour_id
      where c.volunteer_id <> h.volunteer_id or c.team_id <> h.team_id or c.activity_id <> h.activity_id`,
  },
];
