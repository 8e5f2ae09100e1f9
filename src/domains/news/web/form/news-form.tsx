import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { timeLabel } from '#platform/contract/instants.ts';
import { AntdFrame } from '#platform/web/frame/antd-frame.tsx';
import layout from '#platform/web/long-form/long-form.module.css';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { LeaveQuestion } from '#platform/web/long-form/leave-question.tsx';
import type { NewsForm } from '../../contract/news-form.contract.ts';
import type { NewsStatus } from '../../contract/news.words.ts';
import { NewsFormMedia } from './news-form-media.tsx';
import { NewsFormNotices } from './news-form-notices.tsx';
import { showField } from './news-form-panel.tsx';
import { NewsFormProvider, type NewsFormParts } from './news-form-parts.ts';
import { NewsFormPublishing } from './news-form-publishing.tsx';
import { useNewsForm } from './news-form-state.ts';
import { NewsFormText } from './news-form-text.tsx';
import styles from './news-form.module.css';
import type { NewsPaths } from '../news-paths.ts';

type NewsFormEditorProps = Pick<NewsFormParts, 'categories' | 'activities' | 'isStaff'> & {
  form: NewsForm;
  dynamicId?: number;
  version?: number;
  status: NewsStatus;
  paths: NewsPaths;
  /** `#rrggbb` of the place where it stands. */
  colour: string;
  onReload: () => void;
  onWritten: () => void;
  /** After it was handed in, where the page goes on by itself. */
  onSubmitted?: () => void;
};

/** Writing an item: four numbered panels and the bar that saves and submits. Drafts save themselves every ten seconds. */
export function NewsFormEditor(props: NewsFormEditorProps) {
  const { categories, activities, isStaff, status } = props;
  const editor = useNewsForm({ ...props, savesItself: status === 'draft' || status === 'returned' });
  const sending = useSending(props, editor);
  const errorOf = (path: string): string | undefined =>
    editor.errors.find((error) => error.path === path)?.msg;
  return (
    <AntdFrame primaryColour={props.colour}>
      <NewsFormProvider
        value={{
          form: editor.form,
          set: editor.set,
          epoch: editor.epoch,
          errorOf,
          categories,
          activities,
          isStaff,
        }}
      >
        <NewsFormNotices
          editor={editor}
          dynamicId={props.dynamicId}
          status={status}
          onReload={props.onReload}
        />
        <form
          className={styles.form}
          onSubmit={(event) => event.preventDefault()}
          noValidate
          aria-label="文章"
        >
          <NewsFormText />
          <NewsFormMedia />
          <NewsFormPublishing />
          <SubmitBar editor={editor} sending={sending} status={status} />
        </form>
        <LeaveQuestion isDirty={editor.isDirty} isLeaving={sending.isLeaving} />
      </NewsFormProvider>
    </AntdFrame>
  );
}

type Editor = ReturnType<typeof useNewsForm>;
type Sending = ReturnType<typeof useSending>;

/** Saving goes on to the edit page once there is an id; submitting ends on the item's page. */
function useSending(props: NewsFormEditorProps, editor: Editor) {
  const { dynamicId, paths, onWritten, onSubmitted } = props;
  const navigate = useNavigate();
  const [act, setAct] = useState<'save' | 'submit'>();
  const isLeaving = useRef(false);
  const { errors } = editor;
  const isAsked = useRef(false);
  useEffect(() => {
    // What the clock could not save is said below; the cursor moves only for who pressed a button.
    if (errors[0] && isAsked.current) showField(errors[0].path);
    isAsked.current = false;
  }, [errors]);
  const leaveFor = (path: string): void => {
    isLeaving.current = true;
    onWritten();
    void navigate(path, { replace: dynamicId === undefined });
  };
  const run = async (action: 'save' | 'submit'): Promise<void> => {
    setAct(action);
    isAsked.current = true;
    const written = await editor.send(action);
    setAct(undefined);
    if (!written) return;
    if (action === 'submit') {
      showToast({ kind: 'success', text: submittedWords(written.status) });
      leaveFor(paths.detail(written.dynamicId));
      onSubmitted?.();
    } else {
      showToast({ kind: 'success', text: '已保存' });
      if (dynamicId === undefined) leaveFor(paths.edit(written.dynamicId));
      else onWritten();
    }
  };
  return { run: (action: 'save' | 'submit') => void run(action), act, isLeaving };
}

const submittedWords = (status: NewsStatus): string =>
  status === 'scheduled' ? '已排好，到时间自动发布' : '已提交';

type SubmitBarProps = { editor: Editor; sending: Sending; status: NewsStatus };

/** Stays at the bottom: whether it is saved, and the two acts. */
function SubmitBar({ editor, sending, status }: SubmitBarProps) {
  const isStopped = editor.state === 'conflict' || editor.state === 'saving';
  const isPublic = status === 'published';
  return (
    <div className={layout.bar} role="region" aria-label="保存和提交">
      <p aria-live="polite">{saveWords(editor)}</p>
      <div>
        <button
          type="button"
          className="btn btn--line"
          disabled={isStopped}
          onClick={() => sending.run('save')}
        >
          {sending.act === 'save' && <span className="spin" aria-hidden />}
          {isPublic ? '存为修改稿' : '存草稿'}
        </button>
        <button
          type="button"
          className="btn btn--primary"
          disabled={isStopped}
          onClick={() => sending.run('submit')}
        >
          {sending.act === 'submit' && <span className="spin" aria-hidden />}
          提交
        </button>
      </div>
    </div>
  );
}

function saveWords({ state, savedAt, errors }: Editor): string {
  if (errors.length > 0) return `还有 ${errors.length} 处需要修改。`;
  if (state === 'saving') return '正在保存…';
  if (state === 'offline') return '网络断开，内容留在这台设备上，恢复后自动保存。';
  if (state === 'conflict') return '有人在别处改过，这次没有保存。';
  if (state === 'dirty')
    return savedAt ? `${timeLabel(savedAt)} 保存过，又有新的改动。` : '有改动还没有保存。';
  return savedAt ? `${timeLabel(savedAt)} 已保存。` : '填好标题和栏目后，每 10 秒自动保存。';
}
