import { FormNotices } from '#platform/web/long-form/form-notices.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { ActivityEditor } from './activity-form-editor.ts';
import type { ActivityFormProps } from './activity-form-props.ts';

type NoticesProps = Pick<ActivityFormProps, 'hasSignUps' | 'status' | 'onReload'> & {
  editor: ActivityEditor;
  onKeepMine: () => void;
};

/** Above the form: what this device still holds, a conflict with another writer, what a change means. */
export function ActivityFormNotices({ editor, hasSignUps, status, onReload, onKeepMine }: NoticesProps) {
  return (
    <FormNotices editor={editor} subject="这个活动" onTakeTheirs={onReload} onKeepMine={onKeepMine}>
      {status === 'published' && (
        <Notice kind="info">
          活动已发布。改动名称、时间、地点、内容、年龄或风险要等审核，审核期间原来的内容继续公开。
          {hasSignUps && '通过后，已录取的人会收到消息和短信，再次确认是否参加。'}
        </Notice>
      )}
    </FormNotices>
  );
}
