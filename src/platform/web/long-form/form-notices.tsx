import type { ReactNode } from 'react';
import { agoLabel } from '#platform/contract/instants.ts';
import { useNow } from '#platform/web/use-now.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './long-form.module.css';
import { Notice } from '../ui/notice.tsx';

type FormNoticesProps = {
  /** Instant of what this device still holds; missing when it holds nothing. */
  keptAt: string | undefined;
  onTakeBack: () => void;
  onDrop: () => void;
  editor: { state: string; failure?: string | undefined };
  /** What is written: 这篇内容. */
  subject: string;
  onReload: () => void;
  className?: string;
  children: ReactNode;
};

/** Above a long form: what this device still holds, a conflict with another writer, a refusal, and the form's own notices. */
export function FormNotices(props: FormNoticesProps) {
  const { keptAt, editor } = props;
  const now = useNow();
  return (
    <div className={classNames(styles.notices, props.className)}>
      {keptAt !== undefined && (
        <Notice kind="warning">
          这台设备上留有没能保存的内容（{agoLabel(keptAt, now)}）。
          <button type="button" className="btn btn--sm btn--line" onClick={props.onTakeBack}>
            放回表单
          </button>
          <button type="button" className="btn btn--sm btn--ghost" onClick={props.onDrop}>
            不要了
          </button>
        </Notice>
      )}
      {editor.state === 'conflict' && (
        <Notice kind="error" isLive>
          {editor.failure ?? `有人在别处改过${props.subject}，你的内容没有覆盖它。`}
          你的内容已留在这台设备上。
          <button type="button" className="btn btn--sm btn--line" onClick={props.onReload}>
            载入最新内容
          </button>
        </Notice>
      )}
      {editor.state === 'refused' && editor.failure && (
        <Notice kind="error" isLive>
          {editor.failure}
        </Notice>
      )}
      {props.children}
    </div>
  );
}
