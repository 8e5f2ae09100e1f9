import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FieldError } from '#platform/contract/envelope.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { FormBar } from '#platform/web/long-form/form-bar.tsx';
import { FormNotices } from '#platform/web/long-form/form-notices.tsx';
import { panelOf, showField } from '#platform/web/long-form/form-panels.ts';
import { FormSteps } from '#platform/web/long-form/form-steps.tsx';
import { LeaveQuestion } from '#platform/web/long-form/leave-question.tsx';
import { saveWords } from '#platform/web/long-form/save-words.ts';
import type { SiteView } from '#domains/site/contract/site.contract.ts';
import { teamPaths } from '../team/team-paths.ts';
import { MakeupProvider } from './makeup-context.ts';
import {
  type MakeupEditor,
  type StoredMakeup,
  useMakeupEditor,
  type WrittenMakeup,
} from './makeup-editor.ts';
import { makeupPanels } from './makeup-panels.tsx';
import { type FindMembers, MakeupPeople } from './makeup-people.tsx';
import { MakeupProof } from './makeup-proof.tsx';
import { MakeupAside } from './makeup-way.tsx';
import { MakeupWhat, MakeupWhen } from './makeup-what.tsx';
import { submitMakeupCall } from './makeups.calls.ts';
import styles from './makeup.module.css';

type MakeupFormProps = {
  form: WrittenMakeup;
  stored?: StoredMakeup;
  /** What was found when it was handed in for the first time, before it had an address. */
  found?: readonly FieldError[];
  areas: SiteView['areas'];
  findMembers: FindMembers;
  onReload: () => void;
  readVersion: () => Promise<number | undefined>;
  onWritten: () => void;
};

/** Writing a past activity: four panels (steps on phones), how it goes on beside them, and the bar that saves and submits. */
export function MakeupFormEditor(props: MakeupFormProps) {
  const { form, stored, readVersion, areas, findMembers } = props;
  const editor = useMakeupEditor({ form, stored, readVersion });
  const send = useSending(props, editor);
  const errorOf = (path: string): string | undefined =>
    [...editor.errors, ...send.found].find((error) => error.path === path)?.msg;
  const set: MakeupEditor['set'] = (change) => {
    editor.set(change);
    send.mend(typeof change === 'function' ? ['people'] : Object.keys(change));
  };
  const wrong = new Set(send.found.map(({ path }) => panelOf(makeupPanels, path)));
  const count = send.found.length;
  return (
    <MakeupProvider value={{ form: editor.form, set, errorOf }}>
      <FormNotices
        editor={editor}
        subject="这份补录"
        onTakeTheirs={props.onReload}
        onKeepMine={send.keepMine}
      >
        {null}
      </FormNotices>
      <div className={styles.layout}>
        <form
          key={editor.epoch}
          onSubmit={(event) => event.preventDefault()}
          noValidate
          aria-label="补录活动"
        >
          <FormSteps panels={makeupPanels} wrong={wrong}>
            <MakeupWhat areas={areas} />
            <MakeupWhen />
            <MakeupPeople findMembers={findMembers} />
            <MakeupProof isTrue={send.isTrue} onDeclare={send.declare} />
          </FormSteps>
          <FormBar
            words={`${count > 0 ? `还有 ${count} 处要修改。` : ''}${saveWords(editor)}`}
            acts={[
              { label: '存草稿', onPress: send.save, isBusy: editor.state === 'saving' },
              { label: '提交审核', onPress: send.submit, isBusy: send.isSubmitting, isMain: true },
            ]}
            isOff={editor.state === 'saving' || send.isSubmitting || editor.state === 'conflict'}
          />
        </form>
        <MakeupAside />
      </div>
      <LeaveQuestion isDirty={editor.isDirty} isLeaving={send.isLeaving} onLeave={editor.dropKept} />
    </MakeupProvider>
  );
}

const titleMissing: FieldError = { path: 'title', msg: '请填写活动名称' };
const undeclared: FieldError = { path: 'isTrue', msg: '请勾选属实声明' };
/** Fields of the form by the names that the server has for them. */
const namesOf: Record<string, string> = { files: 'fileIds' };

/** The first save goes on to the page of the draft; submitting saves first, and what is wrong stands at its field. */
function useSending({ stored, found: brought = [], onWritten }: MakeupFormProps, editor: MakeupEditor) {
  const navigate = useNavigate();
  const [found, setFound] = useState(brought);
  // What was handed in once was declared.
  const [isTrue, setTrue] = useState(brought.length > 0);
  const [isSubmitting, setSubmitting] = useState(false);
  const isLeaving = useRef(false);
  const firstBrought = brought[0]?.path;
  useEffect(() => {
    if (firstBrought !== undefined) showField(makeupPanels, firstBrought);
  }, [firstBrought]);
  const goTo = (path: string, state?: { found: readonly FieldError[] }): void => {
    isLeaving.current = true;
    onWritten();
    void navigate(path, { replace: stored === undefined, state });
  };
  const tell = (faults: readonly FieldError[]): void => {
    setFound(faults);
    const [first] = faults;
    if (first) showField(makeupPanels, first.path);
  };
  const save = async (): Promise<void> => {
    if (editor.form.title.trim() === '') return tell([titleMissing]);
    const written = await editor.save();
    if (!written) return;
    showToast({ kind: 'success', text: '草稿已保存' });
    if (stored === undefined) goTo(teamPaths.makeup(written.makeupId));
    else onWritten();
  };
  const submit = async (): Promise<void> => {
    if (editor.form.title.trim() === '') return tell([titleMissing]);
    if (!isTrue) return tell([undeclared]);
    setSubmitting(true);
    try {
      const written = await editor.save();
      if (!written) return;
      const { makeupId, version } = written;
      const faults = await handIn({ makeupId, version });
      if (faults === undefined) {
        showToast({ kind: 'success', text: '已提交，等待实践中心审核' });
        goTo(teamPaths.makeup(makeupId));
      } else if (stored === undefined) goTo(teamPaths.makeup(makeupId), { found: faults });
      else tell(faults);
    } finally {
      setSubmitting(false);
    }
  };
  return {
    found,
    isTrue,
    isSubmitting,
    isLeaving,
    declare: (is: boolean) => {
      setTrue(is);
      setFound((before) => before.filter(({ path }) => path !== 'isTrue'));
    },
    mend: (names: readonly string[]) =>
      setFound((before) =>
        before.filter(({ path }) => !names.some((name) => path.split('.', 1)[0] === (namesOf[name] ?? name))),
      ),
    save: () => void save(),
    submit: () => void submit(),
    keepMine: () => void editor.keepMine(),
  };
}

/** Hands it in; gives what is wrong at its fields, undefined when it was taken. Other failures are told by the reporter. */
async function handIn(target: StoredMakeup): Promise<readonly FieldError[] | undefined> {
  try {
    await callOperation(submitMakeupCall, { ...target, isTrue: true });
    return undefined;
  } catch (error) {
    if (!(error instanceof OperationFailed)) throw error;
    return error.errors.map(({ path, msg }) => ({ path: path.replace(/^form\./, ''), msg }));
  }
}
