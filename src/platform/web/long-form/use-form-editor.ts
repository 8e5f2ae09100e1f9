import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  type EditorState,
  type FormChange,
  FormEditor,
  type FormEditorOptions,
  type SaveAct,
} from './form-editor.ts';

const autosaveMs = 10_000;

type UseFormEditorOptions<Form, Written> = FormEditorOptions<Form, Written> & {
  /** Drafts save themselves; what is public changes only when asked. */
  savesItself: boolean;
  /** False while the form is too empty to be stored by the clock. */
  isStorable: (form: Form, isNew: boolean) => boolean;
  /** The clock stored a form for the first time. */
  onFirstAutosave?: (written: Written) => void;
};

/** What a long form, its notices and its bar know of the text and do with it. */
export type LongForm<Form, Written = unknown> = EditorState<Form> & {
  set: (change: FormChange<Form>) => void;
  save: (act?: SaveAct) => Promise<Written | undefined>;
  keepMine: () => Promise<Written | undefined>;
  takeBack: () => void;
  dropKept: () => void;
  /** Leaving would lose something; with a lost session it would not: all is on this device and put back after the next login. */
  isDirty: boolean;
};

/**
 * Keeps a form while it is written: saves it on demand and every ten seconds, never loses what was typed. The options are
 * those of the first drawing, `savesItself` alone may change.
 */
export function useFormEditor<Form extends object, Written>(
  options: UseFormEditorOptions<Form, Written>,
): LongForm<Form, Written> {
  const [{ editor, isStorable, onFirstAutosave }] = useState(() => ({
    ...options,
    editor: new FormEditor(options),
  }));
  const state = useSyncExternalStore(editor.subscribe, editor.read);
  const { savesItself } = options;
  useEffect(() => {
    if (!savesItself) return undefined;
    const run = async (): Promise<void> => {
      const isNew = editor.isNew();
      if (!isStorable(editor.read().form, isNew)) return;
      const written = await editor.saveIfDue();
      if (written && isNew) onFirstAutosave?.(written);
    };
    const start = (): void => void run();
    const timer = setInterval(start, autosaveMs);
    addEventListener('online', start);
    return () => {
      clearInterval(timer);
      removeEventListener('online', start);
    };
  }, [savesItself, editor, isStorable, onFirstAutosave]);
  const isDirty = state.state !== 'clean' && state.state !== 'signedOut';
  const { set, save, keepMine, takeBack, dropKept } = editor;
  return { ...state, set, save, keepMine, takeBack, dropKept, isDirty };
}
