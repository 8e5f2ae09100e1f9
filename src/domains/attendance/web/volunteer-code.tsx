import { Maximize2, QrCode, RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { minuteMs } from '#platform/contract/durations.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationQuery, useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import type { AnyRemoteCall, RemoteResult } from '#platform/web/calls/remote.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { svgUrl } from '#platform/web/svg-url.ts';
import { getVolunteerCodeCall } from './attendance.calls.ts';
import { VolunteerCodeScreen } from './volunteer-code-screen.tsx';
import styles from './volunteer-code.module.css';

type Answer = RemoteResult<typeof getVolunteerCodeCall>;
/** A code lives at least a minute: read this often it is always good for 45 seconds more, and a step that was recorded shows soon. */
const renewsMs = 15_000;
/** While there is none it is only waited for. */
const waitsMs = minuteMs;

const sentences = {
  checkIn: '到场出示给领队扫一扫，结束时再扫一次签退。',
  checkOut: '离开前出示给领队扫一扫，时长才完整。',
} as const;

type VolunteerCodeProps = {
  shiftId: number;
  /** What the code is for, over the full screen. */
  title: string;
  /** Reads that a step recorded by the leader changes elsewhere on the page. */
  refreshes: readonly AnyRemoteCall[];
  /** Big enough to be scanned without 放大. */
  isLarge?: boolean;
  /** Links beside 放大. */
  children?: ReactNode;
};

/**
 * My own code for the leader's phone (志愿者码). It renews itself while the page is seen and is taken away when its time is
 * over; outside the hours of check-in a sentence says when it will be here.
 */
export function VolunteerCode({ shiftId, title, refreshes, isLarge = false, children }: VolunteerCodeProps) {
  const [everyMs, setEveryMs] = useState(waitsMs);
  const [isWhole, setWhole] = useState(false);
  const answer = useOperationQuery(
    getVolunteerCodeCall,
    { id: shiftId },
    { staleMs: 0, refreshEveryMs: everyMs, reportedBy: 'form' },
  );
  const { data } = answer;
  const wantedMs = data?.code ? renewsMs : waitsMs;
  if (wantedMs !== everyMs) setEveryMs(wantedMs);
  const isOver = useIsOver(data?.code?.secondsLeft, answer.dataUpdatedAt);
  useTellStep(data?.step, useRefresh(refreshes));
  const renew = (): void => void answer.refetch();
  const picture = data?.code && !isOver ? svgUrl(data.code.qrSvg) : undefined;
  const label = data?.step === 'checkOut' ? '签退' : '签到';
  return (
    <>
      <div className={classNames(styles.code, isLarge && styles.large)}>
        {picture ? (
          <button type="button" className={styles.picture} onClick={() => setWhole(true)}>
            <img src={picture} alt={`志愿者码，${label}用，放大`} width={112} height={112} />
          </button>
        ) : (
          <span className={styles.empty} aria-hidden>
            <QrCode className="ic" />
          </span>
        )}
        <div>
          <h3>{data?.step ? `志愿者码，${label}用` : '志愿者码'}</h3>
          <p role="status">{answer.error ? answer.error.msg : sentenceOf(data, isOver)}</p>
          <span className={styles.links}>
            {picture && (
              <button type="button" onClick={() => setWhole(true)}>
                <Maximize2 className="ic" aria-hidden />
                放大
              </button>
            )}
            {(answer.error || (data?.code && isOver)) && (
              <button type="button" onClick={renew}>
                <RotateCw className="ic" aria-hidden />
                再取一次
              </button>
            )}
            {children}
          </span>
        </div>
      </div>
      {isWhole && (
        <VolunteerCodeScreen
          title={title}
          label={label}
          picture={picture}
          sentence={sentenceOf(data, isOver)}
          onClose={() => setWhole(false)}
        />
      )}
    </>
  );
}

function sentenceOf(data: Answer | undefined, isOver: boolean): string {
  if (!data) return '正在取志愿者码';
  if (data.opensAt) return `${dayTimeLabel(data.opensAt)} 起出现在这里，到场给领队扫一扫就签到。`;
  if (data.code && isOver) return '这个码已过期，正在换新码。';
  return data.step ? sentences[data.step] : data.notice;
}

/** Whether the code that was read is past its time; counted from its arrival, whatever the phone's clock says. */
function useIsOver(secondsLeft: number | undefined, readAt: number): boolean {
  const [overOf, setOverOf] = useState<number>();
  useEffect(() => {
    if (secondsLeft === undefined) return undefined;
    const timer = setTimeout(() => setOverOf(readAt), readAt + secondsLeft * 1_000 - Date.now());
    return () => clearTimeout(timer);
  }, [secondsLeft, readAt]);
  return overOf === readAt;
}

/** Reads the rest of the page again once the leader's scan has moved the step on. */
function useTellStep(step: Answer['step'] | undefined, tell: () => void): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== undefined && before.current !== step) tell();
    before.current = step;
  }, [step, tell]);
}
