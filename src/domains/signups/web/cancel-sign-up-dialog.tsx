import { useState } from 'react';
import { useOperationCommand, useOperationQuery } from '#platform/web/operation-hooks.tsx';
import type { AnyRemoteCall } from '#platform/web/remote.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showToast } from '#platform/web/ui/toast-store.ts';
import { type CancelCode, cancelCodes } from '../contract/signups.words.ts';
import { sentenceOf } from './sign-up-request.ts';
import { cancelSignUpCall, previewCancelCall } from './signups.calls.ts';

const codes = Object.keys(cancelCodes) as CancelCode[];
const decisive = {
  cancel: '确定取消报名',
  withdraw: '确定撤回申请',
  leaveQueue: '确定退出候补',
  decline: '确定放弃名额',
} as const;

type CancelProps = {
  signUpId: number;
  title: string;
  onClose: () => void;
  refreshes: readonly AnyRemoteCall[];
};

/** Shows what cancelling would mean now, asks for the reason where one is needed, and does it. */
export function CancelSignUpDialog({ signUpId, title, onClose, refreshes }: CancelProps) {
  const preview = useOperationQuery(previewCancelCall, { id: signUpId }, { staleMs: 0, reportedBy: 'form' });
  const cancel = useOperationCommand(cancelSignUpCall, { refreshes });
  const [code, setCode] = useState<CancelCode>('illness');
  const kind = preview.data?.kind ?? 'cancel';
  const isExcused = preview.data?.excusingCodes.includes(code) ?? false;
  const press = (): void => {
    cancel.mutate(
      { signUpId, code },
      {
        onSuccess: ({ message }) => {
          showToast({ kind: 'success', text: message });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`取消“${title}”？`}
      tone={preview.data?.isLate ? 'danger' : 'plain'}
      safeLabel="先不取消"
      // Nobody gives a place up without having read what follows.
      decisive={
        preview.data && !preview.error
          ? { label: decisive[kind], onPress: press, isBusy: cancel.isPending || preview.isFetching }
          : undefined
      }
    >
      {preview.isPending && <Skeleton kind="block" />}
      {preview.error && (
        <Notice kind="error" isLive>
          {sentenceOf(preview.error)}
        </Notice>
      )}
      {preview.data && <p>{preview.data.sentence}</p>}
      {preview.data?.kind === 'cancel' && (
        <fieldset className="field">
          <legend>取消原因</legend>
          {codes.map((key) => (
            <label key={key} className="radio">
              <input
                type="radio"
                name="cancel-code"
                value={key}
                checked={key === code}
                onChange={() => setCode(key)}
              />{' '}
              {cancelCodes[key]}
            </label>
          ))}
        </fieldset>
      )}
      {preview.data?.isLate && (
        <p role="status">
          {isExcused
            ? '这个原因不记信用分。'
            : `这次会记 ${preview.data.points} 分信用记录，180 天后自动失效。`}
        </p>
      )}
    </Dialog>
  );
}
