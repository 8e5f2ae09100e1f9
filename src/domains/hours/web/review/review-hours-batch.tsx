import { type ReactNode, useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { hourLimits } from '../../contract/hours.words.ts';
import {
  decideHoursCall,
  drawHourSampleCall,
  listHoursForReviewCall,
  previewHoursCall,
} from '../hours.calls.ts';
import { ReviewHoursSample } from './review-hours-sample.tsx';
import { consequences, type HourForReview, type HourVerdict, wordsOf } from './hour-for-review.ts';
import styles from './review-hours.module.css';

type Sample = RemoteResult<typeof drawHourSampleCall>;
type Preview = RemoteResult<typeof previewHoursCall>;
type BatchProps = {
  chosen: readonly HourForReview[];
  /** How many are chosen, on which pages. */
  note: ReactNode;
  onDone: () => void;
};

/** Decides the chosen records at once. Of more than twenty the server chooses some that are looked at first. */
export function ReviewHoursBatch({ chosen, note, onDone }: BatchProps) {
  const [verdict, setVerdict] = useState<HourVerdict>();
  const [sample, setSample] = useState<Sample>();
  const [preview, setPreview] = useState<Preview>();
  const look = useOperationCommand(previewHoursCall);
  const draw = useOperationCommand(drawHourSampleCall);
  const decide = useOperationCommand(decideHoursCall, { refreshes: [listHoursForReviewCall] });
  const hourIds = chosen.map(({ hourId }) => hourId);
  const close = (): void => {
    setVerdict(undefined);
    setSample(undefined);
  };
  const ask = async (wanted: HourVerdict): Promise<void> => {
    setPreview(await look.mutateAsync({ hourIds, verdict: wanted }));
    if (chosen.length > hourLimits.decidedUnseen) setSample(await draw.mutateAsync({ hourIds }));
    setVerdict(wanted);
  };
  const confirm = async (reason: string): Promise<void> => {
    if (!verdict) return;
    const done = await decide.mutateAsync({
      hourIds,
      verdict,
      ...(reason ? { reason } : {}),
      ...(sample ? { sampleId: sample.sampleId } : {}),
    });
    tell(done, verdict);
    onDone();
  };
  if (chosen.length === 0) return null;
  return (
    <div className={styles.batch} role="region" aria-label="批量审核">
      <p>
        {note}
        {chosen.length > hourLimits.decidedUnseen && '提交前要看过系统抽出的几条'}
      </p>
      <Button
        look="danger"
        size="sm"
        disabled={draw.isPending || look.isPending}
        onClick={() => void ask('reject')}
      >
        批量不予认定
      </Button>
      <Button
        look="primary"
        size="sm"
        disabled={draw.isPending || look.isPending}
        onClick={() => void ask('approve')}
      >
        批量认定
      </Button>
      {verdict && sample && (
        <ReviewHoursSample
          {...{ sample, verdict, count: chosen.length, onClose: close, onConfirm: confirm }}
          preview={preview && <PreviewWords preview={preview} verdict={verdict} />}
        />
      )}
      {verdict && !sample && (
        <ConfirmDialog isOpen onClose={close} onConfirm={confirm} {...wordsOf(verdict, chosen.length)}>
          {preview && <PreviewWords preview={preview} verdict={verdict} />}
          <p>{consequences[verdict]}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

const mostNamed = 5;

/** What would become of each record, before anything is decided. */
function PreviewWords({
  preview: { passingCount, refused },
  verdict,
}: {
  preview: Preview;
  verdict: HourVerdict;
}) {
  return (
    <>
      <p>
        {passingCount} 条可以{verdict === 'approve' ? '认定' : '不予认定'}
        {refused.length > 0 && `，${refused.length} 条现在不行，会留在原处：`}
      </p>
      {refused.length > 0 && (
        <ul>
          {refused.slice(0, mostNamed).map(({ hourId, hourNo, msg }) => (
            <li key={hourId}>
              {hourNo}：{msg}
            </li>
          ))}
          {refused.length > mostNamed && <li>还有 {refused.length - mostNamed} 条</li>}
        </ul>
      )}
    </>
  );
}

function tell({ decidedCount, refused }: RemoteResult<typeof decideHoursCall>, verdict: HourVerdict): void {
  if (decidedCount > 0)
    showToast({
      kind: 'success',
      text: verdict === 'approve' ? `${decidedCount} 条已认定，进入公示` : `${decidedCount} 条已不予认定`,
    });
  if (refused.length > 0)
    showToast({
      kind: 'warning',
      title: `${refused.length} 条没有审核`,
      text: refused.map(({ hourNo, msg }) => `${hourNo}：${msg}`).join('；'),
      durationMs: 8_000,
    });
}
