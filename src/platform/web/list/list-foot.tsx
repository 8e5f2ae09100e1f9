import { useContext, useEffect } from 'react';
import { Link } from 'react-router';
import { countedUpTo, countLabel, pageCountOf } from '#platform/contract/page-limits.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './list-foot.module.css';
import { ListToolsContext } from './list-tools-context.ts';
import { PageChoice } from './page-choice.tsx';
import { Pager } from './pager.tsx';
import type { UrlFilters } from './use-url-filters.ts';

/** What an answer says of its list besides the rows. */
export type Listed<Row = unknown> = {
  list: readonly Row[];
  /** Exact to 1,000; without it what came is all. */
  total?: number;
  /** Where it goes on; only lists that are read from one row to the next. */
  nextCursor?: string | number | null;
};

/** The ways on of a list that is read from one row to the next. */
export type TurnWords = { first: string; next: string };

type ListFootProps = {
  listed: Listed;
  unit: string;
  url: UrlFilters;
  turn?: TurnWords | undefined;
  /** It stands on the page itself, not in a panel. */
  isBare?: boolean | undefined;
};

/** How many there are, and the pages of the list or the way on. */
export function ListFoot({ listed, unit, url, turn, isBare }: ListFootProps) {
  const hasTools = useContext(ListToolsContext) !== undefined;
  const { total, nextCursor } = listed;
  const pageCount = total === undefined ? 1 : pageCountOf(total, url.pageSize, url.countsAll);
  const isNumbered = nextCursor === undefined || (hasTools && url.cursor === undefined);
  return (
    <div className={classNames('ft', isBare && styles.isBare)}>
      <span>
        共 {countLabel(total ?? listed.list.length, url.countsAll)} {unit}
        {hasTools && total !== undefined && total > countedUpTo && !url.countsAll && (
          <Link className={styles.count} to={url.hrefWith({ count: 'all', page: url.page })}>
            数出准确数
          </Link>
        )}
      </span>
      {isNumbered && (
        <Pager
          page={url.page}
          pageCount={pageCount}
          hrefOf={(page) => url.hrefWith({ page })}
          onPage={(page) => url.change({ page })}
        />
      )}
      {nextCursor !== undefined && (!isNumbered || url.page >= pageCount) && (
        <Turn nextCursor={nextCursor} url={url} {...turn} />
      )}
      {hasTools && total !== undefined && <PageChoice url={url} pageCount={pageCount} />}
    </div>
  );
}

type TurnProps = { nextCursor: string | number | null; url: UrlFilters } & Partial<TurnWords>;

function Turn({ nextCursor, url, first = '回到第一页', next = '下一页' }: TurnProps) {
  return (
    <nav className={styles.turn} aria-label="翻页">
      {url.cursor !== undefined && (
        <ButtonLink look="line" to={url.hrefWith({})}>
          {first}
        </ButtonLink>
      )}
      {nextCursor !== null && (
        <ButtonLink look="line" to={url.hrefWith({ cursor: nextCursor })}>
          {next}
        </ButtonLink>
      )}
    </nav>
  );
}

/** Leaves a page that has run empty, such as the last of a queue once all of it is decided, for the last with rows. */
export function useLastPage(url: UrlFilters | undefined, listed: Listed | undefined): boolean {
  const { list, total = 0 } = listed ?? { list: [undefined] };
  const last =
    url && list.length === 0 && total > 0 ? pageCountOf(total, url.pageSize, url.countsAll) : undefined;
  const isLeaving = url !== undefined && last !== undefined && last < url.page;
  useEffect(() => {
    if (isLeaving) url.leaveFor(last);
  });
  return isLeaving;
}
