-- listApprovals 1
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

-- listApprovals 2
select
  "p".*,
  "a"."display_name" as "asker_name",
  "d"."display_name" as "decider_name"
from
  "approvals" as "p"
  inner join "accounts" as "a" on "a"."id" = "p"."asked_by"
  left join "accounts" as "d" on "d"."id" = "p"."decided_by"
where "p"."state" = $1
order by
  p.asked_at desc,
  p.id desc
limit $2
offset $3;

-- listApprovals 3
select count(*) as total
from
  (
    (
      select "p"."id"
      from "approvals" as "p"
      where "p"."state" = $1
      limit $2
    )
  ) as counted;
