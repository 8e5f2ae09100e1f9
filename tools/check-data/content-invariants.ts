import type { Invariant } from './invariant.ts';

/** What is written to be read: news with their reviews, and that everything public can be found. */
export const contentInvariants: readonly Invariant[] = [
  {
    name: 'who leads an activity has been a member of its team',
    sql: `select l.activity_id as id from activity_leaders l join activities a on a.id = l.activity_id
      where not exists (select 1 from team_members m where m.team_id = a.team_id and m.volunteer_id = l.volunteer_id and m.joined_at is not null)`,
  },
  {
    name: 'posts of an activity under review or public are told apart by their names',
    sql: `select id from activities where status not in ('draft', 'returned')
      and (select count(*) <> count(distinct p ->> 'name') or bool_or(p ->> 'name' = '') from jsonb_array_elements(posts) p)`,
  },
  {
    name: 'answers of a sign-up are words, each to a question that is told once',
    sql: `select id from sign_ups where answers <> '[]'
      and (select count(*) <> count(distinct e ->> 'question') or bool_or(coalesce(e ->> 'question', '') = '' or coalesce(e ->> 'answer', '') = '')
        from jsonb_array_elements(answers) e)`,
  },
  {
    name: 'every news item has revisions in line with its state',
    sql: `select n.id from news_items n where not exists (select 1 from news_revisions r where r.news_id = n.id)
      union all select n.id from news_items n where n.status in ('published', 'scheduled')
        and not exists (select 1 from news_revisions r where r.news_id = n.id and r.status = 'passed')
      union all select n.id from news_items n where n.status in ('draft', 'pending', 'pending2', 'returned') and n.deleted_at is null
        and not exists (select 1 from news_revisions r where r.news_id = n.id and r.status = n.status)
      union all select n.id from news_items n left join news_revisions r on r.news_id = n.id and r.status in ('draft', 'pending', 'pending2', 'returned')
        where n.status = 'published' and n.revision_status is distinct from r.status`,
  },
  {
    name: 'what waits for a reviewer says since when',
    sql: `select id from news_items where (status in ('pending', 'pending2') or revision_status in ('pending', 'pending2')) <> (submitted_at is not null)`,
  },
  {
    name: 'what teams wrote and is public was reviewed, twice where the category asks for it, by nobody who wrote it',
    sql: `select n.id from news_items n join news_revisions r on r.news_id = n.id and r.status = 'passed' join news_categories c on c.id = n.category_id
      where (n.team_id is not null and r.first_reviewer_id is null) or (c.review_levels = 2 and n.status = 'published' and r.final_reviewer_id is null)
      or r.first_reviewer_id = any (r.writer_ids) or r.final_reviewer_id = any (r.writer_ids) or r.first_reviewer_id = r.final_reviewer_id`,
  },
  {
    name: 'news categories have two levels, and nothing is on below a switched-off one',
    sql: `select c.id from news_categories c join news_categories p on p.id = c.parent_id where p.parent_id is not null or (c.is_enabled and not p.is_enabled)`,
  },
  {
    name: 'every published activity can be found by search',
    sql: `select a.id from activities a left join activity_search s on s.activity_id = a.id where a.status = 'published' and s.activity_id is null`,
  },
  {
    name: 'every active team and every published news item can be found by search',
    sql: `select t.id from teams t left join team_search s on s.team_id = t.id where t.status = 'active' and s.team_id is null
      union all select n.id from news_items n left join news_search s on s.news_id = n.id where n.status = 'published' and s.news_id is null`,
  },
];
