import { type RawBuilder, sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import { liveSignUpStates } from '#domains/site/contract/states.words.ts';
import { type TimelineKind, timelineKinds } from '../contract/timeline.words.ts';

/** Where a fact stands: instant, place of its kind among those of one instant, id of the row it was read from. */
export type FactKey = { at: Date; step: number; id: number };
export type FactRow = FactKey & {
  kind: TimelineKind;
  /** Null where the fact is about a visit of a job. */
  activityId: number | null;
  assignmentId: number | null;
  title: string;
  /** By which method, or with which code of a cancel. */
  how: string | null;
  reason: string | null;
  minutes: number | null;
  /** Minutes before an adjustment. */
  before: number | null;
  /** The instant that the fact is about: end of an offer, a fixed sign-out, end of 公示, start of the new shift. */
  about: Date | null;
  /** Post of the shift that a sign-up was moved to. */
  post: string | null;
};
type Wish = { volunteerId: number; after: FactKey | undefined; limit: number };

/** Order of the kinds, for facts of one instant. */
const kinds: string[] = [...timelineKinds];
const since = (
  { after }: Wish,
  column: 'u.created_at' | 'p.created_at' | 'h.created_at' | 'l.at' | 'e.at',
) => (after ? raw`and ${raw.ref(column)} <= ${after.at}` : raw``);

/** The newest facts of one branch behind the cursor; a fact without instant or kind did not happen. */
const newest = (facts: RawBuilder<unknown>, { after, limit }: Wish) => raw`
(select f.* from (
  select g.*, array_position(${kinds}::text[], g.kind) as step from (${facts}) g
) f
where f.at is not null and f.kind is not null
  ${after ? raw`and (f.at, f.step, f.id) < (${after.at}::timestamptz, ${after.step}::int, ${after.id}::bigint)` : raw``}
order by f.at desc, f.step desc, f.id desc limit ${limit})`;

/** What a sign-up keeps of itself: its beginning, its confirmation, its end. */
const signUpFacts = (wish: Wish) => raw`
  select f.at, f.kind, u.id, u.activity_id, null::bigint as assignment_id, null::text as named, f.how, f.reason, null::int as minutes, null::int as before,
    null::timestamptz as about, null::text as post
  from sign_ups u cross join lateral (values
    (u.created_at,
      case when u.decided_at = u.created_at or (u.decided_at is null and u.status in ('confirmed', 'cancelled')) then 'signedUp'
        when u.queued_at is not null and u.decided_by is null then 'queued' else 'applied' end, null, null),
    (case when u.status in ('confirmed', 'cancelled') and u.decided_at > u.created_at then u.decided_at end,
      case when u.source = 'waitlist' then 'promoted' else 'approved' end, null, null),
    (case u.status when 'rejected' then u.decided_at when 'cancelled' then u.cancelled_at else u.updated_at end,
      case when u.status = 'cancelled' and u.is_late_cancel then 'cancelledLate'
        when not ${isOneOf(raw`u.status`, liveSignUpStates)} then u.status end,
      u.cancel_code, u.status_reason)
  ) f (at, kind, how, reason)
  where u.volunteer_id = ${wish.volunteerId} ${since(wish, 'u.created_at')}`;

/**
 * Steps that a sign-up has forgotten since, from its audit lines: offers, turns in the queue, another shift. A confirmation
 * is forgotten once the sign-up was removed or made void.
 */
const passingFacts = (wish: Wish) => raw`
  select l.at, case
      when l.action = 'offerPlace' then 'offered'
      when l.action = 'expireOffer' then 'offerExpired'
      when l.action = 'moveSignUp' then 'moved'
      when l.detail ->> 'to' = 'waitlisted' then 'putInQueue'
      when u.status not in ('removed', 'void') then null
      when l.detail ->> 'to' = 'confirmed' then 'approved'
      when l.action = 'promoteWaiting' or l.detail ->> 'answer' = 'accept' then 'promoted' end as kind,
    l.id, u.activity_id, null::bigint as assignment_id, null::text as named, null::text as how, case when l.action = 'moveSignUp' then l.reason end as reason,
    null::int as minutes, null::int as before,
    case when l.action = 'moveSignUp' then s.starts_at
      when l.action = 'offerPlace' and u.status = 'offered' and l.at >= u.queued_at then u.offer_expires_at end as about,
    s.post_name as post
  from sign_ups u cross join lateral (
    select l.* from audit_log l where l.target_type = 'signUp' and l.target_id = u.id ${since(wish, 'l.at')}
      and l.action in ('offerPlace', 'expireOffer', 'moveSignUp', 'decideApplications', 'promoteWaiting', 'answerOffer', 'answerActionLink')
    order by l.at desc, l.id desc limit ${wish.limit}
  ) l left join shifts s on s.id = (l.detail ->> 'toShiftId')::bigint
  where u.volunteer_id = ${wish.volunteerId} ${since(wish, 'u.created_at')}`;

/** The steps of the days of service; a fixed sign-out says its time unless it was taken back. */
const attendanceFacts = (wish: Wish) => raw`
  select e.at, e.kind, e.id, p.activity_id, null::bigint as assignment_id, null::text as named, e.how, e.reason, null::int as minutes, null::int as before, e.about, null::text as post
  from participations p cross join lateral (
    (select e.at, e.id, e.method as how, e.reason,
      case e.kind when 'in' then case when p.is_walk_in then 'walkedIn' else 'checkedIn' end
        when 'out' then 'checkedOut' when 'fix' then 'checkOutFixed' when 'undo' then 'checkOutUndone' when 'undone' then 'attendanceUndone'
        when 'confirm' then 'attendanceConfirmed' else e.kind end as kind,
      case when e.kind = 'fix' and not exists (select 1 from attendance_events o
        where o.participation_id = p.id and o.kind in ('undo', 'undone') and o.id > e.id) then p.checked_out_at end as about
    from attendance_events e where e.participation_id = p.id ${since(wish, 'e.at')}
    order by e.id desc limit ${wish.limit})
    union all
    select p.updated_at, p.id, null, null, 'noCheckOut', null where p.status = 'noCheckOut'
  ) e
  where p.volunteer_id = ${wish.volunteerId} ${since(wish, 'p.created_at')}`;

/** The way of a record of hours; who confirmed it puts it into 公示 at once, or the centre does later. */
const hourFacts = (wish: Wish) => raw`
  select f.at, f.kind, h.id, h.activity_id, h.assignment_id, h.activity_title as named, null::text as how, f.reason, f.minutes, null::int as before, f.about, null::text as post
  from service_hours h cross join lateral (values
    (h.created_at, case h.source when 'attendance' then 'hoursComputed' when 'jobReport' then 'hoursComputed' when 'ownClaim' then 'hoursClaimed' else 'hoursEntered' end,
      case when h.source in ('attendance', 'jobReport') then h.calculated_minutes else h.minutes end,
      case h.source when 'teamEntry' then h.reason end, null::timestamptz),
    (case when h.publicity_starts_at is distinct from h.confirmed_at then h.confirmed_at end, 'hoursConfirmed', h.minutes,
      null, null),
    (h.publicity_starts_at, case when h.publicity_starts_at = h.confirmed_at then 'hoursPublic' else 'hoursApproved' end,
      h.minutes, null, h.publicity_ends_at),
    (h.effective_at, 'hoursEffective', h.minutes, null, null),
    (h.updated_at, case h.status when 'rejected' then 'hoursRejected' when 'voided' then 'hoursVoided' end, h.minutes,
      coalesce(h.decision_note, h.objection_answer), null)
  ) f (at, kind, minutes, reason, about)
  where h.volunteer_id = ${wish.volunteerId} and h.source <> 'reversal' ${since(wish, 'h.created_at')}`;

/** What a record of hours has forgotten since, from its audit lines: adjustments, objections and what became of them. */
const hourChangeFacts = (wish: Wish) => raw`
  select l.at, case l.action when 'adjustHour' then 'hoursAdjusted' when 'objectHour' then 'hoursDisputed'
      else 'objectionAnswered' end as kind,
    l.id, h.activity_id, h.assignment_id, h.activity_title as named, null::text as how, l.reason, coalesce((l.detail ->> 'after')::int, h.minutes) as minutes,
    case l.action when 'adjustHour' then (l.detail ->> 'before')::int end as before, null::timestamptz as about, null::text as post
  from service_hours h cross join lateral (
    select l.* from audit_log l where l.target_type = 'serviceHour' and l.target_id = h.id ${since(wish, 'l.at')}
      and (l.action in ('adjustHour', 'objectHour')
        or (l.action = 'decideHour' and l.detail ->> 'before' = 'disputed' and l.detail ->> 'verdict' = 'approve'))
    order by l.at desc, l.id desc limit ${wish.limit}
  ) l
  where h.volunteer_id = ${wish.volunteerId} ${since(wish, 'h.created_at')}
    and (h.entered_by is not null or h.objection is not null)`;

/**
 * The newest facts of one person behind the cursor. Every branch walks this person's rows by an index and is cut before the
 * branches meet; a fact is told by one branch only.
 */
export const timelineFacts = (
  wish: Wish,
) => raw<FactRow>`select f.*, coalesce(a.title, f.named) as title from (
${raw.join(
  [signUpFacts, passingFacts, attendanceFacts, hourFacts, hourChangeFacts].map((facts) =>
    newest(facts(wish), wish),
  ),
  raw` union all `,
)}
) f left join activities a on a.id = f.activity_id
order by f.at desc, f.step desc, f.id desc limit ${wish.limit}`;
