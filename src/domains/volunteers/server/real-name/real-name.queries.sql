-- findWholeProfile
select
  "v".*,
  "c"."mobile_masked",
  "c"."icon_url"
from
  "volunteers" as "v"
  inner join "accounts" as "c" on "c"."id" = "v"."account_id"
where "v"."id" = $1;

-- findLatestCheck
select *
from "real_name_checks"
where "volunteer_id" = $1
order by
  "submitted_at" desc,
  "id" desc
limit $2;

-- viewerRows
select
  "l"."at",
  "l"."reason",
  "l"."detail",
  "r"."name" as "role_name",
  "o"."name" as "organisation_name",
  coalesce(
    (
      select t.name
      from teams t
      where t.id = (l.detail ->> 'teamId')::bigint
    ),
    case c.user_type
      when 1 then c.display_name
    end
  ) as "team_name",
  l.detail ? 'teamId' as "is_leader"
from
  "audit_log" as "l"
  left join "accounts" as "c" on "c"."id" = "l"."actor_id"
  left join "roles" as "r" on "r"."id" = "c"."role_id"
  left join "organisations" as "o" on "o"."id" = "c"."organisation_id"
where
  "l"."target_type" = $1
  and "l"."target_id" = $2
  and "l"."actor_id" <> $3
  and l.detail -> 'seen' is not null
order by
  "l"."at" desc,
  "l"."id" desc
limit $4;

-- findHolder
select
  "v"."id",
  "v"."volunteer_no",
  "v"."name",
  "v"."registered_at" as "since",
  "c"."mobile_masked",
  "o"."path"
from
  "volunteers" as "v"
  inner join "accounts" as "c" on "c"."id" = "v"."account_id"
  left join "organisations" as "o" on "o"."id" = "v"."organisation_id"
where
  "v"."id_hash" = $1
  and "v"."id" <> $2;

-- othersWaiting
select
  "v"."id",
  "v"."volunteer_no",
  "k"."name",
  "k"."submitted_at" as "since",
  "c"."mobile_masked"
from
  "real_name_checks" as "k"
  inner join "volunteers" as "v" on "v"."id" = "k"."volunteer_id"
  inner join "accounts" as "c" on "c"."id" = "v"."account_id"
where
  "k"."id_hash" = $1
  and "k"."status" = $2
  and "k"."volunteer_id" <> $3
order by "k"."submitted_at"
limit $4;

-- findLook
select
  "check_version",
  "picture_count"
from "real_name_looks"
where
  "check_id" = $1
  and "account_id" = $2;

-- checkPage, waiting in a part of the city
select
  "k"."id",
  "k"."volunteer_id",
  "v"."volunteer_no",
  "k"."name",
  "k"."id_kind",
  "k"."id_masked",
  "k"."is_change",
  "k"."findings",
  "k"."status",
  "k"."submitted_at",
  "k"."decided_at",
  "k"."decider_name",
  "k"."reason"
from
  "real_name_checks" as "k"
  inner join "volunteers" as "v" on "v"."id" = "k"."volunteer_id"
  left join "organisations" as "o" on "o"."id" = "v"."organisation_id"
where
  "k"."status" = $1
  and "k"."id" in (
    select "k"."id"
    from
      "real_name_checks" as "k"
      left join "volunteers" as "v" on "v"."id" = "k"."volunteer_id"
      left join "organisations" as "o" on "o"."id" = "v"."organisation_id"
    where
      "k"."status" = $2
      and "o"."path" like $3
    order by
      k.submitted_at,
      k.id
    limit $4
    offset $5
  )
order by
  k.submitted_at,
  k.id;

-- checkPage, decided by keyword
select
  "k"."id",
  "k"."volunteer_id",
  "v"."volunteer_no",
  "k"."name",
  "k"."id_kind",
  "k"."id_masked",
  "k"."is_change",
  "k"."findings",
  "k"."status",
  "k"."submitted_at",
  "k"."decided_at",
  "k"."decider_name",
  "k"."reason"
from
  "real_name_checks" as "k"
  inner join "volunteers" as "v" on "v"."id" = "k"."volunteer_id"
  left join "organisations" as "o" on "o"."id" = "v"."organisation_id"
where
  "k"."status" in ($1, $2)
  and "k"."decided_at" is not null
  and "k"."id" in (
    select "k"."id"
    from
      "real_name_checks" as "k"
      left join "volunteers" as "v" on "v"."id" = "k"."volunteer_id"
    where
      "k"."status" in ($3, $4)
      and "k"."decided_at" is not null
      and "k"."id_kind" = $5
      and (
        "k"."name" like $6
        or "v"."volunteer_no" = $7
      )
    order by
      k.decided_at desc,
      k.id desc
    limit $8
    offset $9
  )
order by
  k.decided_at desc,
  k.id desc;

-- findCheck
select
  "k".*,
  "v"."volunteer_no",
  "v"."name" as "registered_name",
  "v"."gender" as "registered_gender",
  "v"."birth_on" as "registered_birth_on",
  "v"."id_masked" as "registered_id_masked",
  "c"."mobile_masked",
  "a"."name" as "area_name"
from
  "real_name_checks" as "k"
  inner join "volunteers" as "v" on "v"."id" = "k"."volunteer_id"
  inner join "accounts" as "c" on "c"."id" = "v"."account_id"
  left join "areas" as "a" on "a"."code" = "v"."area"
  left join "organisations" as "o" on "o"."id" = "v"."organisation_id"
where
  "k"."id" = $1
  and "o"."path" like $2;

-- lockPendingCheck
select *
from "real_name_checks"
where
  "volunteer_id" = $1
  and "status" = $2
for update;

-- forgetNumbersOf
update "real_name_checks"
set
  "id_cipher" = $1,
  "id_hash" = $2
where
  "volunteer_id" = $3
  and "id_cipher" <> $4
returning "id";

-- latestConsents
select distinct
  on ("purpose") "purpose",
  "version",
  "given_by",
  "given_at",
  "withdrawn_at"
from "consents"
where
  "account_id" = $1
  and "purpose" in ($2, $3, $4, $5, $6, $7, $8)
order by
  "purpose",
  "given_at" desc,
  "id" desc
limit $9;

-- holdsIdNumber
select "v"."id"
from "volunteers" as "v"
where
  "v"."id" = $1
  and (
    "v"."id_hash" is not null
    or exists (
      select "k"."id"
      from "real_name_checks" as "k"
      where
        "k"."volunteer_id" = "v"."id"
        and "k"."id_cipher" <> $2
    )
  );

-- forgetNumbers
update real_name_checks
set
  id_cipher = '',
  id_hash = ''
where
  id in (
    select id
    from real_name_checks
    where
      status <> 'pending'
      and decided_at < $1
      and id_cipher <> ''
    order by decided_at
    limit $2
  );
