import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { countLabel } from '#platform/contract/page-limits.ts';
import { showCurrent } from '../show-current.ts';

/** A view of a list or page; `count` says how much it holds. */
export type ListTab<Key extends string = string> = { key: Key; label: string; count?: number | undefined };

type ListTabsProps<Key extends string> = {
  label: string;
  tabs: readonly ListTab<Key>[];
  current: Key;
  /** Address of a view; without it `?tab=`, and the first needs no word. */
  hrefOf?: (key: Key) => string;
  /** Drawn as one switch instead of a row of tabs. */
  isSwitch?: boolean;
};

/** Views of one page of a centre or the back office; the address says which is shown. */
export function ListTabs<Key extends string>(props: ListTabsProps<Key>) {
  const { label, tabs, current, isSwitch = false } = props;
  const hrefOf = props.hrefOf ?? ((key: Key) => (key === tabs[0]?.key ? '?' : `?tab=${key}`));
  const row = useRef<HTMLElement>(null);
  useEffect(() => showCurrent(row.current), [current]);
  return (
    <nav ref={row} className={isSwitch ? 'seg' : 'tabs'} aria-label={label}>
      {tabs.map(({ key, label: name, count }) => (
        <Link key={key} to={hrefOf(key)} aria-current={key === current ? 'page' : undefined}>
          {name}
          {count !== undefined && <sup className="tn">{countLabel(count)}</sup>}
        </Link>
      ))}
    </nav>
  );
}
