-- list of a category
select "n"."id", "n"."category_id", "c"."name" as "category_name", "n"."title", "n"."summary", "n"."source", "n"."author", "n"."team_id", "t"."name" as "team_name", "n"."art_category", "n"."is_top", "n"."published_at", "n"."view_count"
from "news_items" as "n"
inner join "news_categories" as "c" on "c"."id" = "n"."category_id"
left join "teams" as "t" on "t"."id" = "n"."team_id"
where "n"."status" = $1 and "c"."is_enabled" = $2 and "n"."category_id" = $3;

-- list by words and days
select "n"."id", "n"."category_id", "c"."name" as "category_name", "n"."title", "n"."summary", "n"."source", "n"."author", "n"."team_id", "t"."name" as "team_name", "n"."art_category", "n"."is_top", "n"."published_at", "n"."view_count"
from "news_items" as "n"
inner join "news_categories" as "c" on "c"."id" = "n"."category_id"
left join "teams" as "t" on "t"."id" = "n"."team_id"
where "n"."status" = $1 and "c"."is_enabled" = $2 and "n"."published_at" >= $3 and "n"."published_at" < $4 and ("n"."id" in (select "recent"."id"
from "news_items" as "recent"
where "recent"."status" = $5
order by "recent"."published_at" desc, "recent"."id" desc
limit $6) and ("n"."title" like $7 or "n"."summary" like $8));

-- latest of every category
select "n"."id", "n"."category_id", "c"."name" as "category_name", "n"."title", "n"."summary", "n"."source", "n"."author", "n"."team_id", "t"."name" as "team_name", "n"."art_category", "n"."is_top", "n"."published_at", "n"."view_count"
from "news_categories" as "c"
inner join lateral (select *
from "news_items" as "item"
where "item"."category_id" = "c"."id" and "item"."status" = $1
order by "item"."is_top" desc, "item"."published_at" desc, "item"."id" desc
limit $2) as "n" on true
left join "teams" as "t" on "t"."id" = "n"."team_id"
where "c"."is_enabled" = $3
order by "n"."is_top" desc, "n"."published_at" desc, "n"."id" desc;

-- next newer
select "id", "title"
from "news_items"
where "status" = $1 and "category_id" = $2 and (published_at, id) > ($3, $4)
order by "published_at" asc, "id" asc
limit $5;
