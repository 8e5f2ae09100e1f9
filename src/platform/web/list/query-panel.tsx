import { type ReactNode, useId } from 'react';
import type { Listed } from './list-foot.tsx';
import { LoadFailed } from './load-failed.tsx';
import type { ListQuery } from './query-list.tsx';

type QueryPanelProps<Result extends Listed> = {
  query: ListQuery<Result>;
  title: string;
  children: (rows: Result['list']) => ReactNode;
};

/** A short list in a panel of its own, there only while something is in it or it could not be read. */
export function QueryPanel<Result extends Listed>({ query, title, children }: QueryPanelProps<Result>) {
  const titleId = useId();
  const { data, error } = query;
  if (!data && error)
    return <LoadFailed className="panel" what={title} failure={error} onRetry={() => void query.refetch()} />;
  if (!data || data.list.length === 0) return null;
  return (
    <section className="panel" aria-labelledby={titleId}>
      <div className="panel__h">
        <h2 id={titleId}>{title}</h2>
      </div>
      {children(data.list)}
    </section>
  );
}
