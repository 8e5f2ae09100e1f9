import { Check } from 'lucide-react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { trackOf, type TrackStep } from '../../contract/need-track.rules.ts';
import type { NeedStatus } from '../../contract/needs.words.ts';
import styles from './need-track.module.css';

const stateWords = { done: '已完成', now: '现在', next: '还没到', off: '没有办' } as const;

/** 点单 核实 派单 接单 服务 评单: how far a need has come; `isSmall` leaves the times out. */
export const NeedTrack = (props: { status: NeedStatus; steps: readonly TrackStep[]; isSmall?: boolean }) => (
  <ol className={classNames(styles.track, props.isSmall && styles.small)} aria-label="办理进度">
    {trackOf(props.status, props.steps).map(({ name, state, at }) => (
      <li key={name} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
        <i aria-hidden>{state === 'done' && <Check className="ic" />}</i>
        <b>{name}</b>
        <span className="sr">{stateWords[state]}</span>
        {!props.isSmall && at && <time dateTime={at}>{dayTimeLabel(at)}</time>}
      </li>
    ))}
  </ol>
);
