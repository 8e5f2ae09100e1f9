import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { teamPaths } from '#domains/activities/web/team/team-paths.ts';
import { jobPaths } from '#domains/jobs/web/job-paths.ts';
import { tidingsPaths } from '#domains/news/web/news-paths.ts';
import { memberPaths } from '#domains/teams/web/members/member-paths.ts';

const places = {
  activities: { label: '活动管理', to: teamPaths.list },
  tidings: { label: '队伍动态', to: tidingsPaths.list },
  profile: { label: '队伍资料', to: '/teamcenter/index/teammodify' },
  jobs: { label: '队伍任务', to: jobPaths.teamJobs },
  needs: { label: '队伍需求', to: jobPaths.teamNeeds },
  members: { label: '成员管理', to: memberPaths.list },
} as const;

/** Where a page below one of the lists stands. */
export function TeamCrumb({ below, current }: { below: keyof typeof places; current: string }) {
  const { label, to } = places[below];
  return (
    <nav className="crumb" aria-label="当前位置">
      <Link to={to}>{label}</Link>
      <ChevronRight className="ic" aria-hidden />
      <b aria-current="page">{current}</b>
    </nav>
  );
}
