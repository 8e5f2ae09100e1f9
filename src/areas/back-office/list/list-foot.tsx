import { Pager } from '#platform/web/list/pager.tsx';
import type { UrlFilters } from './use-url-filters.ts';

type ListFootProps = { total: number; unit: string; pageSize: number; url: UrlFilters };

/** How many there are (exact to 1,000) and the pages of the list; turning one leaves the row that was open. */
export function ListFoot({ total, unit, pageSize, url }: ListFootProps) {
  return (
    <div className="ft">
      <span>
        共 {total > 1_000 ? '1000+' : total} {unit}
      </span>
      <Pager
        page={url.page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={url.hrefOfPage}
        onPage={(page) => url.change({ page, id: undefined })}
      />
    </div>
  );
}
