import { Pager } from '#platform/web/ui/pager.tsx';

type ListFootProps = {
  total: number;
  unit: string;
  page: number;
  pageSize: number;
  hrefOf: (page: number) => string;
  onPage: (page: number) => void;
};

/** How many there are (exact to 1,000) and the pages of the list. */
export function ListFoot({ total, unit, page, pageSize, hrefOf, onPage }: ListFootProps) {
  return (
    <div className="ft">
      <span>
        共 {total > 1_000 ? '1000+' : total} {unit}
      </span>
      <Pager page={page} pageCount={Math.ceil(total / pageSize)} hrefOf={hrefOf} onPage={onPage} />
    </div>
  );
}
