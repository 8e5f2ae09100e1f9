import { timeLabel } from '#platform/contract/instants.ts';
import layout from '#platform/web/long-form/long-form.module.css';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import type { Finding } from '../../contract/activity-views.contract.ts';
import { useActivityForm } from './activity-form-context.ts';
import type { useActivityFormEditor } from './activity-form-editor.ts';
import { isGroundMissing, mustMend, releasableOf } from './activity-form-ground.ts';

type Editor = Pick<ReturnType<typeof useActivityFormEditor>, 'state' | 'savedAt' | 'failure' | 'isDirty'>;

/** Stays at the bottom: what is still wrong, whether it is saved, and the two acts. */
export function ActivityFormSubmitBar(props: {
  editor: Editor;
  isPublished: boolean;
  isSubmitting: boolean;
  onSave: () => void;
  onSubmit: () => void;
}) {
  const { editor, isPublished, isSubmitting, onSave, onSubmit } = props;
  const { form, findings } = useActivityForm();
  const isSaving = editor.state === 'saving';
  const isStopped = editor.state === 'conflict';
  return (
    <div className={layout.bar} role="region" aria-label="保存和提交">
      <p aria-live="polite">
        {checkWords(form, findings)}
        {saveWords(editor)}
      </p>
      <div>
        <button
          type="button"
          className={isPublished ? 'btn btn--primary' : 'btn btn--line'}
          disabled={isSaving || isSubmitting || isStopped}
          onClick={onSave}
        >
          {isSaving && <span className="spin" aria-hidden />}
          {isPublished ? '保存修改' : '存草稿'}
        </button>
        {!isPublished && (
          <button
            type="button"
            className="btn btn--primary"
            disabled={isSaving || isSubmitting || isStopped}
            onClick={onSubmit}
          >
            {isSubmitting && <span className="spin" aria-hidden />}
            提交审核
          </button>
        )}
      </div>
    </div>
  );
}

function checkWords(form: ActivityForm, findings: readonly Finding[]): string {
  const blocking = mustMend(findings).length;
  if (blocking > 0) return `还有 ${blocking} 处需要修改。`;
  const asked = releasableOf(findings).length;
  if (isGroundMissing(form, findings)) return `有 ${asked} 处要由中心放行。`;
  return asked > 0 ? '内容齐了，由中心决定是否放行。' : '内容齐了，可以提交。';
}

function saveWords({ state, savedAt, failure }: Editor): string {
  if (state === 'saving') return '正在保存…';
  if (state === 'offline') return '没有连上服务器，内容已留在这台设备上，连上后自动保存。';
  if (state === 'refused') return failure ?? '';
  if (state === 'conflict') return '有人在别处改过这个活动。';
  if (state === 'clean' && savedAt) return `${timeLabel(savedAt)} 已保存。`;
  return state === 'dirty' ? '有改动还没有保存。' : '';
}
