-- listNeeds 1
select
  "n".*,
  "o"."name" as "unit_name",
  "o"."kind" as "unit_kind",
  "o"."path" as "unit_path",
  "a"."name" as "area_name"
from
  "needs" as "n"
  inner join "organisations" as "o" on "o"."id" = "n"."organisation_id"
  inner join "areas" as "a" on "a"."code" = "n"."area"
where
  "n"."is_public" = true
  and n.status in (
    'dispatched',
    'openPool',
    'accepted',
    'inService',
    'toRate',
    'closed'
  )
order by
  "n"."submitted_at" desc,
  "n"."id" desc
limit $1
offset $2;

-- listNeeds 2
select count(*) as total
from
  (
    (
      select "n"."id"
      from
        "needs" as "n"
        inner join "organisations" as "o" on "o"."id" = "n"."organisation_id"
        inner join "areas" as "a" on "a"."code" = "n"."area"
      where
        "n"."is_public" = true
        and n.status in (
          'dispatched',
          'openPool',
          'accepted',
          'inService',
          'toRate',
          'closed'
        )
      limit $1
    )
  ) as counted;

-- listMyNeeds 1
select "n"."status"
from
  "needs" as "n"
  inner join "organisations" as "o" on "o"."id" = "n"."organisation_id"
  inner join "areas" as "a" on "a"."code" = "n"."area"
where
  (
    "n"."requester_account_id" = $1
    or (
      "n"."requester_account_id" is null
      and "n"."requester_mobile_hash" = (
        select "c"."mobile_hash"
        from "accounts" as "c"
        where "c"."id" = $2
      )
    )
  )
limit $3;

-- listMyNeeds 2
select
  "n".*,
  "o"."name" as "unit_name",
  "o"."kind" as "unit_kind",
  "o"."path" as "unit_path",
  "a"."name" as "area_name"
from
  "needs" as "n"
  inner join "organisations" as "o" on "o"."id" = "n"."organisation_id"
  inner join "areas" as "a" on "a"."code" = "n"."area"
where
  (
    "n"."requester_account_id" = $1
    or (
      "n"."requester_account_id" is null
      and "n"."requester_mobile_hash" = (
        select "c"."mobile_hash"
        from "accounts" as "c"
        where "c"."id" = $2
      )
    )
  )
order by
  "n"."submitted_at" desc,
  "n"."id" desc
limit $3
offset $4;

-- listMyNeeds 3
select *
from "need_steps"
where "need_id" in ($1, $2, $3)
order by
  "need_id",
  "id";

-- listNeedReviews 1
select
  "n".*,
  "o"."name" as "unit_name",
  "o"."kind" as "unit_kind",
  "o"."path" as "unit_path",
  "a"."name" as "area_name"
from
  "needs" as "n"
  inner join "organisations" as "o" on "o"."id" = "n"."organisation_id"
  inner join "areas" as "a" on "a"."code" = "n"."area"
where
  "n"."status" in ($1)
  and "o"."path" like $2
order by
  "n"."review_due_at",
  "n"."id"
limit $3
offset $4;

-- listNeedReviews 2
select count(*) as total
from
  (
    (
      select "n"."id"
      from
        "needs" as "n"
        inner join "organisations" as "o" on "o"."id" = "n"."organisation_id"
        inner join "areas" as "a" on "a"."code" = "n"."area"
      where
        "n"."status" in ($1)
        and "o"."path" like $2
        and "n"."dispatch_due_at" < $3
      limit $4
    )
  ) as counted;

-- listNeedReviews 3
select count(*) as total
from
  (
    (
      select "n"."id"
      from
        "needs" as "n"
        inner join "organisations" as "o" on "o"."id" = "n"."organisation_id"
        inner join "areas" as "a" on "a"."code" = "n"."area"
      where
        "n"."status" in ($1)
        and "o"."path" like $2
        and "n"."review_due_at" < $3
      limit $4
    )
  ) as counted;

-- listNeedReviews 4
select count(*) as total
from
  (
    (
      select "n"."id"
      from
        "needs" as "n"
        inner join "organisations" as "o" on "o"."id" = "n"."organisation_id"
        inner join "areas" as "a" on "a"."code" = "n"."area"
      where
        "n"."status" in ($1)
        and "o"."path" like $2
      limit $3
    )
  ) as counted;

-- listNeedReviews 5
select count(*) as total
from
  (
    (
      select "n"."id"
      from
        "needs" as "n"
        inner join "organisations" as "o" on "o"."id" = "n"."organisation_id"
        inner join "areas" as "a" on "a"."code" = "n"."area"
      where
        "n"."status" in ($1, $2, $3)
        and "o"."path" like $4
      limit $5
    )
  ) as counted;
