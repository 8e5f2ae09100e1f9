import type { Invariant } from './invariant.ts';

/** 补录活动: told within 30 days with a reason, proof and a witness, decided by somebody else, hours of grade D alone. */
export const makeupInvariants: readonly Invariant[] = [
  {
    name: 'a past activity was over before it was told, and told within 30 days of its end, on one day',
    sql: `select id from activity_makeups where state not in ('draft', 'returned') and (ends_at > submitted_at
        or submitted_at > ends_at + interval '30 days'
        or (starts_at at time zone 'Asia/Shanghai')::date <> ((ends_at - interval '1 second') at time zone 'Asia/Shanghai')::date)`,
  },
  {
    name: 'a past activity that was handed in says why, who witnessed it, who served, and has its proof',
    sql: `select m.id from activity_makeups m where m.state not in ('draft', 'returned') and (char_length(m.reason) < 10
        or (m.witness_name = '' or m.witness_mobile_tail = '') and m.updated_at > now() - interval '365 days'
        or not exists (select 1 from activity_makeup_people p where p.makeup_id = m.id)
        or not exists (select 1 from files f where f.target_type = 'activityMakeup' and f.target_id = m.id
          and f.purpose = 'makeupProof' and f.status = 'attached' and f.expires_at is null))`,
  },
  {
    name: 'an activity that was told afterwards was passed, is over, open to nobody and of its team',
    sql: `select a.id from activity_makeups m join activities a on a.id = m.activity_id
      where m.state <> 'passed' or a.team_id <> m.team_id or a.status not in ('settling', 'publicity', 'closed')
        or (a.starts_at, a.ends_at) is distinct from (m.starts_at, m.ends_at) or a.ends_at > a.published_at
        or exists (select 1 from shifts s where s.activity_id = a.id and s.status = 'open')`,
  },
  {
    name: 'everybody who served in it has a place and an hour of it, of grade D, entered by the team',
    sql: `select m.id from activity_makeups m join activity_makeup_people p on p.makeup_id = m.id
      where m.state = 'passed' and (not exists (select 1 from sign_ups u where u.activity_id = m.activity_id
          and u.volunteer_id = p.volunteer_id and u.status = 'confirmed')
        or not exists (select 1 from service_hours h where h.activity_id = m.activity_id and h.volunteer_id = p.volunteer_id
          and h.source = 'teamEntry'))
      union all select h.id from service_hours h join activity_makeups m on m.activity_id = h.activity_id
        where h.source in ('teamEntry', 'attendance') and (h.evidence_grade <> 'D' or h.source <> 'teamEntry')`,
  },
  {
    name: 'nobody whom a past activity names decided it',
    sql: `select m.id from activity_makeups m join activity_makeup_people p on p.makeup_id = m.id and p.volunteer_id = m.decided_by`,
  },
];
