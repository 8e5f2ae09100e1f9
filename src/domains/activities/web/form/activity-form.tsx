import { lazy, Suspense, useState } from 'react';
import { panelOf } from '#platform/web/long-form/form-panels.ts';
import { FormSteps } from '#platform/web/long-form/form-steps.tsx';
import { LeaveQuestion } from '#platform/web/long-form/leave-question.tsx';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import type { Finding } from '../../contract/activity-views.contract.ts';
import { groundLength } from '../../contract/activities.words.ts';
import { ActivityFormBasics } from './activity-form-basics.tsx';
import { useActivityCheck } from './activity-form-check.ts';
import { ActivityFormContent } from './activity-form-content.tsx';
import { ActivityFormProvider } from './activity-form-context.ts';
import { formToSend, useActivityFormEditor } from './activity-form-editor.ts';
import { isGroundMissing, mustMend } from './activity-form-ground.ts';
import { ActivityFormNotices } from './activity-form-notices.tsx';
import type { ActivityFormProps } from './activity-form-props.ts';
import { formPanels } from './activity-form-panel.tsx';
import { ActivityFormPlace } from './activity-form-place.tsx';
import { ActivityFormAside } from './activity-form-preview.tsx';
import { ActivityFormRelease } from './activity-form-release.tsx';
import { ActivityFormRisk } from './activity-form-risk.tsx';
import { ActivityFormRules } from './activity-form-rules.tsx';
import { useSending } from './activity-form-sending.ts';
import { ActivityFormShifts } from './shifts/activity-form-shifts.tsx';
import { ActivityFormSubmitBar } from './activity-form-submit-bar.tsx';
import styles from './activity-form.module.css';

const ActivityPreviewDialog = lazy(async () => ({
  default: (await import('../preview/activity-preview-dialog.tsx')).ActivityPreviewDialog,
}));

/** Writing an activity: six numbered panels (steps on phones), the live card and check beside them, and the bar that saves and submits. */
export function ActivityFormEditor(props: ActivityFormProps) {
  const { activityId, status, areas } = props;
  const isPublished = status === 'published';
  const editor = useActivityFormEditor(props);
  const check = useActivityCheck(editor.form, activityId);
  const { findings } = check;
  const [isTried, setTried] = useState(false);
  const [isPreviewing, setPreviewing] = useState(false);
  const errorOf = (path: string): string | undefined =>
    editor.errors.find((error) => error.path === path)?.msg ??
    (isTried ? errorIn(editor.form, findings, path) : unsendableIn(findings, path));
  const send = useSending(props, editor, { check, onTry: () => setTried(true) });
  return (
    <ActivityFormProvider
      value={{
        form: editor.form,
        set: editor.set,
        epoch: editor.epoch,
        errors: editor.errors,
        errorOf,
        findings,
        check,
        areas,
        takenCount: isPublished ? props.takenCount : undefined,
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
            onPreview={() => setPreviewing(true)}
            onSave={send.save}
            onSubmit={send.submit}
          />
        </form>
        <ActivityFormAside />
      </div>
      {isPreviewing && (
        <Suspense fallback={null}>
          <ActivityPreviewDialog
            form={formToSend(editor.form)}
            activityId={activityId}
            parts={props.previewParts}
            onClose={() => setPreviewing(false)}
          />
        </Suspense>
      )}
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
