import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldError } from '#platform/contract/envelope.ts';
import { lastChangeOf } from '#platform/contract/last-change.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { noAnswer, OperationFailed } from '#platform/web/calls/operation-failed.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import type { NewsForm } from '../../contract/news-form.contract.ts';
import { dropKeptNews, keepNews } from './news-form-kept.ts';
import type { NewsPaths } from '../news-paths.ts';
import { createNewsCall, updateNewsCall } from '../news.calls.ts';

const autosaveMs = 10_000;

/** offline: kept on this device until the connection is back · conflict: someone else saved meanwhile · refused: said with its reason. */
export type SaveState = 'clean' | 'dirty' | 'saving' | 'offline' | 'conflict' | 'refused';
export type Written = RemoteResult<typeof updateNewsCall>;

type Opened = {
  /** Absent for an item that was never saved. */
  dynamicId?: number | undefined;
  version?: number | undefined;
  form: NewsForm;
  /** Drafts save themselves; a change to what is public begins only when asked. */
  savesItself: boolean;
  paths: Pick<NewsPaths, 'edit'>;
};

/** Keeps a form while it is written: saves it on demand and every ten seconds, never loses what was typed. */
export function useNewsForm(opened: Opened) {
  const [form, setForm] = useState(opened.form);
  const [state, setState] = useState<SaveState>('clean');
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState<string>();
  const [savedAt, setSavedAt] = useState<Date>();
  const [epoch, setEpoch] = useState(0);
  const current = useRef({ form: opened.form, dynamicId: opened.dynamicId, version: opened.version });
  const isSending = useRef(false);

  const set = useCallback((patch: Partial<NewsForm>): void => {
    current.current.form = { ...current.current.form, ...patch };
    setForm(current.current.form);
    setErrors((old) => old.filter(({ path }) => !(path in patch)));
    setState((old) => (old === 'conflict' ? old : 'dirty'));
  }, []);

  /** Puts another text in the place of the whole form; what keeps a copy of its own starts anew with the epoch. */
  const replace = (text: NewsForm): void => {
    set(text);
    setEpoch((before) => before + 1);
  };

  const takeFailure = useCallback((error: unknown, sent: NewsForm): void => {
    if (!(error instanceof OperationFailed)) throw error;
    const isConflict = error.reason === 'versionConflict';
    if (error.code === noAnswer || isConflict)
      keepNews(current.current.dynamicId, { form: sent, keptAt: new Date().toISOString() });
    setErrors(error.errors);
    // Without a word about who was faster the form has its own sentence.
    setFailure(isConflict && !lastChangeOf(error.detail) ? undefined : error.msg);
    setState(isConflict ? 'conflict' : error.code === noAnswer ? 'offline' : 'refused');
  }, []);

  const send = useCallback(
    async (action: 'save' | 'submit'): Promise<Written | undefined> => {
      // A save by the clock and one by hand must not make two items of one text.
      if (isSending.current) return undefined;
      isSending.current = true;
      const { form: sent, ...target } = current.current;
      setState('saving');
      try {
        const written = await store(sent, target, action);
        dropKeptNews(target.dynamicId);
        current.current = { ...current.current, dynamicId: written.dynamicId, version: written.version };
        setErrors([]);
        setFailure(undefined);
        setSavedAt(new Date());
        setState(current.current.form === sent ? 'clean' : 'dirty');
        return written;
      } catch (error) {
        takeFailure(error, sent);
        return undefined;
      } finally {
        isSending.current = false;
      }
    },
    [takeFailure],
  );

  const isWaiting = opened.savesItself && (state === 'dirty' || state === 'offline');
  useAutosave(isWaiting, { current, send, edit: opened.paths.edit });
  return { form, set, replace, epoch, send, state, errors, failure, savedAt, isDirty: state !== 'clean' };
}

type Stored = { dynamicId: number | undefined; version: number | undefined };

/** A new item the first time, afterwards a change of it. @throws OperationFailed */
function store(form: NewsForm, { dynamicId, version }: Stored, action: 'save' | 'submit'): Promise<Written> {
  if (dynamicId === undefined || version === undefined)
    return callOperation(createNewsCall, { ...form, action }, { reportedBy: 'form' });
  return callOperation(updateNewsCall, { dynamicId, version, ...form, action }, { reportedBy: 'form' });
}

type Saved = {
  current: { readonly current: { form: NewsForm; dynamicId?: number | undefined } };
  send: (action: 'save') => Promise<Written | undefined>;
  edit: NewsPaths['edit'];
};

/** Saves every ten seconds while there is something to save that has a title, and at once when the connection comes back. */
function useAutosave(isOn: boolean, { current, send, edit }: Saved): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const run = async (): Promise<void> => {
      const { form, dynamicId } = current.current;
      if (form.title.trim() === '' || form.dynamicTypeId <= 0) return;
      const written = await send('save');
      // A reload goes on with what is stored; going there now would take the cursor from who is writing.
      if (written && dynamicId === undefined)
        history.replaceState(history.state, '', edit(written.dynamicId));
    };
    const start = (): void => void run();
    const timer = setInterval(start, autosaveMs);
    addEventListener('online', start);
    return () => {
      clearInterval(timer);
      removeEventListener('online', start);
    };
  }, [isOn, current, send, edit]);
}
