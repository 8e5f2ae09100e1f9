import {
  boardDays,
  type BoardRow,
  type BoardShares,
  fewest,
  getNeedBoard,
  sharesFrom,
  timesFrom,
} from '#domains/needs/contract/board.contract.ts';
import { rateDays } from '#domains/needs/contract/rating.words.ts';
import { dateLabel, dayTimeLabel, startOfDay, waitedLabel } from '#platform/contract/instants.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { definePage, type PageContext } from '#platform/web/page.tsx';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import { needBoardFile, publicPaths } from '../site-navigation.ts';
import styles from './need-board-page.module.css';

type Board = Awaited<ReturnType<typeof loadBoard>>;
const loadBoard = ({ call }: PageContext) => call(getNeedBoard, {});

const percent = (share: number | null): string => (share === null ? '—' : `${share}%`);
const waited = (minutes: number | null): string => (minutes === null ? '—' : waitedLabel(minutes));

/** `/user-index/needBoard` 点单办得怎么样: medians and shares of ninety days, each with how it is counted; few are hidden. */
export const needBoardPage = definePage({
  query: [],
  load: loadBoard,
  title: () => '点单办得怎么样',
  description: () =>
    '点单多久有队伍接、按不按时、解决了没有：近 90 天结单的单子，按类别和区公开，不足 5 张的不单列。',
  view: ({ data }) => (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className="container">
          <h1>点单办得怎么样</h1>
          <p>
            近 {boardDays} 天（{dateLabel(startOfDay(data.from))}起）结单的 {data.all.count}{' '}
            张单子。没评价的不算满意，办得不好的也写在这里。更新于 {dayTimeLabel(data.countedAt)}。
          </p>
        </div>
      </header>
      <div className={`container ${styles.body}`}>
        {data.all.count < sharesFrom ? <TooFew /> : <Figures board={data} />}
        <HowCounted />
      </div>
    </div>
  ),
});

const TooFew = () => (
  <EmptyState
    className="panel"
    art="boat"
    title={`近 ${boardDays} 天不足 ${sharesFrom} 张，先不画图`}
    text="单子少的时候，几个数字就能认出是谁家的事。"
    action={
      <ButtonAnchor look="primary" href={publicPaths.needs}>
        看看大家的单子
      </ButtonAnchor>
    }
  />
);

const Figures = ({ board: { all, reworkedCount, categories, areas, stations } }: { board: Board }) => (
  <>
    <dl className={styles.figures}>
      <Figure name="多久有队伍接" value={waited(all.medianMinutes)}>
        中位数：一半的单子更快。十张里有九张在 {waited(all.slowMinutes)} 内接下。
      </Figure>
      <Figure name="按时核实和派单" value={percent(all.inTime)}>
        两段时限都守住的单子占多少。
      </Figure>
      <Figure name="点单人说解决了" value={percent(all.shares?.solved ?? null)}>
        占全部结单的单子，没评价的也算在分母里。
      </Figure>
      <Figure name="返工" value={reworkedCount === null ? `不足 ${fewest} 张` : `${reworkedCount} 张`}>
        点单人说没有解决，队伍又去了一次。
      </Figure>
    </dl>
    {all.shares && (
      <section className={`panel ${styles.result}`} aria-labelledby="board-result">
        <h2 id="board-result">{all.count} 张单子的结果</h2>
        <ShareBar shares={all.shares} />
        <p>{shareWords(all.shares)}。由点单人自己选，不预先勾，不代评。</p>
      </section>
    )}
    <BoardTable title="按服务类别" head="类别" rows={categories} />
    <BoardTable title="按区" head="区" rows={areas} />
    {stations.length > 0 && <BoardTable title="按站" head="文明实践站" rows={stations} isCountsOnly />}
    <p>
      <ButtonAnchor look="line" href={needBoardFile} download>
        <Download className="ic" aria-hidden />
        下载这一页的数字（xlsx）
      </ButtonAnchor>
    </p>
  </>
);

