-- listTeams 1
select
  "t"."id",
  "t"."team_no",
  "t"."name",
  "t"."short_name",
  "t"."seal_char",
  "t"."icon_url",
  "t"."category",
  "t"."area",
  "a"."name" as "area_name",
  "o"."name" as "organisation_name",
  "t"."slogan",
  "t"."stars",
  "t"."founded_on",
  "t"."join_mode",
  coalesce("f"."member_count", 0) as "member_count",
  coalesce("f"."activity_count", 0) as "activity_count",
  coalesce("f"."effective_minutes", 0) as "effective_minutes",
  "t"."lng",
  "t"."lat"
from
  "teams" as "t"
  left join "team_figures" as "f" on "f"."team_id" = "t"."id"
  inner join "organisations" as "o" on "o"."id" = "t"."organisation_id"
  left join "areas" as "a" on "a"."code" = "t"."area"
where "t"."status" = 'active'
order by
  t.registered_at desc,
  "t"."id" desc
limit $1
offset $2;

-- listTeams 2
select count(*) as total
from
  (
    (
      select "t"."id"
      from
        "teams" as "t"
        left join "team_figures" as "f" on "f"."team_id" = "t"."id"
      where "t"."status" = 'active'
      limit $1
    )
  ) as counted;

-- listMembers 1
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
order by
  m.created_at desc,
  "m"."id" desc
limit $4
offset $5;

-- listMembers 2
select
  "status",
  count(*)::int as "count"
from "team_members" as "m"
where
  "team_id" = $1
  and not (
    m.join_way = 'phone'
    and m.joined_at is null
  )
group by "status";

-- listMembers 3
select count(*) as total
from
  (
    (
      select "m"."id"
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
      limit $4
    )
  ) as counted;

-- listMembers 4
select distinct "group_name"
from "team_members" as "m"
where
  "team_id" = $1
  and "group_name" <> $2
  and not (
    m.join_way = 'phone'
    and m.joined_at is null
  )
  and "status" in ($3, $4, $5, $6)
order by "group_name"
limit $7;

-- listMyTeams 1
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
  "m"."id" desc
limit $2
offset $3;

-- listMyTeams 2
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
where "v"."id" = $1;

-- listMyTeams 3
select
  count(*) filter (
    where
      (
        m.volunteer_id = $1
        and m.status in ('active', 'paused')
      )
  )::int as "active",
  count(*) filter (
    where
      (
        m.volunteer_id = $2
        and m.status = 'applied'
      )
  )::int as "applied",
  count(*) filter (
    where
      (
        (
          m.volunteer_id = $3
          and m.status = 'invited'
        )
        or (
          m.status = 'offline'
          and m.mobile_hash = $4
          and m.name = $5
        )
      )
  )::int as "invited",
  count(*) filter (
    where
      (
        m.volunteer_id = $6
        and m.status in (
          'rejected',
          'declined',
          'withdrawn',
          'lapsed',
          'left',
          'removed'
        )
      )
  )::int as "history"
from "team_members" as "m"
where
  (
    m.volunteer_id = $7
    or (
      m.status = 'offline'
      and m.mobile_hash = $8
      and m.name = $9
    )
  );

-- listTeammates 1
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
  "m"."id"
limit $3
offset $4;

-- listTeammates 3
select *
from "team_members"
where "id" = $1;

-- listTeammates 4
select count(*) as total
from
  (
    (
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
      limit $3
    )
  ) as counted;

-- listTeamReviews 1
select
  "day",
  "is_workday"
from "work_calendar"
where
  "day" >= $1
  and "day" <= $2;

-- listTeamReviews 2
select
  "t"."id",
  "t"."version",
  "t"."team_no",
  "t"."name",
  "t"."short_name",
  "t"."seal_char",
  "t"."icon_url",
  "t"."category",
  "t"."team_class",
  "t"."legal_form",
  "a"."name" as "area_name",
  "o"."name" as "organisation_name",
  "t"."leader_name",
  "t"."status",
  "t"."trust_grade",
  "t"."stars",
  coalesce("f"."member_count", 0) as "member_count",
  coalesce("f"."activity_count", 0) as "activity_count",
  coalesce("f"."effective_minutes", 0) as "effective_minutes",
  "t"."submitted_at",
  "t"."registered_at",
  "t"."suspended_until",
  "t"."reviewed_at",
  "t"."review_note",
  "r"."display_name" as "reviewer_name"
from
  "teams" as "t"
  inner join "organisations" as "o" on "o"."id" = "t"."organisation_id"
  left join "areas" as "a" on "a"."code" = "t"."area"
  left join "team_figures" as "f" on "f"."team_id" = "t"."id"
  left join "accounts" as "r" on "r"."id" = "t"."reviewed_by"
where
  "t"."status" <> $1
  and t.status = 'pending'
  and "t"."id" in (
    select "t"."id"
    from
      "teams" as "t"
      left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
      left join "team_figures" as "f" on "f"."team_id" = "t"."id"
    where
      "t"."status" <> $2
      and t.status = 'pending'
      and starts_with(o.path, $3)
    order by
      t.submitted_at,
      t.id
    limit $4
    offset $5
  )
