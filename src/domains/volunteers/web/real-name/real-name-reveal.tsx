import { type FormEvent, useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { Revealed, RevealFields } from '#platform/web/decisions/reveal.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import { getRealNameCheckCall, revealRealNameCheckCall } from '../profile/profile.calls.ts';
import styles from './real-name-review.module.css';

type RealNameRevealProps = {
  checkId: number;
  proofCount: number;
  /** Called when every picture is really seen, so that it can be judged. */
  onSeen: () => void;
};

/** Number and pictures, hidden until somebody writes why they must be seen. The person will read it. */
export function RealNameReveal({ checkId, proofCount, onSeen }: RealNameRevealProps) {
  const [reason, setReason, forget] = useKeptText(`reveal-check:${checkId}`);
  const reveal = useOperationCommand(revealRealNameCheckCall, {
    refreshes: [getRealNameCheckCall],
    reportedBy: 'form',
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!reveal.isPending) reveal.mutate({ checkId, reason }, { onSuccess: forget });
  };
  if (reveal.data) {
    return (
      <Revealed>
        <p>
          证件号码：<b className="num">{reveal.data.idNo ?? '审核结束已超过 30 天，号码已清除'}</b>
        </p>
        <Pictures proofs={reveal.data.proofs} onSeen={onSeen} />
        <span className="hint">这次查看已记录，照片链接 5 分钟内有效。</span>
      </Revealed>
    );
  }
  return (
    <form onSubmit={submit} noValidate>
      <RevealFields
        what={`证件号码${proofCount > 0 ? `和 ${proofCount} 张证件照片` : ''}`}
        hint="志愿者会在“谁看过我的信息”里看到"
        isBusy={reveal.isPending}
        failure={reveal.error}
        reason={reason}
        onReason={setReason}
      />
    </form>
  );
}

type PicturesProps = { proofs: readonly { fileId: number; url: string }[]; onSeen: () => void };

/** The pictures; one that cannot be drawn is said to be missing, for a broken frame looks like nothing to judge. */
function Pictures({ proofs, onSeen }: PicturesProps) {
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set());
  const [hasFailed, setFailed] = useState(false);
  const load = (fileId: number): void => {
    const all = new Set([...loaded, fileId]);
    setLoaded(all);
    if (all.size === proofs.length) onSeen();
  };
  if (proofs.length === 0)
    return <Notice kind="warning">没有证件照片，不能通过；请不予通过并说明原因，由志愿者重新提交。</Notice>;
  return (
    <>
      {hasFailed && (
        <Notice kind="error" isLive>
          有照片没有显示出来，请关闭后重新打开；仍不显示的，请不予通过并请志愿者重新上传。
        </Notice>
      )}
      <div className={styles.pictures}>
        {proofs.map((proof, index) => (
          <a key={proof.fileId} href={proof.url} target="_blank" rel="noreferrer">
            <img
              src={proof.url}
              alt={`证件照片 ${index + 1}`}
              onLoad={() => load(proof.fileId)}
              onError={() => setFailed(true)}
            />
          </a>
        ))}
      </div>
    </>
  );
}
