import { classNames } from './class-names.ts';

/** One view: its name, its address, how many things it holds. */
export type Tab = { label: string; href: string; count?: number | string; isCurrent?: boolean };

/** Links between the views of one page; the address says which is shown. */
export function Tabs(props: { label: string; tabs: Tab[]; className?: string }) {
  return (
    <nav className={classNames('tabs', props.className)} aria-label={props.label}>
      {props.tabs.map((tab) => (
        <a key={tab.href} href={tab.href} aria-current={tab.isCurrent ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && <sup className="tn">{tab.count}</sup>}
        </a>
      ))}
    </nav>
  );
}
