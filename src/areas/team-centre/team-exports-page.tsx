import { ExportList } from '#domains/exports/web/export-list.tsx';
import { exportKeptDays, mostRowsAtOnce } from '#platform/contract/exports/exports.words.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { TeamCrumb } from './team-crumb.tsx';

/** `/teamcenter/index/teamuser/exports` 我的导出: lists of members that were too long to come at once. */
export function Component() {
  usePageTitle('我的导出');
  return (
    <>
      <TeamCrumb below="members" current="我的导出" />
      <header className="ph">
        <div>
          <h1>我的导出</h1>
          <p>
            超过 {mostRowsAtOnce} 条的导出在后台生成，文件保留 {exportKeptDays} 天。
          </p>
        </div>
      </header>
      <section className="panel" aria-label="我的导出">
        <ExportList />
      </section>
    </>
  );
}
