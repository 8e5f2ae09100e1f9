import type { Invariant } from './invariant.ts';

/** 收藏、关注和开放提醒: only of what was there for the public, and a wish waits only while it can come true. */
export const followInvariants: readonly Invariant[] = [
  {
    name: 'what is kept or waited for was published before',
    sql: `select f.activity_id from favourites f join activities a on a.id = f.activity_id where a.published_at is null or f.created_at < a.published_at
      union all select r.activity_id from opening_reminders r join activities a on a.id = r.activity_id where a.published_at is null or r.created_at < a.published_at`,
  },
  {
    name: 'an opening reminder was asked for before sign-up opened',
    sql: `select r.activity_id from opening_reminders r join activities a on a.id = r.activity_id
      where a.sign_up_opens_at is null or r.created_at >= a.sign_up_opens_at`,
  },
  {
    name: 'nobody keeps, follows or waits for more than the bounds allow',
    sql: `select volunteer_id from favourites group by volunteer_id having count(*) > 500
      union all select volunteer_id from team_follows group by volunteer_id having count(*) > 200
      union all select volunteer_id from opening_reminders group by volunteer_id having count(*) > 100`,
  },
];
