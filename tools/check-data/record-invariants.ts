import type { Invariant } from './invariant.ts';

/** 培训与表彰: entered by somebody else about what was, and never lost. */
export const recordInvariants: readonly Invariant[] = [
  {
    name: 'a training or an award is entered after its day, by somebody who is not the person',
    sql: `select id from record_entries where entered_by = volunteer_id
      or held_on > (created_at at time zone 'Asia/Shanghai')::date`,
  },
  {
    name: 'an objection comes after the entry and its answer after the objection',
    sql: `select id from record_entries where objected_at < created_at or answered_at < objected_at`,
  },
  {
    name: 'what is entered together says who entered it',
    sql: `select batch_id from record_entries group by batch_id
      having count(distinct coalesce(team_id, 0)) > 1 or count(distinct entered_by) > 1`,
  },
  {
    name: 'a star rests on hours that were effective when it was awarded, and was public for three days',
    sql: `select s.id from star_awards s where s.awarded_at is not null and (
      s.awarded_minutes < s.asked_minutes or s.awarded_at < s.publicity_ends_at
      or s.publicity_ends_at < s.confirmed_at + interval '3 days' or s.confirmed_at < s.counted_at
      or coalesce((select sum(h.minutes) from service_hours h where h.volunteer_id = s.volunteer_id
        and h.status in ('effective', 'voided') and h.effective_at <= s.awarded_at), 0) < s.asked_minutes)`,
  },
  {
    name: 'a star is marked short after its award; of two the first confirms after it was found, and is neither its person nor the second',
    sql: `select id from star_awards where short_since < awarded_at or first_confirmed_at < counted_at
      or first_confirmed_by in (volunteer_id, confirmed_by) or confirmed_at < first_confirmed_at`,
  },
  {
    name: 'each star asks for more than the one before, and two people confirm the highest',
    sql: `select level from (select level, min_minutes, needs_city,
        lag(min_minutes) over (order by level) as before, lag(needs_city) over (order by level) as before_needs from star_levels) l
      where min_minutes <= before or (before_needs and not needs_city) or (level = 5 and not needs_city)`,
  },
  {
    name: 'nobody is a candidate for a star at or below one that they had when they were found',
    sql: `select c.id from star_awards c join star_awards s on s.volunteer_id = c.volunteer_id and s.state = 'awarded'
      and s.id <> c.id and s.level >= c.level and s.awarded_at <= c.counted_at
      where c.state in ('candidate', 'publicity', 'objected')`,
  },
  {
    name: 'nobody confirms their own star, or answers about it',
    sql: `select id from star_awards where confirmed_by = volunteer_id or answered_by in (volunteer_id, objector_id)
      or objector_id = volunteer_id`,
  },
];
