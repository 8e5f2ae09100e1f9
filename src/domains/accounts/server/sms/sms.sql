-- queue up for a number and an address
select pg_advisory_xact_lock(hashtextextended ($1, 0));

select pg_advisory_xact_lock(hashtextextended ($1, 0));

-- codes of a day
select
  "created_at" as "at",
  "scene"
from "sms_codes"
where
  "created_at" > $1
  and "mobile_hash" = $2
order by "created_at" desc
limit $3;

select "created_at"
from "sms_codes"
where
  "created_at" > $1
  and "address_hash" = $2
order by "created_at" desc
limit $3;

-- lock the newest code
select *
from "sms_codes"
where
  "mobile_hash" = $1
  and "scene" = $2
order by
  "created_at" desc,
  "id" desc
limit $3
for update;

-- messages by status and day
select *
from "outbox"
where
  "channel" = $1
  and "status" = $2
  and "created_at" >= $3
  and "created_at" < $4
order by
  "created_at" desc,
  "id" desc
limit $5;

-- messages by the end of a number
select *
from "outbox"
where
  "channel" = $1
  and right(recipient_masked, 4) = $2
order by
  "created_at" desc,
  "id" desc
limit $3;
