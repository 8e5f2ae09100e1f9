import { useState } from 'react';
import { agoLabel } from '#platform/contract/instants.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useNow } from '#platform/web/use-now.ts';
import type { useActivityFormEditor } from './activity-form-editor.ts';
import type { ActivityFormProps } from './activity-form-props.ts';
import { dropKeptForm, readKeptForm } from './activity-form-kept.ts';
import styles from './activity-form.module.css';

type NoticesProps = Pick<ActivityFormProps, 'activityId' | 'lockedFields' | 'status' | 'onReload'> & {
  editor: ReturnType<typeof useActivityFormEditor>;
};

/** Above the form: what this device still holds, a conflict with another writer, what may not change any more. */
export function ActivityFormNotices({ editor, activityId, lockedFields, status, onReload }: NoticesProps) {
  const now = useNow();
  const [kept, setKept] = useState(() => readKeptForm(activityId));
  const forget = (): void => {
    dropKeptForm(activityId);
    setKept(undefined);
  };
  return (
    <div className={styles.notices}>
      {kept && (
        <Notice kind="warning">
          这台设备上留有没能保存的内容（{agoLabel(kept.keptAt, now)}）。
          <button
            type="button"
            className="btn btn--sm btn--line"
            onClick={() => {
              editor.set(kept.form);
              setKept(undefined);
            }}
          >
            放回表单
          </button>
          <button type="button" className="btn btn--sm btn--ghost" onClick={forget}>
            不要了
          </button>
        </Notice>
      )}
      {editor.state === 'conflict' && (
        <Notice kind="error" isLive>
          有人在别处改过这个活动，你的内容没有覆盖它，已留在这台设备上。
          <button type="button" className="btn btn--sm btn--line" onClick={onReload}>
            载入最新内容
          </button>
        </Notice>
      )}
      {editor.state === 'refused' && editor.failure && (
        <Notice kind="error" isLive>
          {editor.failure}
        </Notice>
      )}
      {lockedFields.length > 0 && (
        <Notice kind="info">已经有人报名，名称、时间、地点、要求和风险不能再改；其余内容可以改。</Notice>
      )}
      {status === 'published' && lockedFields.length === 0 && (
        <Notice kind="info">活动已发布。改动名称、时间、地点等内容后会重新审核。</Notice>
      )}
    </div>
  );
}
