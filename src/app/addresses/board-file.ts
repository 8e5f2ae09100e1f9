import type { FastifyInstance } from 'fastify';
import { needBoardFile } from '#areas/public-site/site-navigation.ts';
import { type BoardRow, getNeedBoard, sharesFrom } from '#domains/needs/contract/board.contract.ts';
import { writeSheet } from '#platform/server/spreadsheet.ts';
import type { PageCall } from '#platform/web/page.tsx';

const columns = [
  ['分组', 14],
  ['名称', 30],
  ['结单（张）', 12],
  ['接单中位数（分钟）', 18],
  ['九成在（分钟）内接单', 20],
  ['按时（%）', 12],
  ['解决了（%）', 12],
  ['部分解决（%）', 14],
  ['没有解决（%）', 14],
  ['部分或没有解决（%）', 20],
  ['未评价（%）', 12],
] as const;

const cellsOf = (group: string, row: Omit<BoardRow, 'key'>): (string | number)[] => [
  group,
  row.name,
  row.count,
  ...[row.medianMinutes, row.slowMinutes, row.inTime].map((value) => value ?? ''),
  ...(['solved', 'part', 'unsolved', 'notWhole', 'unrated'] as const).map((key) => row.shares?.[key] ?? ''),
];

/** `/user-index/needBoard.xlsx`: the figures of the open board as a spreadsheet, exactly those that the page shows. */
export function serveBoardFile(app: FastifyInstance, { call }: { call: PageCall }): void {
  app.get(needBoardFile, async (_request, reply) => {
    const board = await call(getNeedBoard, {});
    const { all, categories, areas, stations, from } = board;
    const isShown = all.count >= sharesFrom;
    const rows = isShown
      ? [
          cellsOf(`${from} 起`, { ...all, name: '全部' }),
          ...categories.map((row) => cellsOf('按服务类别', row)),
          ...areas.map((row) => cellsOf('按区', row)),
          ...stations.map((row) => cellsOf('按站', row)),
        ]
      : [];
    return reply
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .header('cache-control', 'public, max-age=600')
      .header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(`点单办得怎么样-${from}起.xlsx`)}`,
      )
      .send(
        writeSheet({
          title: '点单办得怎么样',
          columns: columns.map(([title, width]) => ({ title, width })),
          rows,
        }),
      );
  });
}
