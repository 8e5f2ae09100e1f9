import type { Invariant } from './invariant.ts';

/** 换班与顶班: a place changes hands once and whole. */
export const coverInvariants: readonly Invariant[] = [
  {
    name: 'a request for cover is of the sign-up’s person, shift and activity',
    sql: `select q.id from cover_requests q join sign_ups u on u.id = q.sign_up_id
      where (q.asker_id, q.shift_id, q.activity_id) <> (u.volunteer_id, u.shift_id, u.activity_id)`,
  },
  {
    name: 'a place that changed hands ended as 已换人, and the other’s sign-up is of the same shift',
    sql: `select q.id from cover_requests q join sign_ups u on u.id = q.sign_up_id join sign_ups w on w.id = q.taker_sign_up_id
      where q.status = 'done' and (u.status <> 'swapped' or w.source <> 'swap' or w.shift_id <> u.shift_id or w.volunteer_id <> q.taker_id)`,
  },
  {
    name: 'a sign-up that is 已换人 or came by a change of people has its request',
    sql: `select u.id from sign_ups u where (u.status = 'swapped' and not exists
        (select 1 from cover_requests q where q.sign_up_id = u.id and q.status = 'done'))
      or (u.source = 'swap' and not exists (select 1 from cover_requests q where q.taker_sign_up_id = u.id))`,
  },
  {
    name: 'nobody is asked to cover for themselves, nor twice within a week',
    sql: `select k.request_id from cover_asks k join cover_requests q on q.id = k.request_id where k.volunteer_id = q.asker_id
      union all select k.request_id from cover_asks k join cover_asks o on o.volunteer_id = k.volunteer_id and o.request_id <> k.request_id
        and k.asked_at >= o.asked_at and k.asked_at < o.asked_at + interval '7 days'`,
  },
];
