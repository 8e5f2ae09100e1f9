-- listOrganisations 1
select
  "o"."id",
  "o"."kind",
  "o"."name",
  "o"."parent_id",
  "o"."area",
  "o"."address",
  "o"."lng",
  "o"."lat",
  "a"."name" as "area_name"
from
  "organisations" as "o"
  left join "areas" as "a" on "a"."code" = "o"."area"
where "o"."closed_at" is null
order by
  "o"."sort",
  "o"."id"
limit $1
offset $2;

-- listOrganisations 2
select count(*) as total
from
  (
    (
      select "o"."id"
      from "organisations" as "o"
      where "o"."closed_at" is null
      limit $1
    )
  ) as counted;

-- listPageErrors 1
select *
from "page_errors"
where "settled_at" is null
order by
  last_at desc,
  fingerprint desc
limit $1
offset $2;

-- listPageErrors 2
select count(*) as total
from
  (
    (
      select "fingerprint"
      from "page_errors"
      where "settled_at" is null
      limit $1
    )
  ) as counted;
