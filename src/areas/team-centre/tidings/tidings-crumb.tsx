import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { tidingsPaths } from '#domains/news/web/news-paths.ts';

/** Where a page below 队伍动态 stands. */
export function TidingsCrumb({ current }: { current: string }) {
  return (
    <nav className="crumb" aria-label="当前位置">
      <Link to={tidingsPaths.list}>队伍动态</Link>
      <ChevronRight className="ic" aria-hidden />
      <b aria-current="page">{current}</b>
    </nav>
  );
}
