import { Phone } from 'lucide-react';
import type { FormEvent } from 'react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { AskFirstButton } from '#platform/web/ui/ask-first-button.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import { personLimits, personLineKinds } from '../../contract/people.words.ts';
import {
  addPersonNoteCall,
  listPersonRecordCall,
  messageSignUpCall,
  removePersonNoteCall,
  revealSignUpContactCall,
} from '../signups.calls.ts';
import styles from './person-dialog.module.css';

type PersonDialogProps = { signUpId: number; name: string; onClose: () => void };
type PersonLine = RemoteResult<typeof listPersonRecordCall>['list'][number];

const refreshes = [listPersonRecordCall];
const longest = 300;

/** One person who signed up: what was asked, answered, written and noted; a message, a note, and on the day the phone. */
export function PersonDialog({ signUpId, name, onClose }: PersonDialogProps) {
  const record = useOperationQuery(listPersonRecordCall, { signUpId }, { reportedBy: 'form' });
  const message = useOperationCommand(messageSignUpCall, { refreshes, reportedBy: 'form' });
  const note = useOperationCommand(addPersonNoteCall, { refreshes, reportedBy: 'form' });
  return (
    <Dialog isOpen isWide keepsText onClose={onClose} title={`${name}的沟通记录`} safeLabel="关闭">
      <div className={styles.body}>
        {record.error && !record.data ? (
          <LoadFailed what="沟通记录" failure={record.error} onRetry={() => void record.refetch()} />
        ) : record.data ? (
          <>
            {record.data.isContactDay && <Contact signUpId={signUpId} name={name} />}
            <ol className={styles.lines} aria-label="沟通记录">
              {record.data.list.map((line) => (
                <Line key={`${line.at} ${line.kind} ${line.noteId ?? line.text}`} line={line} />
              ))}
            </ol>
          </>
        ) : (
          <Skeleton kind="rows" count={3} />
        )}
        <Writing
          label="发消息给本人"
          keptAs={`message-to:${signUpId}`}
          hint={`只有本人收到，每人每天至多 ${personLimits.messagesAPerson} 条`}
          sendLabel="发送"
          isBusy={message.isPending}
          error={message.error?.errorOf('body') ?? message.error?.msg}
          onSend={async (body) => {
            await message.mutateAsync({ signUpId, body });
            showToast({ kind: 'success', text: `已发给${name}` });
          }}
        />
        <Writing
          label="队伍备注"
          keptAs={`note-on:${signUpId}`}
          hint="只有本队能看到，本人有权查阅。请只写与服务有关的事实"
          sendLabel="记下"
          isBusy={note.isPending}
          error={note.error?.errorOf('body') ?? note.error?.msg}
          onSend={async (body) => {
            await note.mutateAsync({ signUpId, body });
          }}
        />
      </div>
    </Dialog>
  );
}

function Line({ line: { kind, at, by, text, noteId } }: { line: PersonLine }) {
  const remove = useOperationCommand(removePersonNoteCall, { refreshes });
  return (
    <li>
      <b>{personLineKinds[kind]}</b>
      <time dateTime={at}>{dayTimeLabel(at)}</time>
      <p>{text}</p>
      {by && <small>{by}</small>}
      {noteId !== null && (
        <AskFirstButton
          look="line"
          size="sm"
          aria-label={`删除备注：${text}`}
          question={{ title: '删除这条备注？', decisiveLabel: '删除备注', tone: 'danger' }}
          consequence="删除后不能恢复，审计日志里会留下删除记录。"
          onConfirm={() => remove.mutateAsync({ noteId })}
        >
          删除
        </AskFirstButton>
      )}
    </li>
  );
}

/** The phone of somebody on today's list, asked for one at a time. */
function Contact({ signUpId, name }: { signUpId: number; name: string }) {
  const reveal = useOperationCommand(revealSignUpContactCall);
  const shown = reveal.data;
  if (!shown)
    return (
      <p className={styles.contact}>
        <Button look="line" disabled={reveal.isPending} onClick={() => reveal.mutate({ signUpId })}>
          <Phone className="ic" aria-hidden />
          看联系电话
        </Button>
        <small>今天服务，可以联系。每次查看都会记录，{name}能看到。</small>
      </p>
    );
  return (
    <Notice kind="info" isLive>
      {shown.mobile === null ? '没有留手机号' : <a href={`tel:${shown.mobile}`}>手机 {shown.mobile}</a>}
      {shown.emergency && `，紧急联系人 ${shown.emergency}`}
    </Notice>
  );
}

type WritingProps = {
  label: string;
  /** Where what was typed is found again after a login or a slip. */
  keptAs: string;
  hint: string;
  sendLabel: string;
  isBusy: boolean;
  error: string | undefined;
  onSend: (body: string) => Promise<void>;
};

function Writing({ label, keptAs, hint, sendLabel, isBusy, error, onSend }: WritingProps) {
  const [text, setText, forgetText] = useKeptText(keptAs);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    // A refusal stands at the field, with what was typed.
    onSend(text).then(
      () => {
        setText('');
        forgetText();
      },
      () => undefined,
    );
  };
  return (
    <form className={styles.writing} onSubmit={send}>
      <TextAreaField {...{ label, hint, error }} value={text} maxLength={longest} onChange={setText} />
      <Button type="submit" look="soft" disabled={isBusy || text.trim().length < 2}>
        {sendLabel}
      </Button>
    </form>
  );
}
