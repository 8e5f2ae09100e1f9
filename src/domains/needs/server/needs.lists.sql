-- listServiceMenu 1
select
  "code",
  "name"
from "areas"
limit $1;

-- listServiceMenu 2
select
  "i"."category",
  count(*) as "count"
from
  "service_items" as "i"
  inner join "service_categories" as "c" on "c"."key" = "i"."category"
where
  "i"."status" = 'listed'
  and exists (
    select 1
    from
      service_offers o
      join teams t on t.id = o.team_id
    where
      o.item_id = i.id
      and o.status = 'on'
      and t.status = 'active'
      and (
        $1::text is null
        or o.areas = '{}'
        or $2 = any (o.areas)
      )
  )
group by
  "i"."category",
  "c"."sort"
order by "c"."sort";

-- listServiceMenu 3
select "i".*
from
  "service_items" as "i"
  inner join "service_categories" as "c" on "c"."key" = "i"."category"
where
  "i"."status" = 'listed'
  and exists (
    select 1
    from
      service_offers o
      join teams t on t.id = o.team_id
    where
      o.item_id = i.id
      and o.status = 'on'
      and t.status = 'active'
      and (
        $1::text is null
        or o.areas = '{}'
        or $2 = any (o.areas)
      )
  )
order by
  "c"."sort",
  "i"."name",
  "i"."id"
limit $3
offset $4;

-- listServiceMenu 4
select
  "o"."item_id",
  "o"."areas",
  "o"."weekly_quota",
  "o"."paused_until",
  "t"."id" as "team_id",
  "t"."category",
  "t"."short_name",
  "t"."name",
  "t"."seal_char",
  "t"."icon_url"
from
  "service_offers" as "o"
  inner join "teams" as "t" on "t"."id" = "o"."team_id"
where
  "o"."item_id" in ($1)
  and "o"."status" = $2
  and "t"."status" = $3
order by
  "o"."item_id",
  "o"."created_at",
  "o"."id"
limit $4;

-- listServiceMenu 5
select
  "service_item_id",
  count(*) as "count"
from "needs"
where
  "service_item_id" in ($1)
  and "submitted_at" >= $2
  and "status" not in ($3, $4, $5)
group by "service_item_id";

-- listServiceMenu 6
select count(*) as total
from
  (
    (
      select "i"."id"
      from "service_items" as "i"
      where
        "i"."status" = 'listed'
        and exists (
          select 1
          from
            service_offers o
            join teams t on t.id = o.team_id
          where
            o.item_id = i.id
            and o.status = 'on'
            and t.status = 'active'
            and (
              $1::text is null
              or o.areas = '{}'
              or $2 = any (o.areas)
            )
        )
      limit $3
    )
  ) as counted;

-- listServiceOffers 2
select
  "o".*,
  "i"."name",
  "i"."need_type",
  "i"."summary",
  "i"."terms",
  "i"."minutes",
  "i"."lead_days",
  "i"."status" as "item_status"
from
  "service_offers" as "o"
  inner join "service_items" as "i" on "i"."id" = "o"."item_id"
where "o"."team_id" = $1
order by
  "o"."updated_at" desc,
  "o"."id" desc
limit $2
offset $3;

-- listServiceOffers 3
select count(*) as total
from
  (
    (
      select "o"."id"
      from
        "service_offers" as "o"
        inner join "service_items" as "i" on "i"."id" = "o"."item_id"
      where "o"."team_id" = $1
      limit $2
    )
  ) as counted;

-- listServiceItems 2
select
  "i".*,
  (
    select count(*) as "count"
    from "needs" as "n"
    where "n"."service_item_id" = "i"."id"
  ) as "order_count"
from "service_items" as "i"
where
  exists (
    select 1
    from service_offers w
    where
      w.item_id = i.id
      and w.status = 'pending'
  )
order by
  "i"."updated_at" desc,
  "i"."id" desc
limit $1
offset $2;

-- listServiceItems 3
select
  "o".*,
  "t"."name" as "team_name"
from
  "service_offers" as "o"
  inner join "teams" as "t" on "t"."id" = "o"."team_id"
where
  "o"."item_id" in ($1)
  and "o"."status" <> $2
order by
  "o"."item_id",
  "o"."updated_at",
  "o"."id"
limit $3;

-- listServiceItems 4
select count(*) as total
from
  (
    (
      select "i"."id"
      from "service_items" as "i"
      where "i"."status" = $1
      limit $2
    )
  ) as counted;

-- listServiceItems 5
select count(*) as total
from
  (
    (
      select "i"."id"
      from "service_items" as "i"
      where
        exists (
          select 1
          from service_offers w
          where
            w.item_id = i.id
            and w.status = 'pending'
        )
      limit $1
    )
  ) as counted;

