import { type FormEvent, useState } from 'react';
import { figureLabel } from '#platform/contract/figures.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Field } from '#platform/web/fields/field.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { bulkLimits } from '../contract/messages.words.ts';
import { type AudienceChoice, BulkAudience, type BulkActivity, toAudience } from './bulk-audience.tsx';
import styles from './bulk-message.module.css';
import { BulkPreview } from './bulk-preview.tsx';
import { listBulkMessagesCall, previewBulkMessageCall, sendBulkMessageCall } from './messages.calls.ts';

const nothing = { title: '', body: '' };

const firstChoice: AudienceChoice = {
  kind: 'members',
  memberStatuses: ['active'],
  roles: [],
  group: '',
  activityId: undefined,
  shiftId: undefined,
  signUpStatuses: ['confirmed'],
};

type BulkMessagePanelProps = {
  activities: readonly BulkActivity[];
  /** Written from the sign-ups of one activity: to them, or to one of its shifts. */
  start?: { activityId: number; shiftId: number | undefined };
};

/** 群发消息: whom it is for, what it says, whom it would reach, and then sending it. */
export function BulkMessagePanel({ activities, start }: BulkMessagePanelProps) {
  const [choice, setChoice] = useState<AudienceChoice>(
    start ? { ...firstChoice, kind: 'activity', ...start } : firstChoice,
  );
  const [text, setText, forgetText] = useKeptForm(`bulk:${start?.activityId ?? 'team'}`, nothing);
  const [isAsking, setAsking] = useState(false);
  const preview = useOperationCommand(previewBulkMessageCall, { reportedBy: 'form' });
  const send = useOperationCommand(sendBulkMessageCall, {
    refreshes: [listBulkMessagesCall],
    reportedBy: 'form',
  });
  const audience = toAudience(choice);
  const change = (next: AudienceChoice): void => {
    setChoice(next);
    preview.reset();
  };
  const look = (event: FormEvent): void => {
    event.preventDefault();
    if (audience) preview.mutate({ audience });
  };
  const deliver = async (): Promise<void> => {
    if (!audience) return;
    const { recipientCount } = await send.mutateAsync({ audience, ...text });
    showToast({
      kind: 'success',
      text: `正在发给 ${figureLabel(recipientCount)} 人，进度见“系统消息 → 群发消息”`,
    });
    setText(nothing);
    forgetText();
    preview.reset();
  };
  const failure = preview.error ?? send.error;
  const isAtField = failure?.errorOf('title') ?? failure?.errorOf('body');
  const isReady = preview.data && preview.data.recipientCount > 0 && text.title.trim() && text.body.trim();
  return (
    <section className="panel" aria-label="群发消息">
      <div className="panel__h">
        {start ? <h2>群发消息</h2> : <h1>群发消息</h1>}
        <small>每天至多 {bulkLimits.perDay} 次，收件人可以屏蔽或举报</small>
      </div>
      <form className={styles.form} onSubmit={look}>
        <BulkAudience
          choice={choice}
          activities={activities}
          isOfOneActivity={start !== undefined}
          onChange={change}
        />
        <MessageText text={text} failure={send.error} onChange={setText} />
        {failure && !isAtField && (
          <Notice kind="error" isLive>
            {failure.msg}
          </Notice>
        )}
        {preview.data && <BulkPreview preview={preview.data} />}
        <div className={styles.acts}>
          <Button type="submit" look="line" disabled={!audience || preview.isPending}>
            看看会发给谁
          </Button>
          <Button look="primary" disabled={!isReady || send.isPending} onClick={() => setAsking(true)}>
            发送
          </Button>
        </div>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        tone="plain"
        title={`发给 ${preview.data?.recipientCount ?? 0} 人？`}
        decisiveLabel="确定发送"
        // What went wrong is told in the form, which the question would cover.
        onConfirm={() => deliver().catch(() => undefined)}
      >
        <p>“{text.title}”会发到每个人的系统消息里，发出后不能撤回。</p>
      </ConfirmDialog>
    </section>
  );
}

type Text = { title: string; body: string };
type MessageTextProps = { text: Text; failure: OperationFailed | null; onChange: (text: Text) => void };

function MessageText({ text, failure, onChange }: MessageTextProps) {
  return (
    <>
      <Field label="标题" isRequired error={failure?.errorOf('title')} hint="2 到 40 个字">
        {(control) => (
          <span className="inp">
            <input
              {...control}
              value={text.title}
              maxLength={40}
              onChange={({ target }) => onChange({ ...text, title: target.value })}
            />
          </span>
        )}
      </Field>
      <Field label="正文" isRequired error={failure?.errorOf('body')} hint="5 到 480 个字，末尾会署上队伍名">
        {(control) => (
          <span className="inp inp--area">
            <textarea
              {...control}
              value={text.body}
              maxLength={480}
              rows={5}
              onChange={({ target }) => onChange({ ...text, body: target.value })}
            />
          </span>
        )}
      </Field>
    </>
  );
}
