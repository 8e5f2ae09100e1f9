import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { panelOf, showField } from '#platform/web/long-form/form-panels.ts';
import { FormSteps } from '#platform/web/long-form/form-steps.tsx';
import { LeaveQuestion } from '#platform/web/long-form/leave-question.tsx';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import type { Finding } from '../../contract/activity-views.contract.ts';
import { groundLength } from '../../contract/activities.words.ts';
import { isFit } from '../../contract/shift-faults.rules.ts';
import { submitActivityCall } from '../activities.calls.ts';
import { ActivityFormBasics } from './activity-form-basics.tsx';
import { useActivityCheck } from './activity-form-check.ts';
import { ActivityFormContent } from './activity-form-content.tsx';
import { ActivityFormProvider } from './activity-form-context.ts';
import { type ActivityEditor, useActivityFormEditor } from './activity-form-editor.ts';
import { isGroundMissing, mustMend } from './activity-form-ground.ts';
import { ActivityFormNotices } from './activity-form-notices.tsx';
import type { ActivityFormProps } from './activity-form-props.ts';
import { formPanels } from './activity-form-panel.tsx';
import { ActivityFormPlace } from './activity-form-place.tsx';
import { ActivityFormAside } from './activity-form-preview.tsx';
import { ActivityFormRelease } from './activity-form-release.tsx';
import { ActivityFormRisk } from './activity-form-risk.tsx';
import { ActivityFormRules } from './activity-form-rules.tsx';
import { ActivityFormShifts } from './shifts/activity-form-shifts.tsx';
import { ActivityFormSubmitBar } from './activity-form-submit-bar.tsx';
import { carriedOver } from '../makeup/makeup-editor.ts';
import { teamPaths } from '../team/team-paths.ts';
import styles from './activity-form.module.css';

/** Writing an activity: six numbered panels (steps on phones), the live card and check beside them, and the bar that saves and submits. */
export function ActivityFormEditor(props: ActivityFormProps) {
  const { activityId, status, areas } = props;
  const isPublished = status === 'published';
  const editor = useActivityFormEditor(props);
  const check = useActivityCheck(editor.form, activityId);
  const { findings } = check;
  const [isTried, setTried] = useState(false);
  const errorOf = (path: string): string | undefined =>
    editor.errors.find((error) => error.path === path)?.msg ??
    (isTried ? errorIn(editor.form, findings, path) : unsendableIn(findings, path));
  const send = useSending(props, editor, { findings, onTry: () => setTried(true) });
  return (
    <ActivityFormProvider
      value={{
        form: editor.form,
        set: editor.set,
        errors: editor.errors,
        errorOf,
        findings,
        check,
        areas,
        coverKey: `activity:${activityId ?? 'new'}`,
        tellAsPast: send.tellAsPast,
      }}
    >
      <ActivityFormNotices editor={editor} onKeepMine={send.keepMine} {...props} />
      <div className={styles.layout}>
        <form onSubmit={(event) => event.preventDefault()} noValidate aria-label="活动内容">
          <FormSteps panels={formPanels} wrong={isTried ? wrongPanels(findings) : new Set()}>
            <ActivityFormBasics />
            <ActivityFormShifts />
            <ActivityFormPlace />
            <ActivityFormContent />
            <ActivityFormRisk />
            <ActivityFormRules />
          </FormSteps>
          <ActivityFormRelease />
          <ActivityFormSubmitBar
            editor={editor}
            isPublished={isPublished}
            isSubmitting={send.isSubmitting}
            onSave={send.save}
            onSubmit={send.submit}
          />
        </form>
        <ActivityFormAside />
      </div>
      <LeaveQuestion isDirty={editor.isDirty} isLeaving={send.isLeaving} onLeave={editor.dropKept} />
    </ActivityFormProvider>
  );
}

const wrongPanels = (findings: readonly Finding[]): ReadonlySet<string> =>
  new Set(mustMend(findings).map(({ field }) => panelOf(formPanels, field)));

