-- listMyCertificates 1
select
  "c".*,
  "r"."cert_no" as "replaced_by_no",
  (
    select count(*)
    from service_hours h
    where
      h.id = any (c.hour_ids)
      and (
        h.status <> 'effective'
        or exists (
          select
          from service_hours n
          where
            n.adjust_of = h.id
            and n.status = 'effective'
            and n.id <> all (c.hour_ids)
        )
      )
  ) as "changed_count"
from
  "certificates" as "c"
  left join "certificates" as "r" on "r"."id" = "c"."replaced_by"
where "c"."volunteer_id" = $1
order by
  "c"."issued_at" desc,
  "c"."id" desc
limit $2
offset $3;

-- listMyCertificates 2
select count(*) as total
from
  (
    (
      select "c"."id"
      from "certificates" as "c"
      where "c"."volunteer_id" = $1
      limit $2
    )
  ) as counted;

-- listCertificates 1
select
  "c".*,
  "r"."cert_no" as "replaced_by_no",
  "v"."volunteer_no",
  "v"."name",
  (
    select count(*)
    from service_hours h
    where
      h.id = any (c.hour_ids)
      and (
        h.status <> 'effective'
        or exists (
          select
          from service_hours n
          where
            n.adjust_of = h.id
            and n.status = 'effective'
            and n.id <> all (c.hour_ids)
        )
      )
  ) as "changed_count"
from
  "certificates" as "c"
  inner join "volunteers" as "v" on "v"."id" = "c"."volunteer_id"
  left join "organisations" as "o" on "o"."id" = "v"."organisation_id"
  left join "certificates" as "r" on "r"."id" = "c"."replaced_by"
where
  "o"."path" like $1
  and "c"."status" = $2
order by
  "c"."issued_at" desc,
  "c"."id" desc
limit $3
offset $4;

-- listCertificates 2
select count(*) as total
from
  (
    (
      select "c"."id"
      from
        "certificates" as "c"
        left join "volunteers" as "v" on "v"."id" = "c"."volunteer_id"
        left join "organisations" as "o" on "o"."id" = "v"."organisation_id"
      where
        "o"."path" like $1
        and "c"."status" = $2
      limit $3
    )
  ) as counted;

-- listCertificateBatches 1
select
  "b".*,
  "a"."display_name",
  (
    select jsonb_object_agg(n.state, n.people)
    from
      (
        select
          w.state,
          count(*) as people
        from certificate_wishes w
        where w.batch_id = b.id
        group by w.state
      ) n
  ) as "counts"
from
  "certificate_batches" as "b"
  inner join "accounts" as "a" on "a"."id" = "b"."asked_by"
where "b"."scope_path" like $1
order by
  "b"."asked_at" desc,
  "b"."id" desc
limit $2
offset $3;

-- listCertificateBatches 2
select count(*) as total
from
  (
    (
      select "b"."id"
      from "certificate_batches" as "b"
      where "b"."scope_path" like $1
      limit $2
    )
  ) as counted;
