-- the nearest
select
  "n".*,
  "o"."name" as "unit_name",
  "o"."kind" as "unit_kind",
  "o"."path" as "unit_path",
  "o"."lng",
  "o"."lat",
  "a"."name" as "area_name",
  "d"."at" as "opened_at",
  "d"."due_at" as "pool_due_at"
from
  "needs" as "n"
  inner join "organisations" as "o" on "o"."id" = "n"."organisation_id"
  inner join "areas" as "a" on "a"."code" = "n"."area"
  inner join "dispatches" as "d" on d.need_id = n.id
  and "d"."ended_at" is null
where
  n.status = 'openPool'
  and "d"."mode" = $1
  and "d"."due_at" > $2
  and "n"."id" in (
    select "n"."id"
    from
      "needs" as "n"
      left join "organisations" as "o" on "o"."id" = "n"."organisation_id"
      inner join "dispatches" as "d" on d.need_id + 0 = n.id + 0
      and "d"."ended_at" is null
    where
      n.status = 'openPool'
      and "d"."mode" = $3
      and "d"."due_at" > $4
    order by
      sqrt(((o.lng - $5) * 94500) ^ 2 + ((o.lat - $6) * 110900) ^ 2),
      "d"."due_at",
      "n"."id"
    limit $7
    offset $8
  )
order by
  sqrt(((o.lng - $9) * 94500) ^ 2 + ((o.lat - $10) * 110900) ^ 2),
  "d"."due_at",
  "n"."id";

-- what runs out first
select
  "n".*,
  "o"."name" as "unit_name",
  "o"."kind" as "unit_kind",
  "o"."path" as "unit_path",
  "o"."lng",
  "o"."lat",
  "a"."name" as "area_name",
  "d"."at" as "opened_at",
  "d"."due_at" as "pool_due_at"
from
  "needs" as "n"
  inner join "organisations" as "o" on "o"."id" = "n"."organisation_id"
  inner join "areas" as "a" on "a"."code" = "n"."area"
  inner join "dispatches" as "d" on d.need_id = n.id
  and "d"."ended_at" is null
where
  n.status = 'openPool'
  and "d"."mode" = $1
  and "d"."due_at" > $2
  and "n"."id" in (
    select "n"."id"
    from
      "needs" as "n"
      inner join "dispatches" as "d" on d.need_id = n.id
      and "d"."ended_at" is null
    where
      n.status = 'openPool'
      and "d"."mode" = $3
      and "d"."due_at" > $4
    order by
      "d"."due_at",
      "n"."id"
    limit $5
    offset $6
  )
order by
  "d"."due_at",
  "n"."id";

-- how many there are near by
select count(*) as total
from
  (
    (
      select "n"."id"
      from
        "needs" as "n"
        left join "organisations" as "o" on "o"."id" = "n"."organisation_id"
        inner join "dispatches" as "d" on d.need_id + 0 = n.id + 0
        and "d"."ended_at" is null
      where
        n.status = 'openPool'
        and "d"."mode" = $1
        and "d"."due_at" > $2
        and sqrt(((o.lng - $3) * 94500) ^ 2 + ((o.lat - $4) * 110900) ^ 2) <= $5
      limit $6
    )
  ) as counted;