/** What keeps the form from being submitted, at the field where it is mended. */
function errorIn(form: ActivityForm, findings: readonly Finding[], path: string): string | undefined {
  if (path === 'releaseGround')
    return isGroundMissing(form, findings) ? `请写明申请放行理由，至少 ${groundLength.min} 个字` : undefined;
  return mustMend(findings).find(({ field }) => field === path)?.msg;
}

/** What cannot even be sent stands at its field at once. */
const unsendableIn = (findings: readonly Finding[], path: string): string | undefined =>
  findings.find(({ field, code }) => field === path && code === 'invalid')?.msg;

type Trying = { findings: readonly Finding[]; onTry: () => void };

/** Saving goes on to the edit page once there is an id; submitting saves first and ends on the activity's page. */
function useSending(props: ActivityFormProps, editor: ActivityEditor, { findings, onTry }: Trying) {
  const navigate = useNavigate();
  const [isSubmitting, setSubmitting] = useState(false);
  const isLeaving = useRef(false);
  const leaveFor = (path: string): void => {
    isLeaving.current = true;
    props.onWritten();
    void navigate(path, { replace: props.activityId === undefined });
  };

  const tell = (written: Awaited<ReturnType<typeof editor.save>>): void => {
    if (!written) return;
    showToast({
      kind: 'success',
      text: savedWords(props.status, written.isChange) + unfitWords(editor.form),
    });
    if (written.isChange) return leaveFor(teamPaths.detail(written.activityId));
    if (props.activityId === undefined) leaveFor(teamPaths.edit(written.activityId));
    else if (written.status !== props.status) leaveFor(teamPaths.detail(written.activityId));
    else props.onWritten();
  };

  const save = async (): Promise<void> => {
    if (editor.form.title.trim() === '') {
      onTry();
      return showField(formPanels, 'title');
    }
    // What is public is saved as it would be submitted.
    if (props.status === 'published' && isGroundMissing(editor.form, findings)) {
      onTry();
      return showGround();
    }
    tell(await editor.save());
  };

  const submit = async (): Promise<void> => {
    onTry();
    const [blocking] = mustMend(findings);
    if (blocking) return showField(formPanels, blocking.field);
    if (isGroundMissing(editor.form, findings)) return showGround();
    setSubmitting(true);
    try {
      const saved = await editor.save();
      if (!saved) return;
      const target = { activityId: saved.activityId, version: saved.version };
      const { status } = await callOperation(submitActivityCall, target);
      showToast({ kind: 'success', text: status === 'pending' ? '已提交，等待实践中心审核' : '活动已发布' });
      leaveFor(teamPaths.detail(saved.activityId));
    } catch (error) {
      if (!(error instanceof OperationFailed)) throw error;
      props.onWritten();
    } finally {
      setSubmitting(false);
    }
  };
  const keepMine = (): void => void editor.keepMine().then(tell);
  const tellAsPast = (): void => {
    isLeaving.current = true;
    if (props.activityId === undefined) editor.dropKept();
    void navigate(teamPaths.makeupAdd, { state: { brought: carriedOver(editor.form) } });
  };
  return {
    save: () => void save(),
    keepMine,
    submit: () => void submit(),
    tellAsPast,
    isSubmitting,
    isLeaving,
  };
}

/** Rows that are kept as they were typed and are no shifts yet. */
function unfitWords({ shifts }: ActivityForm): string {
  const unfit = shifts.flatMap((shift, index) => (isFit(shift) ? [] : [index + 1]));
  return unfit.length === 0 ? '' : `，第 ${unfit.join('、')} 场照原样留着，改好才能提交`;
}

const savedWords = (status: ActivityFormProps['status'], isChange: boolean): string => {
  if (isChange) return '变更已提交审核，审核期间原来的内容继续公开';
  return status === 'published' ? '修改已保存' : '草稿已保存';
};

/** Brings the missing ground above the bar, which would cover it at the lower edge. */
function showGround(): void {
  const field = document.getElementById('field-releaseGround');
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
