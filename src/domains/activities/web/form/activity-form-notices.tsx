import { useState } from 'react';
import { FormNotices } from '#platform/web/long-form/form-notices.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { useActivityFormEditor } from './activity-form-editor.ts';
import type { ActivityFormProps } from './activity-form-props.ts';
import { dropKeptForm, readKeptForm } from './activity-form-kept.ts';

type NoticesProps = Pick<ActivityFormProps, 'activityId' | 'lockedFields' | 'status' | 'onReload'> & {
  editor: ReturnType<typeof useActivityFormEditor>;
};

/** Above the form: what this device still holds, a conflict with another writer, what may not change any more. */
export function ActivityFormNotices({ editor, activityId, lockedFields, status, onReload }: NoticesProps) {
  const [kept, setKept] = useState(() => readKeptForm(activityId));
  const takeBack = (): void => {
    if (!kept) return;
    editor.set(kept.form);
    setKept(undefined);
  };
  const drop = (): void => {
    dropKeptForm(activityId);
    setKept(undefined);
  };
  return (
    <FormNotices
      keptAt={kept?.keptAt}
      onTakeBack={takeBack}
      onDrop={drop}
      editor={editor}
      subject="这个活动"
      onReload={onReload}
    >
      {lockedFields.length > 0 && (
        <Notice kind="info">已经有人报名，名称、时间、地点、要求和风险不能再改；其余内容可以改。</Notice>
      )}
      {status === 'published' && lockedFields.length === 0 && (
        <Notice kind="info">活动已发布。改动名称、时间、地点等内容后会重新审核。</Notice>
      )}
    </FormNotices>
  );
}
