import { type ReactNode, useState } from 'react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { hourLimits } from '../../contract/hours.words.ts';
import {
  decideHoursCall,
  drawHourSampleCall,
  listHourGroupsCall,
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
  /** Opens a private file of the files room. */
  onOpenProof: (fileId: number) => void;
  onDone: () => void;
};

/** Decides the chosen records at once. Of more than twenty the server chooses some that are looked at first. */
export function ReviewHoursBatch({ chosen, note, onDone, onOpenProof }: BatchProps) {
  const [verdict, setVerdict] = useState<HourVerdict>();
  const [sample, setSample] = useState<Sample>();
  const [preview, setPreview] = useState<Preview>();
  const look = useOperationCommand(previewHoursCall);
  const draw = useOperationCommand(drawHourSampleCall);
  const decide = useOperationCommand(decideHoursCall, {
    refreshes: [listHoursForReviewCall, listHourGroupsCall],
  });
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
          {...{ sample, verdict, hourIds, onClose: close, onConfirm: confirm, onOpenProof }}
          preview={preview && <PreviewWords preview={preview} verdict={verdict} />}
        />
      )}
      {verdict && !sample && (
        <ConfirmDialog isOpen onClose={close} onConfirm={confirm} {...wordsOf(verdict, hourIds)}>
          {preview && <PreviewWords preview={preview} verdict={verdict} />}
          <p>{consequences[verdict]}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** What would become of each record, before anything is decided: how many go where, and why the others stay. */
function PreviewWords({
  preview: { passingCount, publicityEndsAt, refused },
  verdict,
}: {
  preview: Preview;
  verdict: HourVerdict;
}) {
  const reasons = [...new Set(refused.map(({ msg }) => msg))];
  return (
    <ul aria-label="审核结果预览">
      <li>
        <b>{passingCount} 条</b>
        {verdict === 'approve' ? `进入公示，到 ${dayTimeLabel(publicityEndsAt)}` : '不予认定，不计入时长'}
      </li>
      {reasons.map((msg) => {
        const stays = refused.filter((other) => other.msg === msg);
        return (
          <li key={msg}>
            <b>{stays.length} 条</b>留在原处：{msg}（{stays.map(({ hourNo }) => hourNo).join('、')}）
          </li>
        );
      })}
    </ul>
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
