import type { MouseEvent } from 'react';
import { lastChangeOf } from '#platform/contract/last-change.ts';
import { Button } from '../ui/button.tsx';
import type { OperationFailed } from '../calls/operation-failed.ts';
import { Notice } from '../ui/notice.tsx';

type SaveFailureProps = {
  failure: OperationFailed | null;
  /** What is saved: 资料. */
  subject: string;
  /** Begins anew from what somebody else saved, with the fields that were changed here. */
  onTakeLatest: () => void;
};

/** Why a form was not saved, where no field is at fault; after somebody else's change the way on. */
export function SaveFailure({ failure, subject, onTakeLatest }: SaveFailureProps) {
  if (!failure || failure.errors.length > 0) return null;
  if (failure.reason !== 'versionConflict')
    return (
      <Notice kind="error" isLive>
        {failure.msg}
      </Notice>
    );
  // The button goes with the notice; the next step is to save.
  const takeLatest = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void => {
    onTakeLatest();
    form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };
  return (
    <Notice kind="error" isLive>
      {lastChangeOf(failure.detail) ? failure.msg : `有人在别处改过${subject}，你的改动没有覆盖它。`}
      载入后，你改过的几项留在表单里，核对后再保存。
      <Button look="line" size="sm" onClick={takeLatest}>
        载入最新内容
      </Button>
    </Notice>
  );
}
