import type { Invariant } from './invariant.ts';

/** 变更和再次确认: who is asked has a place in what changed, and a sign-up is when its shift is. */
export const changeInvariants: readonly Invariant[] = [
  {
    name: 'a live sign-up begins and ends with its shift',
    sql: `select u.id from sign_ups u join shifts s on s.id = u.shift_id
      where u.status in ('pending', 'confirmed', 'waitlisted', 'offered')
        and (u.starts_at, u.ends_at) <> (s.starts_at, s.ends_at)`,
  },
  {
    name: 'a question is about a change of its activity that has passed, and was asked after it',
    sql: `select r.sign_up_id from reconfirmations r join sign_ups u on u.id = r.sign_up_id
      join activity_changes c on c.id = r.change_id
      where c.activity_id <> u.activity_id or c.status <> 'passed' or r.asked_at < c.decided_at`,
  },
  {
    name: 'a question can be answered for 48 hours at most, and was answered by who signed up before the change',
    sql: `select r.sign_up_id from reconfirmations r join sign_ups u on u.id = r.sign_up_id
      join activity_changes c on c.id = r.change_id
      where r.expires_at > r.asked_at + interval '48 hours' or r.expires_at < r.asked_at
        or u.created_at > c.decided_at or r.answered_at < r.asked_at`,
  },
  {
    name: 'who left because the activity changed has no late cancel',
    sql: `select r.sign_up_id from reconfirmations r join sign_ups u on u.id = r.sign_up_id
      where r.answer = 'leave' and (u.status <> 'cancelled' or u.is_late_cancel)`,
  },
  {
    name: 'what a team wrote about or to a person is of its own sign-ups, and not before they signed up',
    sql: `select n.id from person_notes n join sign_ups u on u.id = n.sign_up_id join activities a on a.id = u.activity_id
      where a.team_id <> n.team_id or u.volunteer_id <> n.volunteer_id or n.created_at < u.created_at`,
  },
  {
    name: 'a team writes to one person three times a day at most',
    sql: `select team_id from person_notes where kind = 'message'
      group by team_id, volunteer_id, (created_at at time zone 'Asia/Shanghai')::date having count(*) > 3`,
  },
];
