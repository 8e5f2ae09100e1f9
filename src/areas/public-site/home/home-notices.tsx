import { Megaphone } from 'lucide-react';
import type { listNewsCategories } from '#domains/news/contract/news.contract.ts';
import { dateLabel } from '#platform/contract/instants.ts';
import type { ResultOf } from '#platform/contract/operation.ts';
import { newsItemPath, newsListPath } from '../site-navigation.ts';
import styles from './home-notices.module.css';

type Category = ResultOf<typeof listNewsCategories>['dynamicTypeList'][number];

const shown = 3;

/** The latest notices in one line below the figures. They stand still: what moves by itself could not be stopped by everyone. */
export function HomeNotices({ categories }: { categories: readonly Category[] }) {
  const category = categories.find(({ showInNav, topItems }) => showInNav && topItems && topItems.length > 0);
  if (!category) return null;
  return (
    <section className={styles.notices} aria-label={category.dynamicTypeName}>
      <div className="container">
        <Megaphone className="ic ic-18" aria-hidden />
        <ul>
          {(category.topItems ?? []).slice(0, shown).map((item) => (
            <li key={item.dynamicId}>
              <a href={newsItemPath(item)} className="clamp1">
                {item.title}
              </a>
              {item.publishAt && <time dateTime={item.publishAt}>{dateLabel(item.publishAt)}</time>}
            </li>
          ))}
        </ul>
        <a href={newsListPath(category)} aria-label={`更多${category.dynamicTypeName}`}>
          更多
        </a>
      </div>
    </section>
  );
}
