import { type ReactNode, useState } from 'react';
import { agoLabel } from '#platform/contract/instants.ts';
import { useNow } from '#platform/web/use-now.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './long-form.module.css';
import type { LongForm } from './use-form-editor.ts';

type FormNoticesProps = {
  editor: Pick<LongForm<object>, 'state' | 'failure' | 'kept' | 'takeBack' | 'dropKept'>;
  /** What is written: 这篇内容. */
  subject: string;
  /** Begins anew from what somebody else saved. */
  onTakeTheirs: () => void;
  /** Saves what is typed here over it. */
  onKeepMine: () => void;
  className?: string | undefined;
  children: ReactNode;
};

/** Above a long form: what this device still holds, a conflict with another writer, a refusal, and the form's own notices. */
export function FormNotices({ className, children, ...conflict }: FormNoticesProps) {
  const { editor } = conflict;
  return (
    <div className={classNames(styles.notices, className)}>
      <KeptNotice editor={editor} />
      {editor.state === 'conflict' && <ConflictNotice {...conflict} />}
      {editor.state === 'refused' && editor.failure && (
        <Notice kind="error" isLive>
          {editor.failure}
        </Notice>
      )}
      {children}
    </div>
  );
}

function KeptNotice({ editor: { kept, takeBack, dropKept } }: Pick<FormNoticesProps, 'editor'>) {
  const now = useNow();
  if (!kept) return null;
  const ago = agoLabel(kept.keptAt, now);
  return (
    <Notice kind="warning">
      {kept.isPutBack
        ? `上次没能保存的内容（${ago}）已放回表单。`
        : `这台设备上留有没能保存的内容（${ago}），之后别处有过修改。`}
      {!kept.isPutBack && (
        <Button look="line" size="sm" onClick={takeBack}>
          放回表单
        </Button>
      )}
      <Button look="ghost" size="sm" onClick={dropKept}>
        不要了
      </Button>
    </Notice>
  );
}

/** Who was faster, and the two ways on: theirs, with what is typed here still on this device, or mine over theirs. */
function ConflictNotice(props: Omit<FormNoticesProps, 'className' | 'children'>) {
  const { editor, subject, onTakeTheirs, onKeepMine } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <Notice kind="error" isLive>
      {editor.failure ?? `有人在别处改过${subject}，你的内容没有覆盖它。`}
      你的内容已留在这台设备上。
      <Button look="line" size="sm" onClick={onTakeTheirs}>
        载入最新内容
      </Button>
      <Button look="ghost" size="sm" onClick={() => setAsking(true)}>
        用我的覆盖
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={onKeepMine}
        title="用你的内容覆盖别人的修改？"
        decisiveLabel="覆盖"
      >
        <p>覆盖后，{subject}以你现在填写的为准，对方刚才的修改不再保留。</p>
      </ConfirmDialog>
    </Notice>
  );
}
