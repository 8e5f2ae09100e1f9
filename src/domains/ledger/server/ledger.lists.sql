-- listRoots 1
select *
from "ledger_roots"
order by "day" desc
limit $1
offset $2;

-- listRoots 2
select count(*) as total
from
  (
    (
      select "day"
      from "ledger_roots"
      limit $1
    )
  ) as counted;
