import { FormNotices } from '#platform/web/long-form/form-notices.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { NewsStatus } from '../../contract/news.words.ts';
import type { NewsEditor } from './news-form-state.ts';
import styles from './news-form.module.css';

type NewsFormNoticesProps = {
  editor: NewsEditor;
  status: NewsStatus;
  onReload: () => void;
  onKeepMine: () => void;
};

/** Above the form: what this device still holds, a conflict with another writer, what a change to a public item means. */
export function NewsFormNotices({ editor, status, onReload, onKeepMine }: NewsFormNoticesProps) {
  return (
    <FormNotices
      editor={editor}
      subject="这篇内容"
      onTakeTheirs={onReload}
      onKeepMine={onKeepMine}
      className={styles.notices}
    >
      {status === 'published' && (
        <Notice kind="info">内容已发布。改动存成修改稿，审核通过前，公众看到的仍是现在的版本。</Notice>
      )}
    </FormNotices>
  );
}
