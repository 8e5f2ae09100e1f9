import { Search } from 'lucide-react';
import type { DaySpan } from '#platform/contract/day-span.rules.ts';
import { DayRangeFault } from '#platform/web/fields/day-range.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { PlainDayInput } from '#platform/web/fields/time/day-input.tsx';
import type { NewsCategoryView } from '../contract/news.contract.ts';
import styles from './news-list-filter.module.css';

type NewsListFilterProps = {
  category: Pick<NewsCategoryView, 'dynamicTypeId' | 'dynamicTypeName'>;
  keyword: string | undefined;
  days: DaySpan;
  clearHref: string;
};

/** Words and days inside one category; a plain form that works without JavaScript. */
export function NewsListFilter({ category, keyword, days, clearHref }: NewsListFilterProps) {
  const { from, to } = days.refused ?? days;
  const isFiltered = [keyword, from, to].some(Boolean);
  return (
    <form className={styles.filter} role="search" aria-label="在栏目内查找" action="/user-index/list">
      <input type="hidden" name="dynamicTypeId" value={category.dynamicTypeId} />
      <input type="hidden" name="dynamicTypeName" value={category.dynamicTypeName} />
      <label className={`inp ${styles.word}`}>
        <Search className="ic" aria-hidden />
        <span className="sr">关键词</span>
        <input
          type="search"
          name="keyword"
          maxLength={50}
          placeholder="标题或正文里的词"
          defaultValue={keyword}
        />
      </label>
      <label className={styles.day} htmlFor="news-from">
        从
        <span className="inp">
          <PlainDayInput id="news-from" name="startDate" initial={from} aria-label="开始日期" />
        </span>
      </label>
      <label className={styles.day} htmlFor="news-to">
        到
        <span className="inp">
          <PlainDayInput id="news-to" name="endDate" initial={to} aria-label="结束日期" />
        </span>
      </label>
      <Button type="submit" look="line">
        查找
      </Button>
      {isFiltered && (
        <a className={styles.clear} href={clearHref}>
          清除条件
        </a>
      )}
      {days.refused && <DayRangeFault />}
    </form>
  );
}