order by
  t.submitted_at,
  t.id;

-- listTeamReviews 3
select
  array[
    (
      select count(*)
      from
        (
          (
            select "t"."id"
            from
              "teams" as "t"
              left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
              left join "team_figures" as "f" on "f"."team_id" = "t"."id"
            where
              "t"."status" <> $1
              and t.status = 'pending'
              and starts_with(o.path, $2)
            limit $3
          )
        ) as counted
    ),
    (
      select count(*)
      from
        (
          (
            select "t"."id"
            from
              "teams" as "t"
              left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
              left join "team_figures" as "f" on "f"."team_id" = "t"."id"
            where
              "t"."status" <> $4
              and t.status = 'returned'
              and starts_with(o.path, $5)
            limit $6
          )
        ) as counted
    ),
    (
      select count(*)
      from
        (
          (
            select "t"."id"
            from
              "teams" as "t"
              left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
              left join "team_figures" as "f" on "f"."team_id" = "t"."id"
            where
              "t"."status" <> $7
              and t.status = 'rejected'
              and starts_with(o.path, $8)
            limit $9
          )
        ) as counted
    ),
    (
      select count(*)
      from
        (
          (
            select "t"."id"
            from
              "teams" as "t"
              left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
              left join "team_figures" as "f" on "f"."team_id" = "t"."id"
            where
              "t"."status" <> $10
              and t.status in ('active', 'suspended', 'dissolved')
              and starts_with(o.path, $11)
            limit $12
          )
        ) as counted
    )
  ]::int[] as counts;

-- listTeamReviews 4
select count(*) as total
from
  (
    (
      select "t"."id"
      from
        "teams" as "t"
        left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
        left join "team_figures" as "f" on "f"."team_id" = "t"."id"
      where
        "t"."status" <> $1
        and t.status = 'pending'
        and "t"."submitted_at" < $2
        and starts_with(o.path, $3)
      limit $4
    )
  ) as counted;

-- listTeamsForStaff 1
select
  "t"."id",
  "t"."version",
  "t"."team_no",
  "t"."name",
  "t"."short_name",
  "t"."seal_char",
  "t"."icon_url",
  "t"."category",
  "t"."team_class",
  "t"."legal_form",
  "a"."name" as "area_name",
  "o"."name" as "organisation_name",
  "t"."leader_name",
  "t"."status",
  "t"."trust_grade",
  "t"."stars",
  coalesce("f"."member_count", 0) as "member_count",
  coalesce("f"."activity_count", 0) as "activity_count",
  coalesce("f"."effective_minutes", 0) as "effective_minutes",
  "t"."submitted_at",
  "t"."registered_at",
  "t"."suspended_until",
  "t"."reviewed_at",
  "t"."review_note",
  "r"."display_name" as "reviewer_name"
from
  "teams" as "t"
  inner join "organisations" as "o" on "o"."id" = "t"."organisation_id"
  left join "areas" as "a" on "a"."code" = "t"."area"
  left join "team_figures" as "f" on "f"."team_id" = "t"."id"
  left join "accounts" as "r" on "r"."id" = "t"."reviewed_by"
where
  "t"."status" <> $1
  and "t"."id" in (
    select "t"."id"
    from
      "teams" as "t"
      left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
      left join "team_figures" as "f" on "f"."team_id" = "t"."id"
    where
      "t"."status" <> $2
      and starts_with(o.path, $3)
    order by
      t.registered_at desc,
      t.id desc
    limit $4
    offset $5
  )
order by
  t.registered_at desc,
  t.id desc;

-- listTeamsForStaff 2
select count(*) as total
from
  (
    (
      select "t"."id"
      from
        "teams" as "t"
        left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
        left join "team_figures" as "f" on "f"."team_id" = "t"."id"
      where
        "t"."status" <> $1
        and starts_with(o.path, $2)
      limit $3
    )
  ) as counted;

-- listTeamChanges 1
select
  "c".*,
  "t"."team_no",
  "t"."name" as "team_name",
  "o"."name" as "organisation_name"
from
  "team_changes" as "c"
  inner join "teams" as "t" on "t"."id" = "c"."team_id"
  inner join "organisations" as "o" on "o"."id" = "t"."organisation_id"
where
  "c"."status" = $1
  and "o"."path" like $2
order by
  "c"."submitted_at",
  "c"."id"
limit $3
offset $4;

-- listTeamChanges 2
select *
from "files"
where
  "target_type" = $1
  and "target_id" in ($2)
  and "purpose" = $3
  and "status" = $4
order by "id";

-- listTeamChanges 3
select count(*) as total
from
  (
    (
      select "c"."id"
      from
        "team_changes" as "c"
        left join "teams" as "t" on "t"."id" = "c"."team_id"
        left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
      where
        "c"."status" = $1
        and "o"."path" like $2
      limit $3
    )
  ) as counted;
