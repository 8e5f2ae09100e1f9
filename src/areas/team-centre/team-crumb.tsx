import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { teamPaths } from '#domains/activities/web/team/team-paths.ts';

/** Where a page below 活动管理 stands. */
export function TeamCrumb({ current }: { current: string }) {
  return (
    <nav className="crumb" aria-label="当前位置">
      <Link to={teamPaths.list}>活动管理</Link>
      <ChevronRight className="ic" aria-hidden />
      <b aria-current="page">{current}</b>
    </nav>
  );
}