-- listTakenNeeds 1
select
  "n".*,
  "o"."name" as "unit_name",
  "o"."kind" as "unit_kind",
  "o"."path" as "unit_path",
  "a"."name" as "area_name"
from
  "needs" as "n"
  inner join "organisations" as "o" on "o"."id" = "n"."organisation_id"
  inner join "areas" as "a" on "a"."code" = "n"."area"
where
  "n"."taken_by" = $1
  and "o"."path" like $2
order by
  "n"."submitted_at" desc,
  "n"."id" desc
limit $3
offset $4;

-- listTakenNeeds 2
select count(*) as total
from
  (
    (
      select "n"."id"
      from
        "needs" as "n"
        left join "organisations" as "o" on "o"."id" = "n"."organisation_id"
      where
        "n"."taken_by" = $1
        and "o"."path" like $2
      limit $3
    )
  ) as counted;

-- listNeeds 1
select
  "n".*,
  "o"."name" as "unit_name",
  "o"."kind" as "unit_kind",
  "o"."path" as "unit_path",
  "a"."name" as "area_name"
from
  "needs" as "n"
  inner join "organisations" as "o" on "o"."id" = "n"."organisation_id"
  inner join "areas" as "a" on "a"."code" = "n"."area"
where
  n.is_public = true
  and n.status in (
    'dispatched',
    'openPool',
    'accepted',
    'inService',
    'toRate',
    'closed'
  )
order by
  "n"."submitted_at" desc,
  "n"."id" desc
limit $1
offset $2;

-- listNeeds 2
select count(*) as total
from
  (
    (
      select "n"."id"
      from "needs" as "n"
      where
        n.is_public = true
        and n.status in (
          'dispatched',
          'openPool',
          'accepted',
          'inService',
          'toRate',
          'closed'
        )
      limit $1
    )
  ) as counted;

-- listMyNeeds 1
select "n"."status"
from
  "needs" as "n"
  inner join "organisations" as "o" on "o"."id" = "n"."organisation_id"
  inner join "areas" as "a" on "a"."code" = "n"."area"
where
  (
    "n"."requester_account_id" = $1
    or (
      "n"."requester_account_id" is null
      and "n"."requester_mobile_hash" = (
        select "c"."mobile_hash"
        from "accounts" as "c"
        where "c"."id" = $2
      )
    )
  )
limit $3;

-- listMyNeeds 2
select
  "n".*,
  "o"."name" as "unit_name",
  "o"."kind" as "unit_kind",
  "o"."path" as "unit_path",
  "a"."name" as "area_name"
from
  "needs" as "n"
  inner join "organisations" as "o" on "o"."id" = "n"."organisation_id"
  inner join "areas" as "a" on "a"."code" = "n"."area"
where
  (
    "n"."requester_account_id" = $1
    or (
      "n"."requester_account_id" is null
      and "n"."requester_mobile_hash" = (
        select "c"."mobile_hash"
        from "accounts" as "c"
        where "c"."id" = $2
      )
    )
  )
order by
  "n"."submitted_at" desc,
  "n"."id" desc
limit $3
offset $4;

-- listMyNeeds 3
select *
from "need_steps"
where "need_id" in ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
order by
  "need_id",
  "id";

-- listNeedReviews 1
select
  "n".*,
  "o"."name" as "unit_name",
  "o"."kind" as "unit_kind",
  "o"."path" as "unit_path",
  "a"."name" as "area_name"
from
  "needs" as "n"
  inner join "organisations" as "o" on "o"."id" = "n"."organisation_id"
  inner join "areas" as "a" on "a"."code" = "n"."area"
where
  "n"."status" in ('submitted')
  and "o"."path" like $1
order by
  "n"."review_due_at",
  "n"."id"
limit $2
offset $3;

-- listNeedReviews 2
select count(*) as total
from
  (
    (
      select "n"."id"
      from
        "needs" as "n"
        left join "organisations" as "o" on "o"."id" = "n"."organisation_id"
      where
        "n"."status" in ('closed')
        and "o"."path" like $1
      limit $2
    )
  ) as counted;

-- listNeedReviews 3
select count(*) as total
from
  (
    (
      select "n"."id"
      from
        "needs" as "n"
        left join "organisations" as "o" on "o"."id" = "n"."organisation_id"
      where
        "n"."status" in ('rejected', 'merged', 'cancelled')
        and "o"."path" like $1
      limit $2
    )
  ) as counted;

-- listNeedReviews 4
select count(*) as total
from
  (
    (
      select "n"."id"
      from
        "needs" as "n"
        left join "organisations" as "o" on "o"."id" = "n"."organisation_id"
      where
        "n"."status" in ('returned')
        and "o"."path" like $1
      limit $2
    )
  ) as counted;

