import { Download } from 'lucide-react';
import { listSpotDraws } from '#domains/anomalies/contract/spot-checks.contract.ts';
import { drawFilePath } from '#domains/anomalies/contract/spot-checks.words.ts';
import { listPublicityBoard } from '#domains/hours/contract/publicity.contract.ts';
import { listRoots } from '#domains/ledger/contract/ledger.contract.ts';
import { rootFilePath } from '#domains/ledger/contract/ledger.words.ts';
import { LatestRoot, RootRows } from '#domains/ledger/web/latest-root.tsx';
import { daySpanIn, endBeforeStart } from '#platform/contract/day-span.rules.ts';
import { dayLabel } from '#platform/contract/instants.ts';
import type { ResultOf } from '#platform/contract/operation.ts';
import { pageCountOf } from '#platform/contract/page-limits.ts';
import { pageIn } from '#platform/web/list/page-in.ts';
import { Pager } from '#platform/web/list/pager.tsx';
import { PastTheEnd } from '#platform/web/list/past-the-end.tsx';
import { definePage, type PageContext } from '#platform/web/page.tsx';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import { PlainDayInput } from '#platform/web/fields/time/day-input.tsx';
import { ConsistencyProof, proofOf } from './consistency-proof.tsx';
import { PublicityHead } from './publicity-head.tsx';
import styles from './publicity.module.css';

const rootPath = '/publicity/root';
/** Where the proof stands: on a phone far below the list. */
const betweenId = 'between';
const rootPageSize = 30;
const shownDraws = 6;
const pagePath = (page: number): string => (page > 1 ? `${rootPath}?page=${page}` : rootPath);

/** `/publicity/root`: every day's root, the files, and the proof that nothing was changed between two days. */
export const rootPage = definePage({
  query: ['page', 'from', 'to'],
  load: async ({ call, url }: PageContext) => {
    const page = pageIn(url.searchParams, rootPageSize);
    const { from, to, refused } = daySpanIn(url.searchParams.get('from'), url.searchParams.get('to'));
    const [roots, board, draws, proof] = await Promise.all([
      call(listRoots, { pageNum: page, pageSize: rootPageSize }),
      call(listPublicityBoard, { pageSize: 1 }),
      call(listSpotDraws, { pageSize: shownDraws }),
      refused ? { refusal: endBeforeStart } : from && to ? proofOf(call, { from, to }) : undefined,
    ]);
    const asked = { from: refused?.from ?? from, to: refused?.to ?? to };
    return { page, roots, counts: board.counts, draws, ...asked, proof };
  },
  title: () => '每日根',
  description: () => '志愿服务时长账本的每日根：每天一个，前一天的在里面，任何人都可以存一份、比一比。',
  view: ({ data: { page, roots, counts, draws, from, to, proof } }) => {
    const [latest] = roots.list;
    return (
      <div className={styles.page}>
        <div className="container">
          <PublicityHead current="roots" counts={counts} rootCount={roots.total} />
          <div className={styles.columns}>
            <section className={`panel ${styles.box}`} aria-label="每日根">
              {roots.list.length > 0 ? (
                <RootRows roots={roots.list} />
              ) : page > 1 ? (
                <PastTheEnd what="根" firstHref={rootPath} />
              ) : (
                <p>第一个根在有时长生效的当晚 22:00 生成。</p>
              )}
              <Pager page={page} pageCount={pageCountOf(roots.total, rootPageSize)} hrefOf={pagePath} />
            </section>
            <aside className={styles.side}>
              {latest && page === 1 && (
                <section className={`panel ${styles.box}`}>
                  <h2>最近一天</h2>
                  <LatestRoot root={latest} />
                  <ButtonAnchor look="line" isBlock href={rootFilePath()} download>
                    <Download className="ic" aria-hidden />
                    下载全部根
                  </ButtonAnchor>
                </section>
              )}
              <section className={`panel ${styles.box}`} id={betweenId}>
                <h2>两天之间有没有改过</h2>
                <p>选两天，得到“后一天的账本以前一天的全部记录开头”的证明，按公开格式任何人都能重算。</p>
                <form action={`${rootPath}#${betweenId}`} className={styles.check}>
                  <ProvenDay label="从" name="from" value={from} />
                  <ProvenDay label="到" name="to" value={to} />
                  <Button type="submit" look="line">
                    出证明
                  </Button>
                </form>
                {proof && <ConsistencyProof {...proof} />}
              </section>
              {draws.list.length > 0 && <SpotDraws draws={draws.list} />}
              <section className={`panel ${styles.box}`}>
                <h2>根有什么用</h2>
                <p>
                  学校、单位、媒体都可以下载保存。核验证书时用自己存的文件来比，不用相信网站。根里没有姓名，也推不出任何人。
                </p>
              </section>
            </aside>
          </div>
        </div>
      </div>
    );
  },
});

/** 每周抽查: which weeks were drawn, each with the file from which everybody draws again. */
const SpotDraws = ({ draws }: { draws: ResultOf<typeof listSpotDraws>['list'] }) => (
  <section className={`panel ${styles.box}`} aria-label="每周抽查">
    <h2>每周抽查</h2>
    <p>
      每周从生效的时长里抽五十分之一复查。种子是下一个周一那行根的指纹（SHA-256）；把“种子＋记录号”逐条算指纹，最小的几条就是抽中的。文件里只有记录号，没有姓名。
    </p>
    <ul className={styles.draws}>
      {draws.map(({ week, hourCount, drawnCount }) => (
        <li key={week}>
          {dayLabel(week)}起的一周，{hourCount} 条抽 {drawnCount} 条
          <a className="link" href={drawFilePath(week)} download>
            全部记录号和种子
          </a>
        </li>
      ))}
    </ul>
  </section>
);

const ProvenDay = ({ label, name, value }: { label: string; name: string; value: string | undefined }) => (
  <label>
    {label}
    <span className="inp">
      <PlainDayInput name={name} initial={value} required />
    </span>
  </label>
);
