import { useEffect } from 'react';
import { countLabel, pageCountOf } from '#platform/contract/page-limits.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './list-foot.module.css';
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
  const total = listed.total ?? listed.list.length;
  return (
    <div className={classNames('ft', isBare && styles.isBare)}>
      <span>
        共 {countLabel(total)} {unit}
      </span>
      {listed.nextCursor === undefined ? (
        <Pager
          page={url.page}
          pageCount={pageCountOf(total, url.pageSize)}
          hrefOf={(page) => url.hrefWith({ page })}
          onPage={(page) => url.change({ page })}
        />
      ) : (
        <Turn nextCursor={listed.nextCursor} url={url} {...turn} />
      )}
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
  const last = url && list.length === 0 && total > 0 ? pageCountOf(total, url.pageSize) : undefined;
  const isLeaving = url !== undefined && last !== undefined && last < url.page;
  useEffect(() => {
    if (isLeaving) url.leaveFor(last);
  });
  return isLeaving;
}
