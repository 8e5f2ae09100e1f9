import { ExportList } from '#domains/exports/web/export-list.tsx';
import { exportKeptDays, mostRowsAtOnce } from '#platform/contract/exports/exports.words.ts';
import { usePageTitle } from '#platform/web/page-title.ts';

/** `/dashboard/exports` 我的导出: spreadsheets that were too long to come at once. */
export function Component() {
  usePageTitle('我的导出');
  return (
    <>
      <div className="pt">
        <div>
          <h1>我的导出</h1>
          <p>
            超过 {mostRowsAtOnce} 条的导出在后台生成，只有你本人能下载，文件保留 {exportKeptDays} 天。
          </p>
        </div>
      </div>
      <section className="pn" aria-label="我的导出">
        <ExportList />
      </section>
    </>
  );
}
