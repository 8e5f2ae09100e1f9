-- members by every filter
select
  "m"."id",
  "m"."team_id",
  "m"."volunteer_id",
  "v"."volunteer_no",
  "m"."name",
  "v"."real_name_status",
  coalesce(v.gender, m.gender) as "gender",
  coalesce(v.birth_on, m.birth_on) as "birth_on",
  coalesce(c.mobile_masked, m.mobile_masked) as "mobile_masked",
  "m"."id_masked",
  "m"."member_role",
  "m"."group_name",
  "m"."member_no",
  "m"."status",
  "m"."join_way",
  "m"."joined_at",
  "m"."left_at",
  "m"."created_at",
  "m"."apply_message",
  "m"."invited_until",
  "m"."reject_reason",
  "m"."leave_reason",
  "m"."tags",
  "m"."remark",
  "m"."captain_offered_at",
  "m"."version",
  coalesce(h.minutes, 0) as "team_minutes",
  coalesce(h.service_count, 0) as "service_count",
  "h"."last_service_on"
from
  "team_members" as "m"
  left join "volunteers" as "v" on "v"."id" = "m"."volunteer_id"
  left join "accounts" as "c" on "c"."id" = "v"."account_id"
  left join (
    select
      "volunteer_id",
      sum(minutes) as "minutes",
      count(distinct service_key) as "service_count",
      max(service_on) as "last_service_on"
    from "service_hours"
    where
      "team_id" = $1
      and "status" = $2
    group by "volunteer_id"
  ) as "h" on "h"."volunteer_id" = "m"."volunteer_id"
where
  "m"."team_id" = $3
  and not (
    m.join_way = 'phone'
    and m.joined_at is null
  )
  and m.status not in (
    'rejected',
    'declined',
    'withdrawn',
    'lapsed',
    'left',
    'removed'
  )
  and "m"."member_role" = $4
  and "m"."group_name" = $5
  and (
    m.member_no = $6
    or v.volunteer_no = $7
    or (
      (
        m.join_way <> 'invite'
        or m.joined_at is not null
      )
      and (
        position($8 in m.name) > 0
        or right(coalesce(c.mobile_masked, m.mobile_masked), 4) = $9
      )
    )
  )
  and "m"."joined_at" >= $10
  and "m"."joined_at" < $11
  and coalesce(h.minutes, 0) >= $12
  and coalesce(h.minutes, 0) <= $13
  and (
    m.status = 'active'
    and m.joined_at < $14::timestamptz
    and (
      h.last_service_on is null
      or h.last_service_on < $15::date
    )
  )
order by
  coalesce(h.minutes, 0) desc,
  "m"."id" desc;

-- attendance in a team
select
  count(*) filter (where p.status in ('checkedIn', 'checkedOut', 'noCheckOut'))::int as "came",
  count(*) filter (where p.status = 'absent')::int as "absent",
  count(*) filter (where p.status = 'excused')::int as "excused"
from
  "participations" as "p"
  inner join "activities" as "a" on "a"."id" = "p"."activity_id"
where
  "p"."volunteer_id" = $1
  and "a"."team_id" = $2;

-- activities with a team
select
  "u"."activity_id",
  "a"."title",
  "u"."starts_at",
  "u"."status" as "sign_up_state",
  "p"."status" as "attendance",
  (
    select
      sum(
        h.minutes + coalesce(
          (
            select sum(c.minutes)
            from service_hours c
            where
              c.adjust_of = h.id
              and c.status in ('publicity', 'disputed', 'effective')
          ),
          0
        )
      )
    from service_hours h
    where
      h.participation_id = p.id
      and h.source <> 'reversal'
      and h.status not in ('rejected', 'voided')
  ) as "minutes"
from
  "sign_ups" as "u"
  inner join "activities" as "a" on "a"."id" = "u"."activity_id"
  left join "participations" as "p" on "p"."sign_up_id" = "u"."id"
where
  "u"."volunteer_id" = $1
  and "a"."team_id" = $2
order by
  "u"."starts_at" desc,
  "u"."id" desc
limit $3;

-- people behind phones
select
  "v"."id" as "volunteer_id",
  "v"."name",
  "v"."gender",
  "v"."birth_on",
  "v"."volunteer_no",
  "v"."status",
  "v"."real_name_status",
  "v"."invite_preference",
  "c"."mobile_hash"
from
  "volunteers" as "v"
  inner join "accounts" as "c" on "c"."id" = "v"."account_id"
