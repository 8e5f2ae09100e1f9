-- listMyComplaints 1
select
  "day",
  "is_workday"
from "work_calendar"
where
  "day" >= $1
  and "day" <= $2;

-- listMyComplaints 2
select *
from "complaints"
where "owner_hash" = $1
order by
  "submitted_at" desc,
  "id" desc
limit $2
offset $3;

-- listMyComplaints 3
select count(*) as total
from
  (
    (
      select "id"
      from "complaints"
      where "owner_hash" = $1
      limit $2
    )
  ) as counted;

-- listComplaints 1
select
  c.id as stands_for,
  c.id as account_id,
  c.mobile_hash,
  v.id_hash
from
  accounts c
  left join volunteers v on v.account_id = c.id
where c.id = any ($1::bigint[])
union all
select
  t.account_id,
  c.id,
  c.mobile_hash,
  v.id_hash
from
  teams t
  join team_members m on m.team_id = t.id
  and m.status in ('active', 'paused')
  and m.member_role in ('captain', 'viceCaptain', 'manager')
  join volunteers v on v.id = m.volunteer_id
  join accounts c on c.id = v.account_id
where t.account_id = any ($2::bigint[]);

-- listComplaints 2
select
  "c"."id",
  "c"."complaint_no",
  "c"."kind",
  "c"."target_type",
  "c"."target_id",
  "c"."target_title",
  "c"."content",
  "c"."is_anonymous",
  "c"."status",
  "c"."submitted_at",
  "c"."due_at",
  "c"."extended_at",
  "c"."decided_by",
  "c"."party_ids",
  "c"."identity_cipher",
  "c"."unsealed_for",
  "c"."unsealed_until",
  "c"."version",
  "c"."updated_at",
  "h"."display_name" as "handler_name"
from
  "complaints" as "c"
  left join "organisations" as "o" on "o"."id" = "c"."organisation_id"
  left join "accounts" as "h" on "h"."id" = "c"."handler_id"
where
  "c"."id" in (
    select "c"."id"
    from
      "complaints" as "c"
      left join "organisations" as "o" on "o"."id" = "c"."organisation_id"
    where
      "c"."status" in ($1, $2, $3)
      and "o"."path" like $4
      and "c"."due_at" is not null
    order by
      (c.kind = 'privacy') desc,
      "c"."due_at",
      "c"."id"
    limit $5
    offset $6
  )
  and "c"."due_at" is not null
order by
  (c.kind = 'privacy') desc,
  "c"."due_at",
  "c"."id";

-- listComplaints 4
select count(*) as total
from
  (
    (
      select "c"."id"
      from
        "complaints" as "c"
        left join "organisations" as "o" on "o"."id" = "c"."organisation_id"
      where
        "c"."status" in ($1)
        and "o"."path" like $2
        and "c"."due_at" < $3
      limit $4
    )
  ) as counted;

-- listComplaints 5
select count(*) as total
from
  (
    (
      select "c"."id"
      from
        "complaints" as "c"
        left join "organisations" as "o" on "o"."id" = "c"."organisation_id"
      where
        "c"."status" in ($1)
        and "o"."path" like $2
      limit $3
    )
  ) as counted;

-- listComplaints 6
select count(*) as total
from
  (
    (
      select "c"."id"
      from
        "complaints" as "c"
        left join "organisations" as "o" on "o"."id" = "c"."organisation_id"
      where
        "c"."status" in ($1, $2, $3)
        and "o"."path" like $4
        and "c"."due_at" < $5
      limit $6
    )
  ) as counted;

-- listComplaints 7
select count(*) as total
from
  (
    (
      select "c"."id"
      from
        "complaints" as "c"
        left join "organisations" as "o" on "o"."id" = "c"."organisation_id"
      where
        "c"."status" in ($1, $2, $3)
        and "o"."path" like $4
      limit $5
    )
  ) as counted;

-- listComplaints 8
select count(*) as total
from
  (
    (
      select "c"."id"
      from
        "complaints" as "c"
        left join "organisations" as "o" on "o"."id" = "c"."organisation_id"
      where
        "c"."status" in ($1, $2, $3, $4)
        and "o"."path" like $5
      limit $6
    )
  ) as counted;
