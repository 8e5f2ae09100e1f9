import { figureLabel } from '#platform/contract/figures.ts';
import { dateTimeLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { Mark } from '#platform/web/ui/mark.tsx';
import { Link } from 'react-router';
import type { NewsSummaryView } from '../../contract/news.contract.ts';
import { newsActLabels } from '../../contract/news.words.ts';
import { type NewsPaths, publicNewsPath } from '../news-paths.ts';
import { type AskedAct, isAsked } from './news-acts.tsx';
import { NewsStatusMark } from './news-status.tsx';

type NewsDeskTableProps = {
  rows: readonly NewsSummaryView[];
  paths: NewsPaths;
  onAct: (act: AskedAct, item: NewsSummaryView) => void;
  isBusy?: boolean;
};

const columnsFor = (paths: NewsPaths): readonly Column<NewsSummaryView>[] => [
  {
    key: 'title',
    sort: 'title',
    header: '标题',
    cell: ({ dynamicId, title, isTop, isRecommend, desk, status }) => (
      <>
        <b>
          <Link to={paths.detail(dynamicId)}>{title}</Link>
        </b>
        {isTop && <Mark>置顶</Mark>}
        {isRecommend && <Mark>推荐</Mark>}
        {desk?.note && (desk.revisionStatus ?? status) === 'returned' && <small>退回原因：{desk.note}</small>}
        {desk?.note && status === 'offline' && <small>下线原因：{desk.note}</small>}
      </>
    ),
  },
  { key: 'category', header: '栏目', isTight: true, cell: ({ dynamicTypeName }) => dynamicTypeName },
  {
    key: 'status',
    header: '状态',
    isTight: true,
    cell: ({ status, desk }) => <NewsStatusMark status={status} revision={desk?.revisionStatus} />,
  },
  {
    key: 'updated',
    sort: 'updatedAt',
    header: '更新',
    isTight: true,
    cell: ({ desk }) => desk && dateTimeLabel(desk.updatedAt),
  },
  {
    key: 'published',
    sort: 'publishedAt',
    header: '发布',
    isTight: true,
    cell: ({ publishAt, status }) =>
      publishAt ? `${dateTimeLabel(publishAt)}${status === 'scheduled' ? ' 自动发布' : ''}` : '未发布',
  },
  {
    key: 'views',
    sort: 'viewCount',
    header: '阅读',
    isNumeric: true,
    isTight: true,
    cell: ({ viewCount, status }) => (status === 'published' ? figureLabel(viewCount) : ''),
  },
];

/** What the staff of a unit wrote: where each stands, what the reviewer said, what to do next. */
export const NewsDeskTable = ({ rows, paths, onAct, isBusy }: NewsDeskTableProps) => (
  <DataTable
    caption="内容"
    rows={rows}
    keyOf={({ dynamicId }) => dynamicId}
    columns={columnsFor(paths)}
    acts={(item) => (
      <>
        {item.status === 'published' && (
          <ButtonAnchor
            look="line"
            size="sm"
            href={publicNewsPath(item.dynamicId)}
            aria-label={`在网站上看“${item.title}”`}
          >
            在网站上看
          </ButtonAnchor>
        )}
        {item.desk?.acts.includes('update') && (
          <ButtonLink
            look="line"
            size="sm"
            to={paths.edit(item.dynamicId)}
            aria-label={`修改“${item.title}”`}
          >
            修改
          </ButtonLink>
        )}
        {(item.desk?.acts ?? []).filter(isAsked).map((act) => (
          <Button
            key={act}
            size="sm"
            look={act === 'withdraw' ? 'line' : 'danger'}
            disabled={isBusy}
            aria-label={`${newsActLabels[act]}“${item.title}”`}
            onClick={() => onAct(act, item)}
          >
            {newsActLabels[act]}
          </Button>
        ))}
      </>
    )}
  />
);
