import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { pageStops } from './page-numbers.ts';

type PagerProps = {
  /** Counts from 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** In a centre: turns the page without a document load. Clicks for a new tab still follow the link. */
  onPage?: (page: number) => void;
  label?: string;
  className?: string;
};

/** Numbered links to the pages of a list; nothing for a single page. */
export function Pager({ page, pageCount, hrefOf, onPage, label = '分页', className }: PagerProps) {
  if (pageCount <= 1) return null;
  const turn = (target: number) => (event: MouseEvent) => {
    if (!onPage || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onPage(target);
  };
  const step = (target: number, name: string, icon: ReactNode) =>
    target < 1 || target > pageCount ? (
      <span className="off" aria-hidden>
        {icon}
      </span>
    ) : (
      <a href={hrefOf(target)} aria-label={name} rel={target < page ? 'prev' : 'next'} onClick={turn(target)}>
        {icon}
      </a>
    );
  return (
    <nav className={classNames('pager', className)} aria-label={label}>
      {step(page - 1, '上一页', <ChevronLeft className="ic" aria-hidden />)}
      {pageStops(page, pageCount).map((stop) =>
        stop.kind === 'gap' ? (
          <span className="gap" key={`after-${stop.after}`} aria-hidden>
            …
          </span>
        ) : (
          <a
            key={stop.page}
            href={hrefOf(stop.page)}
            className={classNames(!stop.isNear && 'far')}
            aria-label={`第 ${stop.page} 页`}
            aria-current={stop.page === page ? 'page' : undefined}
            onClick={turn(stop.page)}
          >
            {stop.page}
          </a>
        ),
      )}
      {step(page + 1, '下一页', <ChevronRight className="ic" aria-hidden />)}
    </nav>
  );
}
