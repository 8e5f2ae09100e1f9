import type { Invariant } from './invariant.ts';

/** 个人申请: one a service, of grade D, decided by the team and then by somebody else. */
export const claimInvariants: readonly Invariant[] = [
  {
    name: 'a claim is before the centre exactly when it has its record, which tells the same',
    sql: `select c.id from hour_claims c left join service_hours h on h.claim_id = c.id and h.source = 'ownClaim'
      where (c.state in ('atTeam', 'refused') and h.id is not null) or (c.state = 'atCentre' and h.id is null)
        or (c.state = 'withdrawn' and h.id is not null and h.status <> 'rejected')
        or h.volunteer_id <> c.volunteer_id or h.team_id <> c.team_id or h.activity_title <> c.title
        or (h.starts_at, h.ends_at) is distinct from (c.starts_at, c.ends_at) and h.id is not null
        or h.minutes > coalesce(c.team_minutes, c.minutes) or h.entered_by <> c.volunteer_id or h.evidence_grade <> 'D'`,
  },
  {
    name: 'a claim is decided exactly when its record no longer waits',
    sql: `select c.id from hour_claims c left join service_hours h on h.claim_id = c.id and h.source = 'ownClaim'
      where c.is_decided <> (h.id is not null and h.status <> 'submitted')`,
  },
  {
    // One that came later says why; the next but one holds it.
    name: 'a claim was made within 30 days of its service and lies on one day',
    sql: `select id from hour_claims where ends_at > created_at or (created_at > ends_at + interval '30 days' and late_reason is null)
        or (starts_at at time zone 'Asia/Shanghai')::date <> ((ends_at - interval '1 second') at time zone 'Asia/Shanghai')::date
        or due_at <= created_at`,
  },
  {
    name: 'what was claimed and counts was decided by somebody who is neither the person nor the team',
    sql: `select h.id from service_hours h where h.source = 'ownClaim' and h.status in ('publicity', 'effective')
        and (h.approved_by is null or h.approved_by in (h.volunteer_id, coalesce(h.confirmed_by, 0)))`,
  },
  {
    name: 'a late claim was made within a year and accepted by two people of the centre, and no team had a word in it',
    sql: `select c.id from hour_claims c join service_hours h on h.claim_id = c.id and h.source = 'ownClaim'
        where c.late_reason is not null and (c.created_at <= c.ends_at + interval '30 days' or c.created_at > c.ends_at + interval '365 days'
          or h.confirmed_by is distinct from c.first_by or c.answered_by is not null
          or (h.status in ('publicity', 'effective', 'voided') and (c.first_by is null or h.approved_by is null or h.approved_by = c.first_by)))`,
  },
  {
    name: 'a claim that is not withdrawn has its papers',
    sql: `select c.id from hour_claims c where c.state <> 'withdrawn' and not exists (
      select 1 from files f where f.target_type = 'hourClaim' and f.target_id = c.id and f.purpose = 'hourProof')`,
  },
];
