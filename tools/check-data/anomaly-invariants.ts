import type { Invariant } from './invariant.ts';

/** 异常看板: conclusions have a reason and come after the finding; what is looked at has ended. */
export const anomalyInvariants: readonly Invariant[] = [
  {
    name: 'a conclusion about a flag comes after it was found and says why',
    sql: `select id from anomaly_flags where decided_at < found_at or (status <> 'pending' and char_length(note) < 5)`,
  },
  {
    name: 'a flag is of the team of its activity',
    sql: `select f.id from anomaly_flags f join activities a on a.id = f.activity_id where f.team_id <> a.team_id`,
  },
  {
    name: 'the rules look at a shift after its end',
    sql: `select c.shift_id from anomaly_checks c join shifts s on s.id = c.shift_id where c.checked_at < s.ends_at`,
  },
  {
    name: 'the seed of a draw is the hash of the public root of the Monday after its week',
    sql: `select d.week from spot_draws d left join ledger_roots r on r.day = d.seed_day
      where r.day is null or d.seed <> encode(r.hash, 'hex') or d.seed_day <> d.week + 7 or d.drawn_at < r.made_at`,
  },
  {
    name: 'as many records were drawn as the draw says, and each took effect in its week',
    sql: `select d.week from spot_draws d left join spot_checks c on c.week = d.week left join service_hours h on h.id = c.hour_id
      group by d.week having count(c.hour_id) <> d.drawn_count
        or bool_or((h.effective_at at time zone 'Asia/Shanghai')::date not between d.week and d.week + 6)`,
  },
  {
    name: 'whoever looked at a drawn record had no part in it',
    sql: `select c.hour_id from spot_checks c join service_hours h on h.id = c.hour_id
      where c.by_id in (h.volunteer_id, h.entered_by, h.confirmed_by, h.approved_by)`,
  },
];
