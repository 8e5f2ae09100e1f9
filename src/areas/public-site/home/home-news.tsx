import type { ResultOf } from '#platform/contract/operation.ts';
import type { listNewsCategories, NewsSummaryView } from '#domains/news/contract/news.contract.ts';
import { NewsDatedColumn, NewsPictureColumn, NewsPlainColumn } from '#domains/news/web/news-column.tsx';
import { NewsLead } from '#domains/news/web/news-lead.tsx';
import { newsItemPath, newsListPath } from '../site-navigation.ts';
import styles from './home-page.module.css';

type Category = ResultOf<typeof listNewsCategories>['dynamicTypeList'][number];

const newForMs = 5 * 24 * 60 * 60 * 1_000;

const columnOf = (category: Category, most: number) => ({
  title: category.dynamicTypeName,
  moreHref: newsListPath(category),
  items: (category.topItems ?? []).slice(0, most),
  hrefOf: (item: NewsSummaryView) => newsItemPath(item),
});

/**
 * News of the home page. The first category gives the notices, the second the lead story (the latest recommended one,
 * if any), the third the pictures, the
 * next two the papers; a centre changes this by the order of its categories. Empty ones are left out.
 */
export function HomeNews({ categories, now }: { categories: readonly Category[]; now: Date }) {
  const [notices, stories, pictures, ...papers] = categories.filter(
    ({ showInNav, topItems }) => showInNav && topItems && topItems.length > 0,
  );
  const lead = stories?.topItems?.find(({ isRecommend }) => isRecommend) ?? stories?.topItems?.[0];
  return (
    <div className={styles.news}>
      {lead && <NewsLead item={lead} href={newsItemPath(lead)} />}
      {notices && <NewsDatedColumn {...columnOf(notices, 7)} newSince={new Date(now.getTime() - newForMs)} />}
      {pictures && <NewsPictureColumn {...columnOf(pictures, 3)} />}
      {papers.length > 0 && (
        <div className={styles.papers}>
          {papers.slice(0, 2).map((category) => (
            <NewsPlainColumn key={category.dynamicTypeId} {...columnOf(category, 3)} />
          ))}
        </div>
      )}
    </div>
  );
}
