import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { openNeedFilesCall } from '../needs.calls.ts';
import { PrivateFiles } from '#platform/web/private-files/private-files.tsx';

type NeedFilesProps = { needId: number; hasVoice: boolean; pictureCount: number };

/** Recording and pictures behind a press that is noted. */
export function NeedFiles({ needId, hasVoice, pictureCount }: NeedFilesProps) {
  const open = useOperationCommand(openNeedFilesCall, { refreshes: [], reportedBy: 'form' });
  if (open.data) return <PrivateFiles files={open.data.files} whose="点单人" />;
  const what = [hasVoice && '听录音', pictureCount > 0 && `看 ${pictureCount} 张照片`]
    .filter(Boolean)
    .join('、');
  return (
    <>
      {open.error && (
        <Notice kind="error" isLive>
          {open.error.msg}
        </Notice>
      )}
      <p>
        <Button look="line" isBusy={open.isPending} onClick={() => open.mutate({ needId })}>
          {what}
        </Button>
      </p>
      <p className="hint">不公开，每次打开都有记录。</p>
    </>
  );
}
