import { type RawBuilder, sql as raw } from 'kysely';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import type {
  ActivityStatus,
  MinorPolicy,
  RecruitScope,
  WaitlistMode,
} from '../contract/activities.words.ts';

/** What every list reads of an activity `a`, its area and its shifts. */
export type HeadRow = {
  id: number;
  activityNo: string;
  title: string;
  summary: string;
  category: CategoryKey;
  area: string | null;
  areaName: string | null;
  placeName: string;
  startsAt: Date | null;
  endsAt: Date | null;
  signUpOpensAt: Date | null;
  signUpClosesAt: Date | null;
  waitlistMode: WaitlistMode;
  status: ActivityStatus;
  cover: unknown;
  capacity: number;
  takenCount: number;
  shiftCount: number;
  minNeeded: number;
  placesLeft: number;
  nextId: number | null;
  nextPostName: string | null;
  nextStartsAt: Date | null;
  nextEndsAt: Date | null;
  nextBreakMinutes: number | null;
};

export type TeamBriefRow = {
  teamId: number;
  teamName: string;
  teamShortName: string;
  teamCategory: string;
  teamSealChar: string | null;
};

export type CardRow = HeadRow &
  TeamBriefRow & {
    lng: number | null;
    lat: number | null;
    minorPolicy: MinorPolicy;
    recruitScope: RecruitScope;
  };

/** Columns of `HeadRow`; needs the joins of `headJoins`. */
export const headColumns: RawBuilder<unknown> = raw`a.id, a.activity_no, a.title, a.summary, a.category, a.area,
  ar.name as area_name, a.place_name, a.starts_at, a.ends_at, a.sign_up_opens_at, a.sign_up_closes_at,
  a.waitlist_mode, a.status, a.cover, a.capacity, a.taken_count, s.shift_count, s.min_needed, s.places_left,
  n.id as next_id, n.post_name as next_post_name, n.starts_at as next_starts_at, n.ends_at as next_ends_at,
  n.break_minutes as next_break_minutes`;

export const teamBriefColumns: RawBuilder<unknown> = raw`t.id as team_id, t.name as team_name,
  t.short_name as team_short_name, t.category as team_category, t.seal_char as team_seal_char`;

export const cardColumns: RawBuilder<unknown> = raw`${headColumns}, a.lng, a.lat, a.minor_policy, a.recruit_scope,
  ${teamBriefColumns}`;

/** The first shift of `a` that is not over, else the last one: the shift that a card shows. */
export const nextShift = (columns: RawBuilder<unknown>, now: Date): RawBuilder<unknown> =>
  raw`select ${columns} from shifts where activity_id = a.id
  order by ends_at <= ${now}, case when ends_at > ${now} then starts_at end, starts_at desc, id limit 1`;

/** Area, sums over the shifts and the shift that the card shows, for each row of `a`. */
export const headJoins = (now: Date): RawBuilder<unknown> => raw`
left join areas ar on ar.code = a.area
cross join lateral (
  select count(*)::int as shift_count, coalesce(sum(min_needed), 0)::int as min_needed,
    coalesce(sum(capacity - taken_count) filter (where status = 'open'
      and coalesce(closes_at, starts_at) > ${now}), 0)::int as places_left
  from shifts where activity_id = a.id
) s
left join lateral (
  ${nextShift(raw`id, post_name, starts_at, ends_at, break_minutes`, now)}
) n on true`;
