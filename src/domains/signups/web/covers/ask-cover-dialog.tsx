import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { askForCoverCall, listMyCoversCall, listMySignUpsCall } from '../signups.calls.ts';

type AskCoverDialogProps = { signUpId: number; title: string; onClose: () => void; onAsked: () => void };

/** 请人顶班: the reason, what happens then, and that the shift stays one's own until somebody takes it. */
export function AskCoverDialog({ signUpId, title, onClose, onAsked }: AskCoverDialogProps) {
  const ask = useOperationCommand(askForCoverCall, { refreshes: [listMyCoversCall, listMySignUpsCall] });
  return (
    <ConfirmDialog
      isOpen
      tone="plain"
      onClose={onClose}
      title={`请人顶班：${title}`}
      decisiveLabel="开始问人"
      reason={{
        keptAs: `ask-cover:${signUpId}`,
        label: '为什么来不了',
        isRequired: true,
        hint: '只有队伍看得到',
      }}
      onConfirm={async (reason) => {
        const { askedCount } = await ask.mutateAsync({ signUpId, reason });
        showToast({
          kind: 'success',
          text: askedCount > 0 ? `已经问了 ${askedCount} 人` : '已记下，合适的时候就开始问人',
        });
        onAsked();
      }}
    >
      <p>
        先问做过这个岗的人，再问本队队员，最后问附近合适的人，先接的有。<b>有人接下之前，这一班还是你的。</b>
      </p>
    </ConfirmDialog>
  );
}
