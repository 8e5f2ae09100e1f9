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
