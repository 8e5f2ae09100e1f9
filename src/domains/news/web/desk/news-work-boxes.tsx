import type { ReactNode } from 'react';
import type { NewsWorkView } from '../../contract/news-desk.contract.ts';
import { NewsCompare } from './news-compare.tsx';
import { NewsRevisions } from './news-revisions.tsx';
import { NewsTimeline } from './news-timeline.tsx';

type NewsWorkBoxesProps = {
  work: NewsWorkView;
  boxClass: string;
  categoryName: (dynamicTypeId: number) => string;
  /** What happened, where the reader has more than the steps of the item. */
  history?: ReactNode;
  /** Missing: earlier revisions can be read, not taken back. */
  onRestored: (() => void) | undefined;
};

/** Beside an item: what happened to it, what its revision changes, and its earlier revisions, a box each. */
export function NewsWorkBoxes({ work, boxClass, categoryName, history, onRestored }: NewsWorkBoxesProps) {
  return (
    <>
      <section className={boxClass}>
        {history ?? (
          <>
            <h2>处理经过</h2>
            <NewsTimeline steps={work.steps} />
          </>
        )}
      </section>
      {work.publishedForm && (
        <section className={boxClass}>
          <h2>修改稿改了什么</h2>
          <NewsCompare
            before={work.publishedForm}
            after={work.form}
            beforeLabel="现在公开的版本"
            categoryName={categoryName}
          />
        </section>
      )}
      <section className={boxClass}>
        <h2>历史版本</h2>
        <NewsRevisions work={work} categoryName={categoryName} onRestored={onRestored} />
      </section>
    </>
  );
}
