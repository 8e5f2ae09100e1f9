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
    name: 'a request waits for material exactly while its person is asked, and each side asks while it has it',
    sql: `select m.id from hour_material_asks m left join hour_corrections c on c.id = m.correction_id left join hour_claims k on k.id = m.claim_id
      where m.state = 'open' and (coalesce(c.awaits_until, k.awaits_until) is distinct from m.due_at
          or coalesce(c.state, k.state) <> case m.side when 'team' then 'atTeam' else 'atCentre' end)
        or m.ended_at < m.asked_at or m.state = 'lapsed' and m.ended_at < m.due_at
        or m.asked_by = coalesce(c.volunteer_id, k.volunteer_id)
      union all select c.id from hour_corrections c where c.awaits_until is not null
        and not exists (select 1 from hour_material_asks m where m.correction_id = c.id and m.state = 'open')
      union all select c.id from hour_claims c where c.awaits_until is not null
        and not exists (select 1 from hour_material_asks m where m.claim_id = c.id and m.state = 'open')`,
  },
  {
    name: 'papers of a correction were sent by whom it is about',
    sql: `select f.id from files f left join hour_corrections c on c.id = f.target_id
      where f.target_type = 'hourCorrection' and f.purpose = 'hourProof' and f.uploader_id is distinct from c.volunteer_id`,
  },
  {
    name: 'only whoever a record is about asks for its correction',
    sql: `select c.id from hour_corrections c join service_hours h on h.id = c.hour_id
      where c.volunteer_id <> h.volunteer_id or c.team_id <> h.team_id or c.activity_id <> h.activity_id`,
  },
];
