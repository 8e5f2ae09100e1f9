import { FavouriteList } from '#domains/follows/web/favourite-list.tsx';
import { listMyFavouritesCall } from '#domains/follows/web/follows.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';

/** 我的收藏: kept activities with their states of now. */
export function MyFavourites() {
  const url = useUrlFilters({ pageSize: 10 });
  const favourites = useOperationQuery(listMyFavouritesCall, url.paging, {
    keepsPrevious: true,
    reportedBy: 'form',
  });
  return (
    <QueryList
      query={favourites}
      url={url}
      what="收藏"
      unit="个"
      isBare
      empty={{
        art: 'boat',
        title: '还没有收藏',
        text: '看到想去又拿不定主意的活动，点一下心形，就会留在这里。',
        action: (
          <ButtonAnchor look="primary" href="/user-index/activityList">
            去看看活动
          </ButtonAnchor>
        ),
      }}
    >
      {(rows) => <FavouriteList favourites={rows} />}
    </QueryList>
  );
}
