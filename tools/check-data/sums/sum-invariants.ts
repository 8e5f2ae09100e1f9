import { cameStates } from '#domains/site/contract/states.words.ts';
import type { Invariant } from '../invariant.ts';

const came = `('${cameStates.join("', '")}')`;

/** What is kept beside the rows it is counted from: for 后台首页 and 数据报表 (decision 0039), and the figures of teams. */
export const sumInvariants: readonly Invariant[] = [
  {
    name: 'the sums of a day are those of its sign-ups and hours',
    sql: `select kind, day, organisation_id, sum(value) from (
        select kind, day, organisation_id, value from day_sums_now
        union all select 'signUps', (u.created_at at time zone 'Asia/Shanghai')::date, t.organisation_id, -1
          from sign_ups u join activities a on a.id = u.activity_id join teams t on t.id = a.team_id
        union all select 'servedMinutes', h.service_on, t.organisation_id, -h.minutes
          from service_hours h join teams t on t.id = h.team_id where h.status = 'effective'
        union all select 'effectiveMinutes', (h.effective_at at time zone 'Asia/Shanghai')::date, t.organisation_id, -h.minutes
          from service_hours h join teams t on t.id = h.team_id where h.status = 'effective' and h.effective_at is not null
      ) sums group by 1, 2, 3 having sum(value) <> 0`,
  },
  {
    name: 'the tally of a shift is that of its sign-ups, attendance and hours',
    sql: `select s.id from shifts s join activities a on a.id = s.activity_id join teams t on t.id = a.team_id
        left join shift_tallies_now k on k.shift_id = s.id
      where (k.starts_at, k.organisation_id, k.activity_status) is distinct from (s.starts_at, t.organisation_id, a.status)
        or k.applied <> (select count(*) from sign_ups u where u.shift_id = s.id)
        or k.confirmed <> (select count(*) from sign_ups u where u.shift_id = s.id and u.status = 'confirmed')
        or k.attended <> (select count(*) from participations p where p.shift_id = s.id and p.status in ${came})
        or k.came <> (select count(*) from sign_ups u join participations p on p.sign_up_id = u.id
          where u.shift_id = s.id and p.status in ${came})
        or k.credited <> (select count(*) from sign_ups u join participations p on p.sign_up_id = u.id
          where u.shift_id = s.id
            and exists (select from service_hours h where h.participation_id = p.id and h.status in ('publicity', 'effective')))`,
  },
  {
    name: 'every team has its figures, counted or not',
    sql: `select t.id from teams t where not exists (select from team_figures f where f.team_id = t.id)`,
  },
  {
    name: 'figures of teams are counted from rows that are there',
    sql: `select f.team_id from team_figures f where f.member_count > (select count(*) from team_members m where m.team_id = f.team_id and m.joined_at is not null)`,
  },
];
