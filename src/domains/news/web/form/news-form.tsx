import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '#platform/web/frame/toast-store.ts';
import type { SaveAct } from '#platform/web/long-form/form-editor.ts';
import { FormBar } from '#platform/web/long-form/form-bar.tsx';
import { showField } from '#platform/web/long-form/form-panels.ts';
import { LeaveQuestion } from '#platform/web/long-form/leave-question.tsx';
import { saveWords } from '#platform/web/long-form/save-words.ts';
import type { NewsForm } from '../../contract/news-form.contract.ts';
import type { NewsStatus } from '../../contract/news.words.ts';
import { NewsFormMedia } from './news-form-media.tsx';
import { NewsFormNotices } from './news-form-notices.tsx';
import { newsPanels } from './news-form-panel.tsx';
import { NewsFormProvider, type NewsFormParts } from './news-form-parts.ts';
import { NewsFormPublishing } from './news-form-publishing.tsx';
import { type NewsEditor, useNewsForm } from './news-form-state.ts';
import { NewsFormText } from './news-form-text.tsx';
import styles from './news-form.module.css';
import type { NewsPaths } from '../news-paths.ts';

type NewsFormEditorProps = Pick<NewsFormParts, 'categories' | 'activities' | 'isStaff'> & {
  form: NewsForm;
  dynamicId?: number;
  version?: number;
  status: NewsStatus;
  paths: NewsPaths;
  onReload: () => void;
  /** The version that is stored now; an item that was never saved has none. */
  readVersion: () => Promise<number | undefined>;
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
        status={status}
        onReload={props.onReload}
        onKeepMine={sending.keepMine}
      />
      <form className={styles.form} onSubmit={(event) => event.preventDefault()} noValidate aria-label="文章">
        <NewsFormText />
        <NewsFormMedia />
        <NewsFormPublishing />
        <SubmitBar editor={editor} sending={sending} status={status} />
      </form>
      <LeaveQuestion isDirty={editor.isDirty} isLeaving={sending.isLeaving} onLeave={editor.dropKept} />
    </NewsFormProvider>
  );
}

type Sending = ReturnType<typeof useSending>;

/** Saving goes on to the edit page once there is an id; submitting ends on the item's page. */
function useSending(props: NewsFormEditorProps, editor: NewsEditor) {
  const { dynamicId, paths, onWritten, onSubmitted } = props;
  const navigate = useNavigate();
  const [act, setAct] = useState<SaveAct>();
  const isLeaving = useRef(false);
  const { errors } = editor;
  const isAsked = useRef(false);
  useEffect(() => {
    // What the clock could not save is said below; the cursor moves only for who pressed a button.
    if (errors[0] && isAsked.current) showField(newsPanels, errors[0].path);
    isAsked.current = false;
  }, [errors]);
  const leaveFor = (path: string): void => {
    isLeaving.current = true;
    onWritten();
    void navigate(path, { replace: dynamicId === undefined });
  };
  const tell = (written: Awaited<ReturnType<NewsEditor['save']>>, action: SaveAct): void => {
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
  const run = async (action: SaveAct): Promise<void> => {
    setAct(action);
    isAsked.current = true;
    const written = await editor.save(action);
    setAct(undefined);
    tell(written, action);
  };
  const keepMine = (): void => void editor.keepMine().then((written) => tell(written, 'save'));
  return { run: (action: SaveAct) => void run(action), keepMine, act, isLeaving };
}

const submittedWords = (status: NewsStatus): string =>
  status === 'scheduled' ? '已排好，到时间自动发布' : '已提交';

type SubmitBarProps = { editor: NewsEditor; sending: Sending; status: NewsStatus };

/** Whether it is saved, and the two acts. */
function SubmitBar({ editor, sending, status }: SubmitBarProps) {
  const { run, act } = sending;
  const { errors, state, savedAt } = editor;
  const words =
    errors.length > 0
      ? `还有 ${errors.length} 处需要修改。`
      : state === 'clean' && !savedAt
        ? '填好标题和栏目后，每 10 秒自动保存。'
        : saveWords(editor);
  const saveLabel = status === 'published' ? '存为修改稿' : '存草稿';
  return (
    <FormBar
      words={words}
      acts={[
        { label: saveLabel, onPress: () => run('save'), isBusy: act === 'save' && state === 'saving' },
        { label: '提交', onPress: () => run('submit'), isBusy: act === 'submit', isMain: true },
      ]}
      isOff={state === 'conflict' || state === 'saving'}
    />
  );
}
