import { useState } from 'react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { svgUrl } from '#platform/web/svg-url.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Field } from '#platform/web/fields/field.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { CopyField } from '#platform/web/fields/copy-field.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { AskFirstButton } from '#platform/web/ui/ask-first-button.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { createInviteLinkCall, getInviteLinkCall, inviteMemberCall, memberReads } from './members.calls.ts';
import styles from './member-form.module.css';

/** Invites one volunteer by number or phone, or anyone by link and QR picture. */
export function InviteMemberDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const invite = useOperationCommand(inviteMemberCall, { refreshes: memberReads, reportedBy: 'form' });
  const send = (): void => {
    const given = text.replace(/\s/g, '');
    invite.mutate(/^1\d{10}$/.test(given) ? { mobile: given } : { volunteerNo: given }, {
      onSuccess: ({ invitedUntil }) => {
        showToast({ kind: 'success', text: `邀请已提交，对方可在 ${dayTimeLabel(invitedUntil)} 前答复` });
        setText('');
      },
    });
  };
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title="邀请志愿者"
      safeLabel="关闭"
      decisive={{ label: '发出邀请', onPress: send, isBusy: invite.isPending }}
    >
      <div className={styles.steps}>
        <Field
          label="志愿者编号或手机号"
          hint="对方有 7 天时间答复，接受后才是队员。按手机号邀请的，没有注册的收不到；对方接受后才出现在名单里"
          error={invite.error?.errors[0]?.msg ?? invite.error?.msg}
          isRequired
        >
          {(control) => (
            <span className="inp">
              <input
                {...control}
                maxLength={30}
                autoComplete="off"
                value={text}
                onChange={({ target }) => {
                  setText(target.value);
                  invite.reset();
                }}
              />
            </span>
          )}
        </Field>
        <InviteLink />
      </div>
    </Dialog>
  );
}

/** The team's link with its QR picture; a new one ends the old. */
function InviteLink() {
  const found = useOperationQuery(getInviteLinkCall, {}, { reportedBy: 'form' });
  const create = useOperationCommand(createInviteLinkCall, { refreshes: [getInviteLinkCall] });
  const link = found.data?.link;
  return (
    <section className={styles.invite} aria-label="邀请链接">
      <p className="txt2">或者把邀请链接发给大家：打开的人登录后可以直接加入，7 天内有效。</p>
      {found.isPending && <Skeleton kind="rows" count={1} />}
      {found.isError && (
        <Notice kind="error" isLive>
          {found.error.msg}
        </Notice>
      )}
      {link && (
        <div className={styles.link}>
          <img className={styles.qr} alt="邀请链接的二维码" src={svgUrl(link.qrSvg)} />
          <div className={styles.steps}>
            <CopyField
              label="邀请链接"
              value={link.url}
              what="链接"
              hint={`${dayTimeLabel(link.expiresAt)} 前有效`}
            />
          </div>
        </div>
      )}
      {found.data && !link && (
        <Button look="line" size="sm" isBusy={create.isPending} onClick={() => create.mutate({})}>
          生成邀请链接
        </Button>
      )}
      {link && (
        <AskFirstButton
          look="line"
          size="sm"
          question={{ title: '换一个新的邀请链接？', decisiveLabel: '换新链接' }}
          consequence="旧链接和它的二维码马上作废，已经发出去的打不开了。"
          onConfirm={() => create.mutateAsync({})}
        >
          换一个新链接
        </AskFirstButton>
      )}
    </section>
  );
}
