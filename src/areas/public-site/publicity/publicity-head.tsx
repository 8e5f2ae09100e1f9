import { starBoardPath } from '#domains/awards/contract/stars.words.ts';
import { figureLabel } from '#platform/contract/figures.ts';
import { countLabel } from '#platform/contract/page-limits.ts';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import styles from './publicity.module.css';

type PublicityHeadProps = {
  current: 'hours' | 'stars' | 'roots';
  counts: { publicity: number; disputed: number };
  rootCount: number;
};

const heads = {
  hours: {
    title: '公示栏',
    text: '时长核定后公示 3 个工作日，没有异议才生效。姓名一律遮挡，任何登录的人都可以提异议。',
  },
  stars: {
    title: '星级公示',
    text: '星级志愿者由实践中心确认后公示 3 个工作日，没有异议才授星。姓名一律遮挡，任何登录的人都可以提异议。',
  },
  roots: {
    title: '每日根',
    text: '账本只增不改。每晚 22:00 把全部记录合成一个根，前一天的根也在里面，少一天、改一分钟都对不上。',
  },
} as const;

/** Head of the pages of publicity: what is public now, and the ways between them. */
export const PublicityHead = ({ current, counts, rootCount }: PublicityHeadProps) => (
  <>
    <div className={styles.head}>
      <div>
        <h1>{heads[current].title}</h1>
        <p>{heads[current].text}</p>
      </div>
      <dl>
        <div>
          <dt>正在公示</dt>
          <dd className="num">{figureLabel(counts.publicity)}</dd>
        </div>
        <div>
          <dt>异议中</dt>
          <dd className="num">{figureLabel(counts.disputed)}</dd>
        </div>
      </dl>
    </div>
    <Tabs
      label="公示种类"
      className={styles.tabs ?? ''}
      tabs={[
        { label: '时长公示', href: '/publicity', count: counts.publicity, isCurrent: current === 'hours' },
        { label: '星级公示', href: starBoardPath, isCurrent: current === 'stars' },
        {
          label: '每日根',
          href: '/publicity/root',
          count: `${countLabel(rootCount)} 天`,
          isCurrent: current === 'roots',
        },
      ]}
    />
  </>
);
