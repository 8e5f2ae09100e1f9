import type { Invariant } from './invariant.ts';

/** Questions, answers and notices on an activity. */
export const discussionInvariants: readonly Invariant[] = [
  {
    name: 'discussions have two levels, on one activity',
    sql: `select r.id from chat_posts r join chat_posts p on p.id = r.parent_id
      where p.parent_id is not null or p.activity_id <> r.activity_id`,
  },
  {
    name: 'a notice is by the team of its activity, and at most three are pinned',
    sql: `select p.id from chat_posts p join activities a on a.id = p.activity_id join teams t on t.id = a.team_id
      where p.author_kind = 'team' and p.author_id <> t.account_id
      union all select min(id) from chat_posts where is_pinned and status = 'visible' group by activity_id having count(*) > 3`,
  },
  {
    name: 'an answered question has an answer of the team, and reports are counted',
    sql: `select q.id from chat_posts q where q.answered_at is not null and q.status = 'visible'
        and not exists (select 1 from chat_posts r where r.parent_id = q.id and r.author_kind = 'team')
      union all select p.id from chat_posts p
        where p.report_count <> (select count(*) from chat_reports r where r.post_id = p.id and r.answered_at is null)`,
  },
];
