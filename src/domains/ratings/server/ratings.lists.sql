-- listRatingsOfMe 1
select
  "r"."participation_id",
  "r"."activity_id",
  "a"."title",
  "t"."name" as "team_name",
  "s"."starts_at",
  "r"."scores",
  "r"."text"
from
  "ratings" as "r"
  inner join "activities" as "a" on "a"."id" = "r"."activity_id"
  inner join "teams" as "t" on "t"."id" = "r"."team_id"
  inner join "participations" as "p" on "p"."id" = "r"."participation_id"
  inner join "shifts" as "s" on "s"."id" = "p"."shift_id"
where
  "r"."volunteer_id" = $1
  and "r"."direction" = 'ofVolunteer'
  and (
    r.shown_at <= $2
    or exists (
      select 1
      from ratings o
      where
        o.participation_id = r.participation_id
        and o.direction <> r.direction
    )
  )
order by
  "r"."created_at" desc,
  "r"."participation_id" desc
limit $3
offset $4;

-- listRatingsOfMe 2
select
  count(*) as "count",
  coalesce(sum(r.scores[1]), 0) as "sum1",
  coalesce(sum(r.scores[2]), 0) as "sum2",
  coalesce(sum(r.scores[3]), 0) as "sum3",
  coalesce(sum(r.scores[4]), 0) as "sum4"
from "ratings" as "r"
where
  "r"."volunteer_id" = $1
  and "r"."direction" = 'ofVolunteer'
  and (
    r.shown_at <= $2
    or exists (
      select 1
      from ratings o
      where
        o.participation_id = r.participation_id
        and o.direction <> r.direction
    )
  );

-- listRatingsOfMe 3
select count(*) as total
from
  (
    (
      select "p"."id"
      from
        "participations" as "p"
        left join "shifts" as "s" on "s"."id" = "p"."shift_id"
      where
        "p"."volunteer_id" = $1
        and "p"."status" = $2
        and "s"."ends_at" <= $3
        and not exists (
          select 1
          from ratings r
          where
            r.participation_id = p.id
            and r.direction = 'ofVolunteer'
        )
      limit $4
    )
  ) as counted;

-- listRatingsOfMe 4
select count(*) as total
from
  (
    (
      select "r"."participation_id"
      from "ratings" as "r"
      where
        "r"."volunteer_id" = $1
        and "r"."direction" = 'ofVolunteer'
        and (
          r.shown_at <= $2
          or exists (
            select 1
            from ratings o
            where
              o.participation_id = r.participation_id
              and o.direction <> r.direction
          )
        )
      limit $3
    )
  ) as counted;
