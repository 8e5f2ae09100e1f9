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
    sql: `select s.id from star_awards s join star_levels l on l.level = s.level where s.awarded_at is not null and (
      s.awarded_minutes < l.min_minutes or s.awarded_at < s.publicity_ends_at
      or s.publicity_ends_at < s.confirmed_at + interval '3 days' or s.confirmed_at < s.counted_at
      or coalesce((select sum(h.minutes) from service_hours h where h.volunteer_id = s.volunteer_id
        and h.status in ('effective', 'voided') and h.effective_at <= s.awarded_at), 0) < l.min_minutes)`,
  },
  {
    name: 'nobody confirms their own star, or answers about it',
    sql: `select id from star_awards where confirmed_by = volunteer_id or answered_by in (volunteer_id, objector_id)
      or objector_id = volunteer_id`,
  },
];
