import { highestSubsidyYuan, titleWords } from '#domains/activities/server/publish/lint-wording.rules.ts';
import { liveSignUpStates, openHourStates, placeHoldingStates } from '#domains/site/contract/states.words.ts';
import type { Invariant } from './invariant.ts';
import { roomInvariants } from './room-invariants.ts';

const listed = (words: readonly string[]): string => `(${words.map((word) => `'${word}'`).join(', ')})`;
const holding = listed(placeHoldingStates);
const live = listed(liveSignUpStates);
const published = `('published', 'suspended', 'settling', 'publicity', 'closed', 'cancelled')`;

/** What must always hold, whoever wrote the rows: people's own acts, background work, the demo city. */
export const invariants: readonly Invariant[] = [
  {
    name: 'places taken of a shift equal the people of the sign-ups that hold some',
    sql: `select s.id, s.taken_count, sum(u.party_size) from shifts s left join sign_ups u on u.shift_id = s.id and u.status in ${holding}
      group by s.id having s.taken_count <> coalesce(sum(u.party_size), 0)`,
  },
  {
    name: 'minors who come along are brought by an adult',
    sql: `select u.id from sign_ups u join volunteers v on v.id = u.volunteer_id where v.birth_on > (u.starts_at at time zone 'Asia/Shanghai')::date - interval '18 years'
      and exists (select 1 from jsonb_array_elements(u.companions) c where (c ->> 'age')::integer < 18)`,
  },
  {
    name: 'people waiting for a shift equal its waiting sign-ups',
    sql: `select s.id, s.wait_count, count(u.id) from shifts s left join sign_ups u on u.shift_id = s.id and u.status = 'waitlisted'
      group by s.id having s.wait_count <> count(u.id)`,
  },
  {
    name: 'a volunteer bears the number of their account',
    sql: `select id from volunteers where id <> account_id`,
  },
  {
    name: 'no shift is oversold',
    sql: `select id from shifts where taken_count > capacity or taken_count < 0`,
  },
  {
    name: 'capacity and places taken of an activity are the sums of its shifts',
    sql: `select a.id from activities a left join shifts s on s.activity_id = a.id and s.status <> 'cancelled'
      where a.status <> 'cancelled' group by a.id
      having a.capacity <> coalesce(sum(s.capacity), 0) or a.taken_count <> coalesce(sum(s.taken_count), 0)`,
  },
  {
    name: 'the times of day of an activity are those of its shifts',
    sql: `select a.id from activities a left join shifts s on s.activity_id = a.id group by a.id
      having a.day_parts <> coalesce(bit_or(case
        when extract(hour from s.starts_at at time zone 'Asia/Shanghai') < 12 then 1
        when extract(hour from s.starts_at at time zone 'Asia/Shanghai') < 18 then 2 else 4 end) filter (where s.id is not null), 0)`,
  },
  {
    name: 'the span of an activity is that of its shifts',
    sql: `select a.id from activities a join shifts s on s.activity_id = a.id where a.status <> 'draft' group by a.id
      having a.starts_at <> min(s.starts_at) or a.ends_at <> max(s.ends_at)`,
  },
  {
    name: 'sign-up to a shift closes as many hours before it as it says itself, or its activity',
    sql: `select s.id from shifts s join activities a on a.id = s.activity_id
      where extract(epoch from s.starts_at - coalesce(s.closes_at, s.starts_at))
        <> 3600 * coalesce(s.closes_hours, a.shift_closes_hours)`,
  },
  {
    name: 'nobody holds two places at the same time',
    sql: `select u.id, w.id from sign_ups u join sign_ups w on w.volunteer_id = u.volunteer_id and w.id > u.id
      and w.starts_at < u.ends_at and w.ends_at > u.starts_at where u.status in ${holding} and w.status in ${holding}`,
  },
  {
    name: 'a sign-up belongs to the activity of its shift and carries its times while it is open',
    sql: `select u.id from sign_ups u join shifts s on s.id = u.shift_id
      where u.activity_id <> s.activity_id or (u.status in ${live} and (u.starts_at <> s.starts_at or u.ends_at <> s.ends_at))`,
  },
  {
    name: 'nobody is signed up for what is not public',
    sql: `select u.id from sign_ups u join activities a on a.id = u.activity_id where a.status in ('draft', 'pending', 'returned')
      or (a.status = 'cancelled' and u.status in ${live})`,
  },
  {
    name: 'only offers have an end, and every offer has one',
    sql: `select id from sign_ups where (status = 'offered') <> (offer_expires_at is not null)`,
  },
  {
    name: 'a refusal says why',
    sql: `select id from sign_ups where status in ('rejected', 'removed') and coalesce(status_reason, '') = ''`,
  },
  {
    name: 'nothing happens to a sign-up, an attendance or a record of hours before it is there',
    sql: `select id from sign_ups where least(decided_at, cancelled_at, updated_at) < created_at
      union all select e.id from attendance_events e join participations p on p.id = e.participation_id where e.at < p.created_at
      union all select id from service_hours where least(confirmed_at, publicity_starts_at, effective_at, updated_at) < created_at`,
  },
  {
    name: 'computed hours come from a complete time and are not longer than it',
    sql: `select h.id from service_hours h left join participations p on p.id = h.participation_id where h.source = 'attendance'
      and (p.id is null or p.status <> 'checkedOut' or h.calculated_minutes > ceil(extract(epoch from p.checked_out_at - p.checked_in_at) / 60))`,
  },
  {
    name: 'a record is 1 to 480 minutes on one Shanghai day',
    sql: `select id from service_hours where source not in ('reversal', 'correction') and (minutes < 1 or minutes > 480
      or service_on <> (starts_at at time zone 'Asia/Shanghai')::date
      or service_on <> ((ends_at - interval '1 millisecond') at time zone 'Asia/Shanghai')::date)`,
  },
  {
    name: 'a complete time of a minute or more has its hours',
    sql: `select p.id from participations p join shifts s on s.id = p.shift_id where p.status = 'checkedOut'
      and least(p.checked_out_at, s.ends_at) - greatest(p.checked_in_at, s.starts_at) > make_interval(mins => s.break_minutes + 2)
      and not exists (select 1 from service_hours h where h.participation_id = p.id)`,
  },
  {
    name: 'raised hours and grades C and D count only after a second person',
    sql: `select id from service_hours where status in ('publicity', 'effective') and approved_by is null
      and (minutes > calculated_minutes or evidence_grade in ('C', 'D'))`,
  },
  {
    name: 'who enters hours does not approve them',
    sql: `select id from service_hours where approved_by is not null and approved_by = entered_by`,
  },
  {
    name: 'hours take effect only after their 公示',
    sql: `select id from service_hours where status = 'effective' and (publicity_ends_at is null or effective_at is null or effective_at < publicity_ends_at)`,
  },
  {
    name: 'a closed activity has no open hours',
    sql: `select a.id from activities a join service_hours h on h.activity_id = a.id where a.status = 'closed'
      and h.source <> 'correction' and h.status in ${listed(openHourStates)}`,
  },
  {
    name: 'an activity that left the draft has a risk notice, a team in office and a shift',
    sql: `select a.id from activities a where a.status not in ('draft') and (length(a.risk_notice) < 10
      or not exists (select 1 from shifts s where s.activity_id = a.id))`,
  },
  {
    name: 'risky activities are insured',
    sql: `select id from activities where status not in ('draft', 'returned') and risk_level <> 'low' and policy_no = ''`,
  },
  {
    name: 'what the linter holds back is public only with the release of the centre',
    sql: `select a.id from activities a, regexp_matches(a.title, '${titleWords.source}', 'g') word
      where a.status in ${published} and not exists (select 1 from activity_releases r
        where r.activity_id = a.id and r.code = 'titleWords' and r.words = word[1])
      union all select a.id from activities a, regexp_matches(a.subsidy, '([0-9]+(?:\\.[0-9]+)?)\\s*(?:元|块)', 'g') pay
      where a.status in ${published} and pay[1]::numeric > ${highestSubsidyYuan} and not exists (select 1 from activity_releases r
        where r.activity_id = a.id and r.code = 'pay' and r.words = a.subsidy)`,
  },
  {
    name: 'what waits for a release says why the team asks for it',
    sql: `select id from activities where status = 'pending' and release_count > 0 and char_length(release_ground) < 10`,
  },
  {
    name: 'a credit event names a sign-up of its person',
    sql: `select c.id from credit_events c join sign_ups u on u.id = c.sign_up_id where u.volunteer_id <> c.volunteer_id
      union all
      select id from credit_events where appealed_at is not null and (appealed_at < created_at or appealed_at > created_at + interval '7 days' or appeal_due_at < appealed_at)
      union all
      select id from credit_events where decided_at is not null and (decided_at < appealed_at or status = 'appealed')`,
  },
  {
    name: 'a team has one captain at most, who is in it',
    sql: `select team_id from team_members where member_role = 'captain' and status in ('active', 'paused') group by team_id having count(*) > 1`,
  },
  {
    name: 'a team with members in office has a captain',
    sql: `select t.id from teams t where t.status in ('active', 'suspended')
      and (select count(*) from team_members m where m.team_id = t.id and m.status = 'active' and m.volunteer_id is not null) > 10
      and not exists (select 1 from team_members m where m.team_id = t.id and m.member_role = 'captain' and m.status in ('active', 'paused'))`,
  },
  {
    name: 'nobody is twice in a team',
    sql: `select team_id, volunteer_id from team_members where volunteer_id is not null and status in ('applied', 'invited', 'active', 'paused')
      group by team_id, volunteer_id having count(*) > 1`,
  },
  {
    name: 'a membership carries what its state needs',
    sql: `select id from team_members where (status in ('active', 'paused', 'offline') and joined_at is null)
      or (status = 'invited' and invited_until is null) or (status = 'rejected' and coalesce(reject_reason, '') = '')
      or (status = 'removed' and coalesce(leave_reason, '') = '') or (status = 'offline' and (volunteer_id is not null or mobile_hash is null))
      or (status <> 'offline' and volunteer_id is null and status <> 'removed')`,
  },
  {
    name: 'phones of people without an account are kept encrypted',
    sql: `select id from team_members where mobile_cipher ~ '1[3-9][0-9]{9}' or id_cipher ~ '[0-9]{17}'`,
  },
  {
    name: 'dissolved teams have no open activity',
    sql: `select t.id from teams t join activities a on a.team_id = t.id where t.status = 'dissolved' and a.status in ('pending', 'published', 'suspended', 'settling')`,
  },
  {
    name: 'accounts stand for rows of their kind',
    sql: `select c.id from accounts c left join volunteers v on c.user_type = 2 and v.id = c.subject_id and v.account_id = c.id
      left join teams t on c.user_type = 1 and t.id = c.subject_id and t.account_id = c.id
      where (c.user_type = 2 and v.id is null) or (c.user_type = 1 and t.id is null)`,
  },
  {
    name: 'a one-time link belongs to whom it answers for, and an open offer has one to come',
    sql: `select l.id from action_links l left join sign_ups u on u.id = l.target_id
      where l.kind = 'offer' and (u.id is null or u.volunteer_id <> l.account_id)`,
  },
  {
    name: 'a bulk message reached no more people than it counted messages, and ended',
    sql: `select b.id from bulk_messages b left join messages m on m.bulk_id = b.id
      group by b.id having count(m.id) > b.sent_count or (b.status = 'sent') <> (b.finished_at is not null)`,
  },
  {
    name: 'nobody gets a message that a setting keeps away',
    sql: `select m.id from messages m join message_preferences p on p.account_id = m.account_id and p.channel = 'site'
      and p.category = m.category and not p.is_on where p.category in ('system', 'security')`,
  },
  {
    name: 'ID numbers are kept encrypted, and a verified one has its hash and its mask',
    sql: `select id from volunteers where (id_cipher is null) <> (id_hash is null) or (id_cipher is null) <> (id_masked is null)
        or id_cipher ~ '^[0-9]{6}' or address_cipher ~ '[一-龥]' or emergency_cipher ~ '1[3-9][0-9]{9}'`,
  },
  {
    name: 'a decided check or change of a team names who decided, unless the system did or it was taken back',
    sql: `select id from real_name_checks where status = 'rejected' and (decided_by is null or reason is null)
      union all select id from team_changes where status in ('passed', 'rejected') and decided_by is null`,
  },
  {
    name: 'a file belongs to something or will be removed',
    sql: `select id from files where status = 'temporary' and expires_at is null`,
  },
  {
    name: 'phone numbers are kept encrypted',
    sql: `select id from accounts where (mobile_cipher is null) <> (mobile_hash is null) or mobile_cipher ~ '1[3-9][0-9]{9}'`,
  },
  {
    name: 'roles made by a centre hold nothing of security or audit, and no role combines two administrators',
    sql: `select id from roles where not is_builtin and permissions && array['security.edit', 'audit.read']
      union all select id from roles
        where (permissions && array['accounts.edit', 'roles.edit', 'site.edit'])::int + ('security.edit' = any(permissions))::int
          + ('audit.read' = any(permissions))::int > 1`,
  },
  {
    name: 'staff who see their own organisation belong to one',
    sql: `select c.id from accounts c join roles r on r.id = c.role_id
      where c.user_type = 3 and r.data_scope = 'organisation' and c.organisation_id is null`,
  },
  {
    name: 'a restriction has an end, and a stopped volunteer cannot log in',
    sql: `select v.id from volunteers v join accounts c on c.id = v.account_id
      where (v.status = 'restricted') <> (v.restricted_until is not null) or (v.status = 'frozen' and c.status not in ('disabled', 'closed'))`,
  },
  {
    name: 'no menu entry is changed into nothing: every shell has one that everybody of it sees',
    sql: `select client from (values ('staff'), ('team'), ('volunteer')) as shells (client)
      where exists (select 1 from menus m where m.client = shells.client) and not exists (
        select 1 from menus m where m.client = shells.client and m.parent_id is null
          and coalesce((m.overrides ->> 'isEnabled')::boolean, m.is_enabled)
          and not coalesce((m.overrides ->> 'hidden')::boolean, m.hidden))`,
  },
  {
    name: 'organisations form a tree whose paths are their ancestors',
    sql: `select o.id from organisations o left join organisations p on p.id = o.parent_id
      where o.path <> coalesce(p.path, '') || o.id || '/' or (o.kind <> 'centre' and p.id is null)`,
  },
  {
    name: 'a code is tried at most five times, and a spent one names the account it was for, unless it was for a need',
    sql: `select id from sms_codes where tries > 5 or (scene <> 'need' and (spent_at is null) <> (spent_by is null)) or (spent_at is null and spent_by is not null) or (spent_at is not null and code_hash is null)`,
  },
  {
    name: 'nobody registered by a code without the consents that registration asks for',
    sql: `select s.spent_by from sms_codes s join accounts c on c.id = s.spent_by
      where s.scene = 'register' and (select count(distinct n.purpose) from consents n
        where n.account_id = c.id and n.given_by = 'self') < case c.user_type when 1 then 3 else 2 end`,
  },
  {
    name: 'no ID number was handed in without a consent of its own, since such consents are asked for',
    sql: `select k.id from real_name_checks k
      where k.submitted_at > (select min(n.given_at) from consents n where n.purpose = 'identityCheck')
        and not exists (select 1 from consents n where n.account_id = k.volunteer_id and n.purpose = 'identityCheck')`,
  },
  {
    name: 'no ID number lies here after the consent to its use was withdrawn',
    sql: `select n.account_id from consents n where n.purpose = 'identityCheck' and n.withdrawn_at is not null
      and not exists (select 1 from consents s where s.account_id = n.account_id and s.purpose = n.purpose and s.withdrawn_at is null)
      and (exists (select 1 from volunteers v where v.id = n.account_id and v.id_hash is not null)
        or exists (select 1 from real_name_checks k where k.volunteer_id = n.account_id and (k.id_cipher <> '' or k.status = 'pending')))`,
  },
  {
    name: 'nobody is named in full, ranked or described without a consent that stands, and none stands behind nothing',
    sql: `select v.id from volunteers v cross join (values ('publicName'), ('rankings'), ('publicProfile')) p (purpose)
      where case p.purpose when 'publicName' then v.is_name_public when 'rankings' then v.joins_rankings else v.is_profile_public end
        <> exists (select 1 from consents n where n.account_id = v.account_id and n.purpose = p.purpose and n.withdrawn_at is null)`,
  },
  {
    name: 'whoever waits for a guardian has none, and a guardian stands behind a consent',
    sql: `select v.id from volunteers v where v.status = 'pendingGuardian' and v.guardian_consent_at is not null
      union all select v.id from guardians g join volunteers v on v.id = g.volunteer_id
        where v.guardian_consent_at is null or v.status = 'pendingGuardian'`,
  },
  {
    name: "a guardian's phone is not the volunteer's own",
    sql: `select g.volunteer_id from guardians g join volunteers v on v.id = g.volunteer_id
      join accounts c on c.id = v.account_id where c.mobile_hash = g.mobile_hash`,
  },
  {
    name: 'a message that was sent has its instant, and no message is tried beyond eight times',
    sql: `select id from outbox where (status = 'sent') <> (sent_at is not null) or attempts > 8`,
  },
  ...roomInvariants,
];