const Figure = ({ name, value, children }: { name: string; value: string; children: ReactNode }) => (
  <div className="panel">
    <dt>{name}</dt>
    <dd>
      <b className="num">{value}</b>
      <small>{children}</small>
    </dd>
  </div>
);

/** Every part in words: nobody has to tell colours apart. */
const shareWords = ({ solved, part, unsolved, notWhole, unrated }: BoardShares): string =>
  [
    `解决了 ${solved}%`,
    part !== null && `部分解决 ${part}%`,
    unsolved !== null && `没有解决 ${unsolved}%`,
    notWhole !== null && `部分或没有解决（合并）${notWhole}%`,
    `未评价 ${unrated}%`,
  ]
    .filter(Boolean)
    .join('，');

/** One bar of a hundred; its words stand beside it. */
function ShareBar({ shares: { solved, part, unsolved, notWhole, unrated } }: { shares: BoardShares }) {
  const parts = [
    [styles.solved, solved],
    [styles.part, part ?? 0],
    [styles.unsolved, unsolved ?? 0],
    [styles.notWhole, notWhole ?? 0],
    [styles.unrated, unrated],
  ] as const;
  const startOf = (place: number): number => parts.slice(0, place).reduce((sum, [, share]) => sum + share, 0);
  return (
    <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
      {parts.map(([look, share], place) => (
        <rect key={look} className={look} x={startOf(place)} y={0} width={share} height={6} />
      ))}
    </svg>
  );
}

const columnsOf = (head: string): readonly Column<BoardRow>[] => [
  { key: 'name', header: head, cell: ({ name }) => <b>{name}</b> },
  { key: 'count', header: '结单', isNumeric: true, isTight: true, cell: ({ count }) => `${count} 张` },
  {
    key: 'median',
    header: '接单中位数',
    isNumeric: true,
    isTight: true,
    cell: ({ medianMinutes }) => waited(medianMinutes),
  },
  { key: 'time', header: '按时', isNumeric: true, isTight: true, cell: ({ inTime }) => percent(inTime) },
  {
    key: 'result',
    header: '结果',
    cell: ({ shares }) =>
      shares ? (
        <>
          <ShareBar shares={shares} />
          <small>{shareWords(shares)}</small>
        </>
      ) : (
        '单子少，不画比例'
      ),
  },
];

type BoardTableProps = { title: string; head: string; rows: readonly BoardRow[]; isCountsOnly?: boolean };

const BoardTable = ({ title, head, rows, isCountsOnly = false }: BoardTableProps) => (
  <section className={`panel ${styles.table}`}>
    <h2>{title}</h2>
    <DataTable
      caption={title}
      rows={rows}
      keyOf={({ name }) => name}
      columns={columnsOf(head).slice(0, isCountsOnly ? 3 : undefined)}
    />
  </section>
);

const HowCounted = () => (
  <section className={`panel ${styles.how}`} aria-labelledby="board-how">
    <h2 id="board-how">这些数怎么算</h2>
    <dl>
      <div>
        <dt>接单时间</dt>
        <dd>从提交到第一支队伍接单，周末和夜里也算在内。不足 {timesFrom} 张不写时间。</dd>
      </div>
      <div>
        <dt>按时</dt>
        <dd>核实和派单各 1 个工作日，一天内要的各 2 小时；两段都按时才算。</dd>
      </div>
      <div>
        <dt>结果</dt>
        <dd>只认点单人自己选的，队伍写的不算；{rateDays} 天没有评价的是“未评价”，不算好也不算坏。</dd>
      </div>
      <div>
        <dt>不足 {fewest} 张</dt>
        <dd>
          不单列，和别的合在一起；不足 {sharesFrom} 张不写结果的比例；“部分”和“没有”里有一样不足 {fewest}{' '}
          张，就合成一格。
        </dd>
      </div>
    </dl>
  </section>
);
