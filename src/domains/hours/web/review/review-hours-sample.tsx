import { type ReactNode, useState } from 'react';
import { hoursLabel } from '#platform/contract/figures.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { HourProofView } from './hour-proof-view.tsx';
import { ReviewHourProof } from './review-hour-proof.tsx';
import { openHourSampleCall } from '../hours.calls.ts';
import { consequences, type HourForReview, type HourVerdict, wordsOf } from './hour-for-review.ts';
import styles from './review-hours.module.css';

type SampleProps = {
  sample: { sampleId: number; sampleIds: readonly number[]; openedIds: readonly number[] };
  verdict: HourVerdict;
  hourIds: readonly number[];
  /** What would become of each record. */
  preview: ReactNode;
  /** Opens a private file of the files room. */
  onOpenProof: (fileId: number) => void;
  onClose: () => void;
  onConfirm: (reason: string) => Promise<void>;
};

/** Shows the records that the server chose, one after the other; only when all were opened the batch can be sent. */
export function ReviewHoursSample(props: SampleProps) {
  const { sample, verdict, hourIds, preview, onOpenProof, onClose, onConfirm } = props;
  const { sampleId, sampleIds } = sample;
  const [opened, setOpened] = useState<readonly HourForReview[]>([]);
  const [isSeen, setSeen] = useState(false);
  const open = useOperationCommand(openHourSampleCall);
  const next = sampleIds[opened.length];
  const current = opened.at(-1);
  const showNext = async (): Promise<void> => {
    if (next === undefined) return setSeen(true);
    const hour = await open.mutateAsync({ sampleId, hourId: next });
    setOpened((before) => [...before, hour]);
  };
  if (isSeen)
    return (
      <ConfirmDialog isOpen onClose={onClose} onConfirm={onConfirm} {...wordsOf(verdict, hourIds)}>
        {preview}
        <p>
          抽查的 {sampleIds.length} 条都看过了。{consequences[verdict]}
        </p>
      </ConfirmDialog>
    );
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={current ? `抽查 ${opened.length} / ${sampleIds.length}` : '先抽查，再批量审核'}
      safeLabel="不审了"
      decisive={{
        label: next === undefined ? '看完了，去提交' : current ? '看下一条' : '开始抽查',
        onPress: () => void showNext(),
        isBusy: open.isPending,
      }}
    >
      {current ? (
        <div className={styles.sample}>
          <p>
            <b>{current.volunteerName}</b> {current.volunteerNo}
            <br />“{current.activityTitle}”，{current.teamName}，{hoursLabel(current.minutes)} 小时
            {current.reason && `，说明：${current.reason}`}
          </p>
          <HourProofView hour={current} onOpenProof={onOpenProof} />
          <ReviewHourProof hour={current} onOpenProof={onOpenProof} />
        </div>
      ) : (
        <>
          {preview}
          <p>
            一次审核超过 20 条，系统从这 {hourIds.length} 条里随机抽出 {sampleIds.length}{' '}
            条，请逐条看过再提交。看过哪些会记入审计日志。
          </p>
        </>
      )}
    </Dialog>
  );
}
