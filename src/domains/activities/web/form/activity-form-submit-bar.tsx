import { Eye } from 'lucide-react';
import { FormBar } from '#platform/web/long-form/form-bar.tsx';
import { saveWords } from '#platform/web/long-form/save-words.ts';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import { useActivityForm } from './activity-form-context.ts';
import type { ActivityEditor } from './activity-form-editor.ts';
import type { ActivityCheck } from './activity-form-check.ts';
import { isGroundMissing, mustMend, releasableOf } from './activity-form-ground.ts';

/** What is still wrong, whether it is saved, and the two acts. */
export function ActivityFormSubmitBar(props: {
  editor: ActivityEditor;
  isPublished: boolean;
  isSubmitting: boolean;
  onPreview: () => void;
  onSave: () => void;
  onSubmit: () => void;
}) {
  const { editor, isPublished, isSubmitting, onPreview, onSave, onSubmit } = props;
  const { form, check } = useActivityForm();
  const isSaving = editor.state === 'saving';
  const save = {
    label: isPublished ? '保存修改' : '存草稿',
    onPress: onSave,
    isBusy: isSaving,
    isMain: isPublished,
  };
  const preview = { label: '预览', icon: Eye, onPress: onPreview };
  const submit = { label: '提交审核', onPress: onSubmit, isBusy: isSubmitting, isMain: true };
  return (
    <FormBar
      words={`${checkWords(form, check)}${saveWords(editor)}`}
      acts={isPublished ? [preview, save] : [save, preview, submit]}
      isOff={isSaving || isSubmitting || editor.state === 'conflict'}
    />
  );
}

function checkWords(form: ActivityForm, { findings, isKnown, isFailed }: ActivityCheck): string {
  const blocking = mustMend(findings).length;
  if (blocking > 0) return `还有 ${blocking} 处需要修改。`;
  if (!isKnown) return isFailed ? '现在检查不了内容是否齐全。' : '正在检查…';
  const asked = releasableOf(findings).length;
  if (isGroundMissing(form, findings)) return `有 ${asked} 处要由中心放行。`;
  return asked > 0 ? '内容齐了，由中心决定是否放行。' : '内容齐了，可以提交。';
}