where
  "c"."user_type" = $1
  and "c"."status" <> $2
  and "c"."mobile_hash" in ($3, $4);

-- live memberships
select
  "m"."id",
  "m"."status",
  "m"."volunteer_id",
  "m"."invited_until",
  "m"."join_way"
from "team_members" as "m"
where
  "m"."team_id" = $1
  and "m"."volunteer_id" in ($2)
  and m.status in ('applied', 'invited', 'active', 'paused');

-- what a team has taken
select
  "m"."status",
  "m"."mobile_hash",
  "m"."member_no"
from "team_members" as "m"
where
  "m"."team_id" = $1
  and "m"."status" in ($2, $3, $4, $5, $6)
  and (
    "m"."mobile_hash" is not null
    or "m"."member_no" is not null
  );

-- own teams
select
  "m"."id",
  "m"."team_id",
  "t"."name" as "team_name",
  "t"."short_name",
  "t"."seal_char",
  "t"."icon_url",
  "t"."category",
  "t"."status" as "team_status",
  "m"."status",
  "m"."member_role",
  "m"."group_name",
  "m"."member_no",
  "m"."created_at",
  "m"."joined_at",
  "m"."left_at",
  "m"."invited_until",
  "m"."apply_message",
  "m"."reject_reason",
  "m"."leave_reason",
  "m"."captain_offered_at",
  "a"."name" as "area_name",
  coalesce(
    (
      select sum(h.minutes)
      from service_hours h
      where
        h.volunteer_id = m.volunteer_id
        and h.team_id = m.team_id
        and h.status = 'effective'
    ),
    0
  ) as "team_minutes"
from
  "team_members" as "m"
  inner join "teams" as "t" on "t"."id" = "m"."team_id"
  left join "areas" as "a" on "a"."code" = "t"."area"
where
  (
    m.volunteer_id = $1
    and m.status in ('active', 'paused')
  )
order by
  "m"."created_at" desc,
  "m"."id" desc;

-- one own membership
select
  "m"."id",
  "m"."team_id",
  "t"."name" as "team_name",
  "t"."short_name",
  "t"."seal_char",
  "t"."icon_url",
  "t"."category",
  "t"."status" as "team_status",
  "m"."status",
  "m"."member_role",
  "m"."group_name",
  "m"."member_no",
  "m"."created_at",
  "m"."joined_at",
  "m"."left_at",
  "m"."invited_until",
  "m"."apply_message",
  "m"."reject_reason",
  "m"."leave_reason",
  "m"."captain_offered_at",
  "a"."name" as "area_name",
  coalesce(
    (
      select sum(h.minutes)
      from service_hours h
      where
        h.volunteer_id = m.volunteer_id
        and h.team_id = m.team_id
        and h.status = 'effective'
    ),
    0
  ) as "team_minutes",
  "t"."slogan",
  "t"."contact_name",
  "t"."contact_phone",
  "t"."is_contact_public",
  coalesce(f.member_count, 0) as "member_count",
  (
    select k.name
    from team_members k
    where
      k.team_id = m.team_id
      and k.member_role = 'captain'
      and k.status in ('active', 'paused')
  ) as "captain_name",
  (
    select count(distinct h.service_key)
    from service_hours h
    where
      h.volunteer_id = m.volunteer_id
      and h.team_id = m.team_id
      and h.status = 'effective'
  ) as "service_count",
  (
    select max(h.service_on)
    from service_hours h
    where
      h.volunteer_id = m.volunteer_id
      and h.team_id = m.team_id
      and h.status = 'effective'
  ) as "last_service_on"
from
  "team_members" as "m"
  inner join "teams" as "t" on "t"."id" = "m"."team_id"
  left join "areas" as "a" on "a"."code" = "t"."area"
  left join "team_figures" as "f" on "f"."team_id" = "t"."id"
where "m"."id" = $1;

-- fellows
select
  "m"."id",
  "m"."name",
  "m"."member_role",
  "m"."group_name",
  "v"."is_name_public",
  "v"."is_profile_public",
  "v"."intro",
  "v"."skills",
  "v"."languages",
  coalesce(v.gender, m.gender) as "gender"
from
  "team_members" as "m"
  left join "volunteers" as "v" on "v"."id" = "m"."volunteer_id"
where
  "m"."team_id" = $1
  and "m"."status" = $2
order by
  array_position(
    array[
      'captain',
      'viceCaptain',
      'manager',
      'liaison',
      'member'
    ],
    m.member_role
  ),
  "m"."joined_at",
  "m"."id";
