import { useEffect, useRef, useState } from 'react';
import { timeLabel } from '#platform/contract/instants.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { svgUrl } from '#platform/web/svg-url.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { getAttendanceCodeCall } from './attendance.calls.ts';
import { FullScreenDialog } from './full-screen-dialog.tsx';
import styles from './roll-call-code-screen.module.css';

type Code = RemoteResult<typeof getAttendanceCodeCall>;

/** Asks again a little after the server's own change, never more often than this, ms. */
const leastPauseMs = 1_000;
const lagMs = 400;

/**
 * The leader's screen: a big QR and six digits that people scan or type to check in and out. The server changes both;
 * the screen asks for the next ones when they are due and counts the seconds until then.
 */
export function RollCallCodeScreen(props: { shiftId: number; title: string; onClose: () => void }) {
  const { shiftId, title, onClose } = props;
  const code = useOperationQuery(getAttendanceCodeCall, { id: shiftId }, { staleMs: 0, reportedBy: 'form' });
  useAskAgain(code.data, code.dataUpdatedAt, () => void code.refetch());
  return (
    <FullScreenDialog label={`${title}签到码`} title={title} className={styles.screen} onClose={onClose}>
      {code.isPending && <Skeleton kind="block" label="正在取签到码" />}
      {code.error && (
        <EmptyState
          art={code.error.reason ? 'lock' : 'bridge'}
          title={code.error.msg}
          text={code.data ? '屏幕上的码可能已经过期。' : undefined}
          action={
            <Button look="primary" onClick={() => void code.refetch()}>
              再试一次
            </Button>
          }
        />
      )}
      {code.data && !code.error && <CodeView code={code.data} />}
    </FullScreenDialog>
  );
}

function CodeView({ code }: { code: Code }) {
  const seconds = useSecondsUntil(code.refreshAt);
  const qr = svgUrl(code.qrSvg);
  return (
    <div className={styles.body}>
      <figure>
        <img src={qr} alt="签到签退二维码" width={480} height={480} />
        <figcaption>
          <span role="timer" aria-label={`${seconds} 秒后更新`}>
            {seconds} 秒后换新码
          </span>
          <progress className="progress" max={30} value={Math.min(30, seconds)} aria-hidden />
        </figcaption>
      </figure>
      <div>
        <p>打开“我的活动”扫码，或输入六位签到码</p>
        <p className={`num ${styles.digits}`} aria-label={`签到码 ${[...code.shortCode].join(' ')}`}>
          {code.shortCode.slice(0, 3)} {code.shortCode.slice(3)}
        </p>
        <p className={styles.until}>这个签到码用到 {timeLabel(code.shortCodeUntil)}，到时自动更换</p>
        <p className={styles.counts} aria-live="polite">
          在场 <b className="num">{code.insideCount}</b> 人，应到 <b className="num">{code.expectedCount}</b>{' '}
          人
        </p>
      </div>
    </div>
  );
}

/** Asks for the next code when this one is due; after a failure every five seconds. */
function useAskAgain(code: Code | undefined, readAt: number, ask: () => void): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  }, [ask]);
  const dueAt = code && Date.parse(code.refreshAt);
  useEffect(() => {
    if (dueAt === undefined) return undefined;
    const timer = setTimeout(() => latest.current(), Math.max(leastPauseMs, dueAt - Date.now() + lagMs));
    return () => clearTimeout(timer);
  }, [dueAt, readAt]);
}

/** Whole seconds until an instant, counted down; never below zero. */
function useSecondsUntil(instant: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((Date.parse(instant) - now) / 1_000));
}
