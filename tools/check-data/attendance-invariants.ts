import type { Invariant } from './invariant.ts';

/** SQL on `p`: others took their own steps that day on the device of this person. */
const sharedDevice = `exists (select 1 from attendance_events e
  join attendance_events o on o.device_hash = e.device_hash
    and (o.at at time zone 'Asia/Shanghai')::date = (e.at at time zone 'Asia/Shanghai')::date
  join participations op on op.id = o.participation_id and op.volunteer_id = o.operator_id
  where e.participation_id = p.id and e.operator_id = p.volunteer_id and op.volunteer_id <> p.volunteer_id)`;

/** What must always hold of attendance and of the evidence that hours take from it. */
export const attendanceInvariants: readonly Invariant[] = [
  {
    name: 'only people with a place, or walk-ins, have attendance',
    sql: `select p.id from participations p left join sign_ups u on u.id = p.sign_up_id
      where (p.sign_up_id is null and not p.is_walk_in and p.status <> 'expected') or (u.id is not null and (u.status <> 'confirmed' or u.shift_id <> p.shift_id
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
    name: 'attendance is 待签到 again exactly when its last event took it back',
    sql: `select p.id from participations p where (p.status = 'expected') <> exists (select 1 from attendance_events e
      where e.participation_id = p.id and e.kind = 'undone'
      and not exists (select 1 from attendance_events o where o.participation_id = p.id and o.id > e.id))`,
  },
  {
    name: 'the team records its roll calls and scans, the person the codes of the screen',
    sql: `select e.id from attendance_events e join participations p on p.id = e.participation_id
      join activities a on a.id = p.activity_id join accounts c on c.id = e.operator_id
      where (e.method in ('volunteerCode', 'rollCall') and (c.user_type <> 1 or c.subject_id <> a.team_id))
      or (e.method in ('rotatingCode', 'shortCode') and (c.user_type <> 2 or c.subject_id <> p.volunteer_id))`,
  },
  {
    name: 'evidence of grade A is a rotating code both ways inside the circle, and a fixed end is C at most',
    sql: `select h.id from service_hours h join participations p on p.id = h.participation_id where h.source = 'attendance'
      and ((h.evidence_grade = 'A' and (p.in_method <> 'rotatingCode' or p.out_method <> 'rotatingCode' or p.place_result <> 'pass'))
      or (h.evidence_grade in ('A', 'B') and 'fixed' in (p.in_method, p.out_method)))`,
  },
  {
    name: 'grade C has no code of a device that was the person’s own, unless an end was fixed or minutes raised',
    sql: `select h.id from service_hours h join participations p on p.id = h.participation_id where h.source = 'attendance'
      and h.evidence_grade = 'C' and 'fixed' not in (p.in_method, p.out_method) and h.minutes <= h.calculated_minutes
      and ('volunteerCode' in (p.in_method, p.out_method) or 'rotatingCode' in (p.in_method, p.out_method)
        or 'shortCode' in (p.in_method, p.out_method))
      and p.created_at > now() - interval '90 days' and not ${sharedDevice}`,
  },
  {
    name: 'a device that several people used proves nobody: no grade above C',
    sql: `select h.id from service_hours h join participations p on p.id = h.participation_id where h.source = 'attendance'
      and h.evidence_grade in ('A', 'B') and h.status <> 'calculated' and ${sharedDevice}`,
  },
  {
    name: 'a fixed end counts only after the volunteer confirmed it',
    sql: `select h.id from service_hours h join participations p on p.id = h.participation_id
      where 'fixed' in (p.in_method, p.out_method) and p.volunteer_confirmed_at is null and h.status in ('publicity', 'effective')`,
  },
  {
    name: 'a walk-in on the leader’s word counts only after the volunteer confirmed it',
    sql: `select h.id from service_hours h join participations p on p.id = h.participation_id
      where p.is_walk_in and p.in_method = 'rollCall' and p.out_method in ('rollCall', 'fixed')
        and p.volunteer_confirmed_at is null and h.status in ('publicity', 'effective')`,
  },
  {
    name: 'walk-ins fill a shift to its places and its reserve at most',
    sql: `select s.id from shifts s join participations p on p.shift_id = s.id
      where p.status in ('checkedIn', 'checkedOut', 'noCheckOut') group by s.id
      having bool_or(p.is_walk_in) and count(*) > s.capacity + greatest(2, s.capacity / 10)`,
  },
  {
    name: 'the hours of a team’s own leaders count only after a second person',
    sql: `select h.id from service_hours h join team_members m on m.team_id = h.team_id and m.volunteer_id = h.volunteer_id
      where h.status in ('publicity', 'effective') and h.approved_by is null and m.status = 'active'
        and m.member_role in ('captain', 'viceCaptain', 'manager') and m.updated_at < h.confirmed_at`,
  },
  {
    name: 'the centre accepts an entry only after the person’s word or their days, and never against it',
    sql: `select h.id from hour_entries e join service_hours h on h.id = e.hour_id
      where h.source <> 'teamEntry' or (e.answer = 'waiting' and h.status <> 'submitted')
      or (e.answer = 'denied') <> (h.status = 'rejected' and h.approved_by is null)
      or e.answered_at > e.answer_due_at`,
  },
  {
    name: 'hours of attendance that the person objected to are decided by the centre',
    sql: `select h.id from service_hours h join participations p on p.id = h.participation_id
      where p.objection is not null and h.status in ('calculated', 'publicity', 'effective') and h.approved_by is null`,
  },
];
