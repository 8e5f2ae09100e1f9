import type { Invariant } from './invariant.ts';

/** Pictures of activities: every one that is shown is a file of the team, held by the activity, and nothing holds what is shown nowhere. */
export const pictureInvariants: readonly Invariant[] = [
  {
    name: 'every picture that an activity shows is a file of its team that nothing ends',
    sql: `select a.id from activities a
      cross join lateral (select p->>'url' as url from jsonb_array_elements(a.pictures) p
        union select a.cover->>'src' where a.cover->>'src' is not null) shown
      left join files f on f.key = substring(shown.url from '^/files/p/([0-9a-f]{32})/1600[.]webp$')
      left join activity_files h on h.file_id = f.id and h.activity_id = a.id and h.is_shown
      where h.file_id is null or f.status <> 'attached' or f.expires_at is not null or f.purpose <> 'activityPicture'
        or f.target_type <> 'teamActivities' or f.target_id <> a.team_id`,
  },
  {
    name: 'a file that an activity holds is shown by it or by a change of it that is open',
    sql: `select h.activity_id as id from activity_files h join activities a on a.id = h.activity_id join files f on f.id = h.file_id
      where h.is_shown and position(f.key in coalesce(a.cover->>'src', '') || a.pictures::text) = 0
        or not h.is_shown and not exists (select 1 from activity_changes c where c.activity_id = a.id
          and c.status in ('pending', 'returned') and position(f.key in c.form::text) > 0)`,
  },
  {
    name: 'pictures that are public have words',
    sql: `select a.id from activities a, jsonb_array_elements(a.pictures) p
      where a.status not in ('draft', 'returned') and coalesce(p->>'alt', '') = ''`,
  },
];
