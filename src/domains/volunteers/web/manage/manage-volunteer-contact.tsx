import { useRef, useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import list from '#platform/web/list/admin-list.module.css';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Field } from '#platform/web/fields/field.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import type { VolunteerDetail } from '../../contract/manage-volunteers.contract.ts';
import { messageVolunteerCall, revealVolunteerCall } from './manage-volunteers.calls.ts';

type DialogProps = { volunteer: VolunteerDetail; onClose: () => void };
type Contacts = RemoteResult<typeof revealVolunteerCall>;

/** Asks for the reason of a look at hidden contacts, then shows them; closing forgets them. */
export function RevealDialog({ volunteer, onClose }: DialogProps) {
  const reveal = useOperationCommand(revealVolunteerCall);
  const [contacts, setContacts] = useState<Contacts>();
  const isShown = useRef(false);
  if (contacts) return <ContactsDialog {...{ volunteer, contacts, onClose }} />;
  return (
    <ConfirmDialog
      isOpen
      // Once the contacts take its place, closing the question must not close them too.
      onClose={() => !isShown.current && onClose()}
      onConfirm={async (reason) => {
        const shown = await reveal.mutateAsync({ volunteerId: volunteer.volunteerId, reason });
        isShown.current = true;
        setContacts(shown);
      }}
      title={`查看“${volunteer.name}”的联系方式？`}
      decisiveLabel="查看"
      safeLabel="取消"
      tone="plain"
      reason={{
        keptAs: `reveal-volunteer:${volunteer.volunteerId}`,
        label: '查看原因',
        isRequired: true,
        hint: '至少 2 个字，记入审计日志，本人也能看到',
      }}
    >
      <p>只为工作需要查看，不要抄录到别处。</p>
    </ConfirmDialog>
  );
}

function ContactsDialog({ volunteer, contacts, onClose }: DialogProps & { contacts: Contacts }) {
  const rows = [
    ['手机号', contacts.mobile],
    ['电子邮箱', contacts.email],
    ['详细地址', contacts.address],
    ['紧急联系人', contacts.emergency],
  ] as const;
  return (
    <Dialog isOpen onClose={onClose} title={`${volunteer.name}的联系方式`} safeLabel="关闭">
      <dl className={list.facts}>
        {rows.map(([name, value]) => (
          <Fact key={name} name={name} value={value || '未填'} />
        ))}
      </dl>
    </Dialog>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);

/** Writes a message of the centre to one volunteer. */
export function MessageDialog({ volunteer, onClose }: DialogProps) {
  const send = useOperationCommand(messageVolunteerCall, { reportedBy: 'form' });
  const [{ title, body }, change, forget] = useKeptForm(`message-volunteer:${volunteer.volunteerId}`, {
    title: '',
    body: '',
  });
  const post = (): void =>
    send.mutate(
      { volunteerId: volunteer.volunteerId, title, body },
      {
        onSuccess: () => {
          forget();
          showToast({ kind: 'success', text: `消息已发给${volunteer.name}` });
          onClose();
        },
      },
    );
  return (
    <Dialog
      isOpen
      isWide
      keepsText
      onClose={onClose}
      title={`给“${volunteer.name}”发消息`}
      decisive={{ label: '发送', onPress: post, isBusy: send.isPending }}
    >
      <div className={list.form}>
        {send.error && send.error.errors.length === 0 && (
          <Notice kind="error" isLive>
            {send.error.msg}
          </Notice>
        )}
        <TextField
          label="标题"
          isRequired
          maxLength={50}
          value={title}
          error={send.error?.errorOf('title')}
          onChange={(text) => change({ title: text })}
        />
        <Field label="内容" isRequired error={send.error?.errorOf('body') ?? ''}>
          {(control) => (
            <span className="inp inp--area">
              <textarea
                {...control}
                value={body}
                maxLength={500}
                onChange={(event) => change({ body: event.target.value })}
              />
            </span>
          )}
        </Field>
      </div>
    </Dialog>
  );
}
