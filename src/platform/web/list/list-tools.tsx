import { Columns3, RefreshCw } from 'lucide-react';
import { useContext, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { timeLabel } from '#platform/contract/instants.ts';
import { nextSort } from '#platform/contract/sorting.ts';
import { Select } from '../fields/select.tsx';
import { Popover } from '../floating/popover.tsx';
import type { OfferedColumn, TableSettings } from '../table/table-settings.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../plain/button-class.ts';
import { keepListChoices, readListChoices } from './list-choices.ts';
import { ListToolsContext, type ListToolsGiven } from './list-tools-context.ts';
import styles from './list-tools.module.css';
import type { UrlFilters } from './use-url-filters.ts';

type Tools = ListToolsGiven & {
  table: TableSettings;
  offered: readonly OfferedColumn[];
  onHide: (keys: readonly string[]) => void;
};

/** The tools of a list, where the workplace gives its lists tools and this one keeps its place in the address. */
export function useListTools(url: UrlFilters | undefined): Tools | undefined {
  const given = useContext(ListToolsContext);
  const { pathname } = useLocation();
  const [hiddenKeys, setHidden] = useState(() => (given ? readListChoices(pathname).hidden : []));
  const [offered, offer] = useState<readonly OfferedColumn[]>([]);
  const hidden = useMemo(() => new Set(hiddenKeys), [hiddenKeys]);
  if (!given || !url) return undefined;
  return {
    ...given,
    table: {
      hidden,
      sort: url.sort,
      onSort: (key) => url.change({ sort: nextSort(url.sort, key) }),
      offer,
    },
    offered,
    onHide: (keys) => {
      keepListChoices(pathname, { hidden: keys });
      setHidden(keys);
    },
  };
}

type ListToolsProps = {
  url: UrlFilters;
  query: { isFetching?: boolean; dataUpdatedAt?: number; refetch: () => Promise<unknown> };
  tools: Tools;
};

/** Above the rows: kept views, the order where heads are not seen, how fresh the rows are, and which columns there are. */
export function ListTools({ url, query, tools }: ListToolsProps) {
  const { Views, table, offered } = tools;
  return (
    <div className={styles.tools} role="toolbar" aria-label="列表工具">
      <Views search={url.kept} />
      <SortSelect offered={offered} table={table} onSort={(sort) => url.change({ sort })} />
      <span className={styles.fresh}>
        {query.dataUpdatedAt !== undefined && query.dataUpdatedAt > 0 && (
          <small>{timeLabel(new Date(query.dataUpdatedAt))} 更新</small>
        )}
        <Button look="ghost" size="sm" isBusy={query.isFetching} onClick={() => void query.refetch()}>
          <RefreshCw className="ic" aria-hidden />
          刷新
        </Button>
        <ColumnChoice {...tools} />
      </span>
    </div>
  );
}

const columnsButton = buttonClass({ look: 'ghost', size: 'sm' }) ?? '';

function ColumnChoice({ offered, table, onHide }: Tools) {
  if (offered.length < 2) return null;
  const toggle = (key: string, isOn: boolean): void =>
    onHide(isOn ? [...table.hidden].filter((one) => one !== key) : [...table.hidden, key]);
  return (
    <Popover
      label="显示的列"
      button={{
        label: '选择列',
        className: columnsButton,
        children: (
          <>
            <Columns3 className="ic" aria-hidden />列
          </>
        ),
      }}
    >
      {() => (
        <fieldset className={styles.columns}>
          <legend>显示的列</legend>
          {offered.slice(1).map(({ key, header }) => (
            <label key={key}>
              <input
                type="checkbox"
                checked={!table.hidden.has(key)}
                onChange={({ target }) => toggle(key, target.checked)}
              />
              {header}
            </label>
          ))}
          <Button look="ghost" size="sm" disabled={table.hidden.size === 0} onClick={() => onHide([])}>
            全部显示
          </Button>
        </fieldset>
      )}
    </Popover>
  );
}

type SortSelectProps = {
  offered: readonly OfferedColumn[];
  table: TableSettings;
  onSort: (sort: string | undefined) => void;
};

/** The order as a choice: on phones rows are cards, and no heads are seen. */
function SortSelect({ offered, table, onSort }: SortSelectProps) {
  const sortable = offered.flatMap(({ sort, header }) => (sort === undefined ? [] : [{ sort, header }]));
  if (sortable.length === 0) return null;
  return (
    <Select
      className={styles.sort}
      aria-label="排序"
      value={table.sort ?? ''}
      none="默认排序"
      options={sortable.flatMap(({ sort, header }) => [
        { value: sort, label: `${header} 从小到大` },
        { value: `-${sort}`, label: `${header} 从大到小` },
      ])}
      onChoose={(sort) => onSort(sort || undefined)}
    />
  );
}
