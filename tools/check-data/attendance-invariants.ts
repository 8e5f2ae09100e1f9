import type { Invariant } from './invariant.ts';

/** What must always hold of attendance and of the evidence that hours take from it. */
export const attendanceInvariants: readonly Invariant[] = [
  {
    name: 'only people with a place, or walk-ins, have attendance',
    sql: `select p.id from participations p left join sign_ups u on u.id = p.sign_up_id
      where (p.sign_up_id is null and not p.is_walk_in) or (u.id is not null and (u.status <> 'confirmed' or u.shift_id <> p.shift_id
      or u.volunteer_id <> p.volunteer_id))`,
  },
  {
    name: 'attendance carries the instants of its state',
    sql: `select id from participations where (status in ('checkedIn', 'noCheckOut') and (checked_in_at is null or checked_out_at is not null))
      or (status = 'checkedOut' and (checked_in_at is null or checked_out_at is null))
      or (status in ('absent', 'excused') and (checked_in_at is not null or checked_out_at is not null))`,
  },
  {
    name: 'every step of attendance has its event',
    sql: `select p.id from participations p where not exists (select 1 from attendance_events e where e.participation_id = p.id)`,
  },
  {
    name: 'the team records its roll calls and scans, the person the codes of the screen',
    sql: `select e.id from attendance_events e join participations p on p.id = e.participation_id
      join activities a on a.id = p.activity_id join accounts c on c.id = e.operator_id
      where (e.method in ('volunteerCode', 'rollCall') and (c.user_type <> 1 or c.subject_id <> a.team_id))
      or (e.method in ('rotatingCode', 'shortCode') and (c.user_type <> 2 or c.subject_id <> p.volunteer_id))`,
  },
  {
    name: 'evidence of grade A is a rotating code both ways inside the circle, and grade C has no code',
    sql: `select h.id from service_hours h join participations p on p.id = h.participation_id where h.source = 'attendance'
      and ((h.evidence_grade = 'A' and (p.in_method <> 'rotatingCode' or p.out_method <> 'rotatingCode' or p.place_result <> 'pass'))
      or (h.evidence_grade = 'C' and ('volunteerCode' in (p.in_method, p.out_method)
      or 'rotatingCode' in (p.in_method, p.out_method) or 'shortCode' in (p.in_method, p.out_method))))`,
  },
];
