import { FormNotices } from '#platform/web/long-form/form-notices.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { ActivityEditor } from './activity-form-editor.ts';
import type { ActivityFormProps } from './activity-form-props.ts';

type NoticesProps = Pick<ActivityFormProps, 'lockedFields' | 'status' | 'onReload'> & {
  editor: ActivityEditor;
  onKeepMine: () => void;
};

/** Above the form: what this device still holds, a conflict with another writer, what may not change any more. */
export function ActivityFormNotices({ editor, lockedFields, status, onReload, onKeepMine }: NoticesProps) {
  return (
    <FormNotices editor={editor} subject="这个活动" onTakeTheirs={onReload} onKeepMine={onKeepMine}>
      {lockedFields.length > 0 && (
        <Notice kind="info">已经有人报名，名称、时间、地点、要求和风险不能再改；其余内容可以改。</Notice>
      )}
      {status === 'published' && lockedFields.length === 0 && (
        <Notice kind="info">活动已发布。改动名称、时间、地点等内容后会重新审核。</Notice>
      )}
    </FormNotices>
  );
}
