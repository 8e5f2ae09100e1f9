import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OperationFailed } from '../calls/operation-failed.ts';
import { Notice } from '../ui/notice.tsx';
import { TableSettingsContext } from '../table/table-settings.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { type EmptyArt, EmptyState } from './empty-state.tsx';
import { type Listed, ListFoot, type TurnWords, useLastPage } from './list-foot.tsx';
import { ListTools, useListTools } from './list-tools.tsx';
import { LoadFailed, type Missing } from './load-failed.tsx';
import type { UrlFilters } from './use-url-filters.ts';
import { Button } from '../ui/button.tsx';

/** What a list needs of a read, as `useOperationQuery` gives it. */
export type ListQuery<Result> = Pick<
  UseQueryResult<Result, OperationFailed>,
  'data' | 'error' | 'isPlaceholderData'
> &
  Partial<Pick<UseQueryResult<Result, OperationFailed>, 'isFetching' | 'dataUpdatedAt'>> & {
    refetch: () => Promise<unknown>;
  };

type QueryListProps<Result extends Listed> = {
  query: ListQuery<Result>;
  /** Its place and filters; without it all of it came at once. */
  url?: UrlFilters;
  /** What the list holds: 短信. */
  what: string;
  /** How it is counted: 条. Without it nothing is counted, and there is no foot. */
  unit?: string;
  /** Said where there is nothing though no filter is set. */
  empty: { art: EmptyArt; title: string; text?: string; action?: ReactNode };
  /** What is not there when the answer is 404: the thing whose list this is. */
  missing?: Missing;
  turn?: TurnWords;
  /** It stands by itself on the page: what is said instead of rows stands in a panel. */
  isBare?: boolean;
  children: (rows: Result['list'], result: Result) => ReactNode;
};

/**
 * A list that was asked for: its rows as the caller draws them with count and pages below, and instead of them that it
 * loads, failed (with another try), fits no filter (with a way to clear them) or is empty.
 */
export function QueryList<Result extends Listed>(props: QueryListProps<Result>) {
  const { query, url, what, unit, children } = props;
  const { data, error } = query;
  const retry = (): void => void query.refetch();
  const isLeaving = useLastPage(url, data);
  const tools = useListTools(url);
  if (error && (!data || error.code === 403))
    return (
      <LoadFailed
        what={what}
        failure={error}
        missing={props.missing}
        onRetry={retry}
        className={props.isBare ? 'panel' : undefined}
      />
    );
  if (!data || isLeaving) return <Skeleton kind="rows" count={6} />;
  return (
    <>
      {error && <NotRenewed what={what} failure={error} onRetry={retry} />}
      {url && tools && <ListTools url={url} query={query} tools={tools} />}
      {data.list.length === 0 ? (
        <NothingListed {...props} />
      ) : (
        <div aria-busy={query.isPlaceholderData}>
          <TableSettingsContext value={tools?.table}>{children(data.list, data)}</TableSettingsContext>
          {url && unit !== undefined && (
            <ListFoot listed={data} unit={unit} url={url} turn={props.turn} isBare={props.isBare} />
          )}
        </div>
      )}
    </>
  );
}

function NothingListed<Result extends Listed>(props: QueryListProps<Result>) {
  const { url, what, empty, isBare } = props;
  const className = isBare ? 'panel' : undefined;
  if (!url?.isNarrowed) return <EmptyState className={className} {...empty} />;
  return (
    <EmptyState
      className={className}
      art="lens"
      title={`没有符合条件的${what}`}
      text="换个关键词，或者去掉一些筛选条件。"
      action={
        <Button look="line" onClick={url.clear}>
          清除筛选
        </Button>
      }
    />
  );
}

type NotRenewedProps = { what: string; failure: OperationFailed; onRetry: () => void };

/** The rows are those of before: reading them again failed. */
const NotRenewed = ({ what, failure, onRetry }: NotRenewedProps) => (
  <Notice kind="warning" isLive>
    下面的{what}可能不是最新的：{failure.msg}{' '}
    <button type="button" className="link" onClick={onRetry}>
      再试一次
    </button>
  </Notice>
);

/** A read whose rows are chosen or put in order here, as a list; all of them came at once. */
export const listedAs = <Result, Row>(
  query: ListQuery<Result>,
  rowsOf: (result: Result) => readonly Row[],
): ListQuery<{ list: readonly Row[] }> => ({ ...query, data: query.data && { list: rowsOf(query.data) } });
