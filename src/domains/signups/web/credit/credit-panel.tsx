import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import {
  creditKindLabels,
  creditStatusLabels,
} from '#domains/volunteers/contract/manage-volunteers.words.ts';
import { dayTimeLabel, dayLabel } from '#platform/contract/instants.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { creditRules } from '../../contract/signups.limits.ts';
import type { getMyCreditCall } from '../signups.calls.ts';
import { AppealForm } from './appeal-form.tsx';
import styles from './credit.module.css';

type Credit = RemoteResult<typeof getMyCreditCall>;
type CreditEvent = Credit['events'][number];

/** 信用记录: what counts now and what it means, and each event with its evidence and the way to object. */
export const CreditPanel = ({ credit }: { credit: Credit }) => (
  <section className={`panel ${styles.panel}`} aria-labelledby="credit-title">
    <div className="panel__h">
      <h2 id="credit-title">信用记录</h2>
    </div>
    <div className={styles.body}>
      <Standing credit={credit} />
      {credit.events.length === 0 ? (
        <EmptyState art="done" title="一条也没有" text="来不了提前取消，就不会有记录。" />
      ) : (
        <ul className={styles.events}>
          {credit.events.map((event) => (
            <Event key={event.eventId} event={event} />
          ))}
        </ul>
      )}
    </div>
  </section>
);

function Standing({ credit: { points, needsReview, pausedUntil } }: { credit: Credit }) {
  const effect = pausedUntil
    ? `报名暂停到 ${dayTimeLabel(pausedUntil)}。已报上的不受影响。`
    : needsReview
      ? '报名要等队伍审核，先到先得的活动也一样。'
      : '报名不受影响。系统不会自动拉黑任何人。';
  const Icon = pausedUntil || needsReview ? TriangleAlert : CircleCheck;
  const { reviewFrom, pauseFrom, pauseDays, expireDays } = creditRules;
  return (
    <div className={styles.standing}>
      <p className={styles.points}>
        <b className="num">{points}</b>
        <span>
          有效记分
          <br />
          {expireDays} 天后自动过期
        </span>
      </p>
      <ol className={styles.scale}>
        <li data-on={points < reviewFrom || undefined}>
          <b>0–{reviewFrom - 1}</b>不受影响
        </li>
        <li data-on={(points >= reviewFrom && points < pauseFrom) || undefined}>
          <b>
            {reviewFrom}–{pauseFrom - 1}
          </b>
          报名要审核
        </li>
        <li data-on={points >= pauseFrom || undefined}>
          <b>{pauseFrom} 起</b>暂停 {pauseDays} 天
        </li>
      </ol>
      <p className={styles.effect} data-tone={pausedUntil ? 'no' : needsReview ? 'soon' : 'ok'}>
        <Icon className="ic" aria-hidden />
        {effect}
      </p>
      <p className="muted">
        临期取消记 {creditRules.lateCancelPoints} 分，缺席记 {creditRules.noShowPoints}{' '}
        分；生病、家庭原因和天气原因不记。时长从来不扣。
      </p>
    </div>
  );
}

function Event({ event }: { event: CreditEvent }) {
  const [isOpen, setOpen] = useState(false);
  const { kind, points, title, evidence, status, createdAt, expiresAt, appealableUntil } = event;
  return (
    <li className={styles.event} data-gone={status === 'cancelled' || status === 'expired' || undefined}>
      <b className={styles.mark}>
        {points}
        <small>分</small>
      </b>
      <div>
        <h3>
          {creditKindLabels[kind]}：{title}
        </h3>
        <p className="muted">
          {evidence}。{dayLabel(createdAt)} 记入，{dayLabel(expiresAt)} 过期。
        </p>
        <Course event={event} />
        {isOpen && <AppealForm eventId={event.eventId} onClose={() => setOpen(false)} />}
      </div>
      <div className={styles.state}>
        <StatusDot tone={stateTone(creditStatusLabels[status])}>{creditStatusLabels[status]}</StatusDot>
        {appealableUntil && !isOpen && (
          <>
            <Button look="line" size="sm" onClick={() => setOpen(true)}>
              申诉
            </Button>
            <small>到 {dayTimeLabel(appealableUntil)}</small>
          </>
        )}
      </div>
    </li>
  );
}

/** What was said against it, and what the centre answered. */
const Course = ({
  event: { appealText, appealedAt, appealDueAt, decision, decidedAt, status },
}: {
  event: CreditEvent;
}) => (
  <>
    {appealText && appealedAt && (
      <p className={styles.said}>
        {dayLabel(appealedAt)} 你的申诉：{appealText}
      </p>
    )}
    {status === 'appealed' && appealDueAt && (
      <p className={styles.said}>中心 {dayTimeLabel(appealDueAt)} 前答复，答复前这些分不计。</p>
    )}
    {decision && decidedAt && (
      <p className={styles.said}>
        {dayLabel(decidedAt)} 中心{status === 'cancelled' ? '撤销了记分' : '维持了记分'}：{decision}
      </p>
    )}
  </>
);
