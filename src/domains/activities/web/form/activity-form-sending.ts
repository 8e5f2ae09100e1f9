import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { showField } from '#platform/web/long-form/form-panels.ts';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import { isFit } from '../../contract/shift-faults.rules.ts';
import { submitActivityCall } from '../activities.calls.ts';
import { carriedOver } from '../makeup/makeup-editor.ts';
import { teamPaths } from '../team/team-paths.ts';
import { type ActivityCheck, checkNow } from './activity-form-check.ts';
import type { ActivityEditor } from './activity-form-editor.ts';
import { isGroundMissing, mustMend } from './activity-form-ground.ts';
import { formPanels } from './activity-form-panel.tsx';
import type { ActivityFormProps } from './activity-form-props.ts';

type Trying = { check: ActivityCheck; onTry: () => void };

/** Saving goes on to the edit page once there is an id; submitting saves first and ends on the activity's page. */
export function useSending(props: ActivityFormProps, editor: ActivityEditor, { check, onTry }: Trying) {
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
    if (props.status === 'published' && isGroundMissing(editor.form, check.findings)) {
      onTry();
      return showGround();
    }
    tell(await editor.save());
  };

  const submit = async (): Promise<void> => {
    onTry();
    setSubmitting(true);
    try {
      const submittedId = await handIn({ ...props, editor, check });
      if (submittedId !== undefined) leaveFor(teamPaths.detail(submittedId));
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

type HandingIn = Pick<ActivityFormProps, 'activityId'> & { editor: ActivityEditor; check: ActivityCheck };

/** Saves and submits; gives the activity's id, or nothing where something is in the way, which is then shown. @throws OperationFailed */
async function handIn({ activityId, editor, check }: HandingIn): Promise<number | undefined> {
  // What was mended a moment ago is not held against the form. Without an answer the server judges what is sent.
  const findings = check.isChecking ? ((await checkNow(editor.form, activityId)) ?? []) : check.findings;
  const [blocking] = mustMend(findings);
  if (blocking) {
    showField(formPanels, blocking.field);
    return undefined;
  }
  if (isGroundMissing(editor.form, findings)) {
    showGround();
    return undefined;
  }
  const saved = await editor.save();
  if (!saved) return undefined;
  const target = { activityId: saved.activityId, version: saved.version };
  const { status } = await callOperation(submitActivityCall, target);
  showToast({ kind: 'success', text: status === 'pending' ? '已提交，等待实践中心审核' : '活动已发布' });
  return saved.activityId;
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
