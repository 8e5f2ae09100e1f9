import { useState } from 'react';
import { agoLabel } from '#platform/contract/instants.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useNow } from '#platform/web/use-now.ts';
import type { NewsStatus } from '../contract/news.words.ts';
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
  const now = useNow();
  const [kept, setKept] = useState(() => readKeptNews(dynamicId));
  const takeBack = (): void => {
    if (!kept) return;
    editor.replace(kept.form);
    setKept(undefined);
  };
  return (
    <div className={styles.notices}>
      {kept && (
        <Notice kind="warning">
          这台设备上留有没能保存的内容（{agoLabel(kept.keptAt, now)}）。
          <button type="button" className="btn btn--sm btn--line" onClick={takeBack}>
            放回表单
          </button>
          <button
            type="button"
            className="btn btn--sm btn--ghost"
            onClick={() => {
              dropKeptNews(dynamicId);
              setKept(undefined);
            }}
          >
            不要了
          </button>
        </Notice>
      )}
      {editor.state === 'conflict' && (
        <Notice kind="error" isLive>
          有人在别处改过这篇内容，你的内容没有覆盖它，已留在这台设备上。
          <button type="button" className="btn btn--sm btn--line" onClick={onReload}>
            载入最新内容
          </button>
        </Notice>
      )}
      {editor.state === 'refused' && editor.failure && (
        <Notice kind="error" isLive>
          {editor.failure}
        </Notice>
      )}
      {status === 'published' && (
        <Notice kind="info">内容已发布。改动存成修改稿，审核通过前，公众看到的仍是现在的版本。</Notice>
      )}
    </div>
  );
}
