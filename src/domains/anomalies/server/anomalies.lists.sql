-- listAnomalies 1
select
  "f"."id",
  "f"."rule",
  "f"."activity_id",
  "f"."team_id",
  "f"."title",
  "f"."volunteer_ids",
  "f"."facts",
  "f"."happened_at",
  "f"."found_at",
  "f"."status",
  "f"."cause",
  "f"."note",
  "f"."decided_at",
  "f"."version",
  "t"."name" as "team_name",
  "t"."account_id" as "team_account_id",
  "d"."display_name" as "decided_by_name"
from
  "anomaly_flags" as "f"
  inner join "organisations" as "o" on "o"."id" = "f"."organisation_id"
  inner join "teams" as "t" on "t"."id" = "f"."team_id"
  left join "accounts" as "d" on "d"."id" = "f"."decided_by"
where
  "f"."status" in ($1, $2)
  and "o"."path" like $3
order by
  "f"."found_at" desc,
  "f"."id" desc
limit $4
offset $5;

-- listAnomalies 2
select
  "f"."rule",
  (
    count(*) filter (where f.status in ('pending', 'asking'))
  )::int as "open_count",
  (
    count(*) filter (where f.status = 'upheld')
  )::int as "upheld_count",
  (
    count(*) filter (where f.status in ('upheld', 'unfounded'))
  )::int as "judged_count"
from
  "anomaly_flags" as "f"
  inner join "organisations" as "o" on "o"."id" = "f"."organisation_id"
where "o"."path" like $1
group by "f"."rule";

-- listAnomalies 3
select count(*) as total
from
  (
    (
      select "f"."id"
      from
        "anomaly_flags" as "f"
        inner join "organisations" as "o" on "o"."id" = "f"."organisation_id"
        inner join "teams" as "t" on "t"."id" = "f"."team_id"
        left join "accounts" as "d" on "d"."id" = "f"."decided_by"
      where
        "f"."status" in ($1)
        and "o"."path" like $2
      limit $3
    )
  ) as counted;

-- listAnomalies 4
select count(*) as total
from
  (
    (
      select "f"."id"
      from
        "anomaly_flags" as "f"
        inner join "organisations" as "o" on "o"."id" = "f"."organisation_id"
        inner join "teams" as "t" on "t"."id" = "f"."team_id"
        left join "accounts" as "d" on "d"."id" = "f"."decided_by"
      where
        "f"."status" in ($1, $2)
        and "o"."path" like $3
      limit $4
    )
  ) as counted;
