import { useState } from 'react';
import { FormNotices } from '#platform/web/long-form/form-notices.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { NewsStatus } from '../../contract/news.words.ts';
import { dropKeptNews, readKeptNews } from './news-form-kept.ts';
import type { useNewsForm } from './news-form-state.ts';
import styles from './news-form.module.css';

type NewsFormNoticesProps = {
  editor: ReturnType<typeof useNewsForm>;
  dynamicId: number | undefined;
  status: NewsStatus;
  onReload: () => void;
};

/** Above the form: what this device still holds, a conflict with another writer, what a change to a public item means. */
export function NewsFormNotices({ editor, dynamicId, status, onReload }: NewsFormNoticesProps) {
  const [kept, setKept] = useState(() => readKeptNews(dynamicId));
  const takeBack = (): void => {
    if (!kept) return;
    editor.replace(kept.form);
    setKept(undefined);
  };
  const drop = (): void => {
    dropKeptNews(dynamicId);
    setKept(undefined);
  };
  return (
    <FormNotices
      keptAt={kept?.keptAt}
      onTakeBack={takeBack}
      onDrop={drop}
      editor={editor}
      subject="这篇内容"
      onReload={onReload}
      className={styles.notices}
    >
      {status === 'published' && (
        <Notice kind="info">内容已发布。改动存成修改稿，审核通过前，公众看到的仍是现在的版本。</Notice>
      )}
    </FormNotices>
  );
}
