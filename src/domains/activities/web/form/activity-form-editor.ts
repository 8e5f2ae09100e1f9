import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldError } from '#platform/contract/envelope.ts';
import { lastChangeOf } from '#platform/contract/last-change.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { noAnswer, OperationFailed } from '#platform/web/calls/operation-failed.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import { createActivityCall, updateActivityCall } from '../activities.calls.ts';
import { dropKeptForm, keepForm } from './activity-form-kept.ts';

const autosaveMs = 10_000;

/** saved: nothing to send · offline: kept on this device until the connection is back · conflict: someone else saved meanwhile. */
export type SaveState = 'clean' | 'dirty' | 'saving' | 'offline' | 'conflict' | 'refused';
export type Written = RemoteResult<typeof updateActivityCall>;

type Opened = {
  /** Absent for a form that was never saved. */
  activityId?: number;
  version?: number;
  form: ActivityForm;
  /** Drafts and returned activities save themselves; what is public changes only when asked. */
  savesItself: boolean;
};

/** Lines and spaces that were typed but say nothing are not sent. */
export const formToSend = (form: ActivityForm): ActivityForm => ({
  ...form,
  requirements: form.requirements.map((line) => line.trim()).filter(Boolean),
  preparations: form.preparations.map((line) => line.trim()).filter(Boolean),
});

/** Keeps a form while it is written: saves it on demand and every ten seconds, never loses what was typed. */
export function useActivityFormEditor(opened: Opened) {
  const [form, setForm] = useState(opened.form);
  const [state, setState] = useState<SaveState>('clean');
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState<string>();
  const [savedAt, setSavedAt] = useState<Date>();
  const current = useRef({ form: opened.form, activityId: opened.activityId, version: opened.version });

  const set = useCallback((patch: Partial<ActivityForm>): void => {
    current.current.form = { ...current.current.form, ...patch };
    setForm(current.current.form);
    setErrors((old) => old.filter(({ path }) => !((path.split('.', 1)[0] as string) in patch)));
    setState((old) => (old === 'conflict' ? old : 'dirty'));
  }, []);

  const takeFailure = useCallback((error: unknown, sent: ActivityForm): void => {
    if (!(error instanceof OperationFailed)) throw error;
    const { activityId, version } = current.current;
    const isConflict = error.reason === 'versionConflict';
    if (error.code === noAnswer || isConflict)
      keepForm(activityId, { form: sent, version, keptAt: new Date().toISOString() });
    setErrors(error.errors.map(({ path, msg }) => ({ path: path.replace(/^form\./, ''), msg })));
    // Without a word about who was faster the form has its own sentence.
    setFailure(isConflict && !lastChangeOf(error.detail) ? undefined : error.msg);
    setState(isConflict ? 'conflict' : error.code === noAnswer ? 'offline' : 'refused');
  }, []);

  const save = useCallback(async (): Promise<Written | undefined> => {
    const { form: sent, activityId, version } = current.current;
    setState('saving');
    try {
      const written =
        activityId === undefined || version === undefined
          ? await callOperation(createActivityCall, { form: formToSend(sent) }, { reportedBy: 'form' })
          : await callOperation(
              updateActivityCall,
              { activityId, version, form: formToSend(sent) },
              { reportedBy: 'form' },
            );
      dropKeptForm(activityId);
      current.current = { ...current.current, activityId: written.activityId, version: written.version };
      setErrors([]);
      setFailure(undefined);
      setSavedAt(new Date());
      setState(current.current.form === sent ? 'clean' : 'dirty');
      return written;
    } catch (error) {
      takeFailure(error, sent);
      return undefined;
    }
  }, [takeFailure]);

  useAutosave(opened.savesItself && (state === 'dirty' || state === 'offline'), current, save);
  const markClean = useCallback(() => setState('clean'), []);
  return { form, set, save, state, errors, failure, savedAt, markClean, isDirty: state !== 'clean' };
}

/** Saves every ten seconds while there is something to save, and at once when the connection comes back. */
function useAutosave(
  isOn: boolean,
  current: { readonly current: { activityId: number | undefined } },
  save: () => Promise<unknown>,
): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const run = (): void => {
      if (current.current.activityId !== undefined) void save();
    };
    const timer = setInterval(run, autosaveMs);
    addEventListener('online', run);
    return () => {
      clearInterval(timer);
      removeEventListener('online', run);
    };
  }, [isOn, current, save]);
}
