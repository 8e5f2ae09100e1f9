import { X } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './list-bar.module.css';
import { ButtonAnchor } from '../ui/button.tsx';

type ListBarProps = {
  /** How many were found, in words. */
  count: ReactNode;
  /** Every filter that is set, with the address of the list without it. */
  chosen: readonly { label: string; clearHref: string }[];
  /** Address of the list without any filter. */
  allHref: string;
  /** `instead` stands for an order that a plain link cannot lead to. */
  sorts: readonly { label: string; href: string; isOn: boolean; instead?: ReactNode }[];
  /** The page orders its list elsewhere on phones. */
  hidesSortsOnPhones?: boolean;
};

/** Above the cards of a public list: how many were found, what is set and how to clear it, and the order. */
export function ListBar({ count, chosen, allHref, sorts, hidesSortsOnPhones = false }: ListBarProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.count}>{count}</p>
      {chosen.map(({ label, clearHref }) => (
        <a key={label} className={styles.chosen} href={clearHref} aria-label={`去掉筛选 ${label}`}>
          {label}
          <X className="ic ic-14" aria-hidden />
        </a>
      ))}
      {chosen.length > 0 && (
        <ButtonAnchor look="ghost" size="sm" href={allHref}>
          清空
        </ButtonAnchor>
      )}
      <nav className={classNames(styles.sorts, hidesSortsOnPhones && 'only-d')} aria-label="排序">
        {sorts.map(({ label, href, isOn, instead }) => (
          <Fragment key={label}>
            {instead || (
              <a href={href} aria-current={isOn ? 'true' : undefined}>
                {label}
              </a>
            )}
          </Fragment>
        ))}
      </nav>
    </div>
  );
}
