import type { ReactNode } from 'react';
import { Logo } from '#platform/web/frame/logo.tsx';

/** Mark of the site at the left, search box at the right. */
export function SiteHeader(props: { homeHref: string; ownerName: string; search: ReactNode }) {
  return (
    <header className="head">
      <div className="container">
        <Logo href={props.homeHref} ownerName={props.ownerName} />
        {props.search}
      </div>
    </header>
  );
}
