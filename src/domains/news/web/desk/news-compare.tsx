import type { NewsForm } from '../../contract/news-form.contract.ts';
import { compareNews, type DiffLine } from './news-diff.ts';
import styles from './news-compare.module.css';

type NewsCompareProps = {
  before: NewsForm;
  after: NewsForm;
  beforeLabel: string;
  categoryName: (id: number) => string;
};

/** What a text changes against another one, field by field and paragraph by paragraph. */
export function NewsCompare({ before, after, beforeLabel, categoryName }: NewsCompareProps) {
  const fields = compareNews(before, after, { categoryName });
  if (fields.length === 0)
    return <p className={styles.none}>和{beforeLabel}没有文字上的差别，格式可能有调整。</p>;
  return (
    <section className={styles.compare} aria-label={`和${beforeLabel}比较`}>
      {fields.map(({ label, lines }) => (
        <div key={label}>
          <h3>{label}</h3>
          {lines.map((line, index) => (
            <Line key={index} line={line} />
          ))}
        </div>
      ))}
    </section>
  );
}

function Line({ line: { kind, text } }: { line: DiffLine }) {
  if (kind === 'removed')
    return (
      <p className={styles.removed}>
        <span className="sr">删去：</span>
        <del>{text}</del>
      </p>
    );
  if (kind === 'added')
    return (
      <p className={styles.added}>
        <span className="sr">新增：</span>
        <ins>{text}</ins>
      </p>
    );
  return <p className={styles.same}>{text}</p>;
}
