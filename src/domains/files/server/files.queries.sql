-- lockFiles
select *
from "files"
where "id" in ($1, $2)
for update;

-- findFileByKey
select *
from "files"
where "key" = $1;

-- filesOfTargets
select *
from "files"
where
  "target_type" = $1
  and "target_id" in ($2, $3)
  and "purpose" = $4
  and "status" = $5
order by "id";

-- uploadsOf
select
  count(*)::int as "day_count",
  coalesce(sum(bytes), 0)::float8 as "day_bytes",
  (
    count(*) filter (where status = 'temporary')
  )::int as "unused_count",
  coalesce(
    sum(bytes) filter (where status = 'temporary'),
    0
  )::float8 as "unused_bytes"
from "files"
where
  "uploader_id" = $1
  and "created_at" > $2;

-- organisationPathOfProof, of a change
select "o"."path"
from
  "teams" as "t"
  inner join "organisations" as "o" on "o"."id" = "t"."organisation_id"
where
  "t"."id" in (
    select "team_id"
    from "team_changes"
    where "id" = $1
  );

-- markAttached
update "files"
set
  "status" = $1,
  "target_type" = $2,
  "target_id" = $3,
  "expires_at" = $4
where "id" in ($5, $6);

-- markExpiring
update "files"
set "expires_at" = $1
where
  "target_type" = $2
  and "target_id" = $3
  and "purpose" = $4
  and "status" = $5
  and "id" not in ($6);

-- takeExpired
update "files"
set "status" = $1
where
  "id" in (
    select "id"
    from "files"
    where "expires_at" <= $2
    order by "expires_at"
    limit $3
    for update skip locked
  )
returning
  "id",
  "key",
  "purpose",
  "mime";

-- deleteFiles
delete from "files"
where
  "id" in ($1)
  and "status" = $2;
