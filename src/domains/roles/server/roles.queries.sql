-- menu of a shell
select *
from "menus"
where "client" = $1 and "is_enabled" = $2
order by "sort", "id";
