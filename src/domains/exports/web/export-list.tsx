import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { ExportTable } from './export-table.tsx';
import { useExports } from './use-exports.ts';

/** 我的导出: what the person ordered, with its progress while it is made. */
export function ExportList() {
  const url = useUrlFilters();
  const { exports, download } = useExports(url.paging);
  return (
    <QueryList
      query={exports}
      url={url}
      what="导出"
      unit="次"
      empty={{
        art: 'boat',
        title: '还没有后台导出',
        text: '导出超过 5000 条时在后台生成，进度和文件会出现在这里。',
      }}
    >
      {(rows) => <ExportTable rows={rows} onDownload={download} />}
    </QueryList>
  );
}