-- listNeedReviews 5
select count(*) as total
from
  (
    (
      select "n"."id"
      from
        "needs" as "n"
        left join "organisations" as "o" on "o"."id" = "n"."organisation_id"
      where
        "n"."status" in ('submitted')
        and "o"."path" like $1
        and "n"."review_due_at" < $2
      limit $3
    )
  ) as counted;

-- listNeedReviews 6
select count(*) as total
from
  (
    (
      select "n"."id"
      from
        "needs" as "n"
        left join "organisations" as "o" on "o"."id" = "n"."organisation_id"
      where
        "n"."status" in ('submitted')
        and "o"."path" like $1
      limit $2
    )
  ) as counted;

-- listNeedReviews 7
select count(*) as total
from
  (
    (
      select "n"."id"
      from
        "needs" as "n"
        left join "organisations" as "o" on "o"."id" = "n"."organisation_id"
      where
        "n"."status" in ('toDispatch')
        and "o"."path" like $1
        and "n"."dispatch_due_at" < $2
      limit $3
    )
  ) as counted;

-- listNeedReviews 8
select count(*) as total
from
  (
    (
      select "n"."id"
      from
        "needs" as "n"
        left join "organisations" as "o" on "o"."id" = "n"."organisation_id"
      where
        "n"."status" in ('toDispatch')
        and "o"."path" like $1
      limit $2
    )
  ) as counted;

-- listNeedReviews 9
select count(*) as total
from
  (
    (
      select "n"."id"
      from
        "needs" as "n"
        left join "organisations" as "o" on "o"."id" = "n"."organisation_id"
      where
        "n"."status" in ('toRate')
        and "o"."path" like $1
      limit $2
    )
  ) as counted;

-- listManagedNeeds 1
select
  "n".*,
  "o"."name" as "unit_name",
  "o"."kind" as "unit_kind",
  "o"."path" as "unit_path",
  "a"."name" as "area_name",
  (
    select t.short_name
    from
      jobs j
      join teams t on t.id = j.team_id
    where
      j.need_id = n.id
      and j.status in (
        'accepted',
        'assigning',
        'inProgress',
        'submitted',
        'done'
      )
    order by j.id desc
    limit 1
  ) as "team_name"
from
  "needs" as "n"
  inner join "organisations" as "o" on "o"."id" = "n"."organisation_id"
  inner join "areas" as "a" on "a"."code" = "n"."area"
where "o"."path" like $1
order by
  "n"."submitted_at" desc,
  "n"."id" desc
limit $2
offset $3;

-- listManagedNeeds 2
select count(*) as total
from
  (
    (
      select "n"."id"
      from
        "needs" as "n"
        left join "organisations" as "o" on "o"."id" = "n"."organisation_id"
      where "o"."path" like $1
      limit $2
    )
  ) as counted;

-- listCallbacks 1
select
  "b".*,
  "n"."need_no",
  "n"."title",
  "n"."outcome",
  "n"."ended_at",
  "n"."updated_at",
  "n"."private_cipher",
  "a"."name" as "area_name",
  "o"."name" as "unit_name",
  "o"."kind" as "unit_kind",
  "c"."display_name" as "by_name"
from
  "need_callbacks" as "b"
  inner join "needs" as "n" on "n"."id" = "b"."need_id"
  inner join "organisations" as "o" on "o"."id" = "n"."organisation_id"
  inner join "areas" as "a" on "a"."code" = "n"."area"
  left join "accounts" as "c" on "c"."id" = "b"."by_id"
where
  "b"."status" = $1
  and "o"."path" like $2
order by "b"."need_id" desc
limit $3
offset $4;

-- listCallbacks 2
select
  "week",
  "seed",
  "ended_count",
  "drawn_count"
from "callback_draws"
order by "week" desc
limit $1;

-- listCallbacks 3
select count(*) as total
from
  (
    (
      select "b"."need_id"
      from
        "need_callbacks" as "b"
        inner join "needs" as "n" on "n"."id" = "b"."need_id"
        left join "organisations" as "o" on "o"."id" = "n"."organisation_id"
      where
        "b"."status" <> $1
        and "o"."path" like $2
      limit $3
    )
  ) as counted;

-- listCallbacks 4
select count(*) as total
from
  (
    (
      select "b"."need_id"
      from
        "need_callbacks" as "b"
        inner join "needs" as "n" on "n"."id" = "b"."need_id"
        left join "organisations" as "o" on "o"."id" = "n"."organisation_id"
      where
        "b"."status" = $1
        and "o"."path" like $2
      limit $3
    )
  ) as counted;
