import type { Invariant } from './invariant.ts';

/** 评价: of a service that took place, by its own people, in its days. */
export const ratingInvariants: readonly Invariant[] = [
  {
    name: 'a rating is of a service that was served, and names its people',
    sql: `select r.participation_id from ratings r join participations p on p.id = r.participation_id
      join activities a on a.id = p.activity_id
      where p.checked_in_at is null or r.volunteer_id <> p.volunteer_id or r.activity_id <> p.activity_id or r.team_id <> a.team_id`,
  },
  {
    name: 'a rating was made after the shift and is shown seven days after it',
    sql: `select r.participation_id from ratings r join participations p on p.id = r.participation_id join shifts s on s.id = p.shift_id
      where r.created_at < s.ends_at or r.shown_at <> s.ends_at + interval '7 days'`,
  },
];
