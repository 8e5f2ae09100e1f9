import { StatusDot, type StatusTone } from '#platform/web/ui/status-dot.tsx';
import {
  activityPhaseLabels,
  activityStatusLabels,
  type ActivityPhase,
  type ActivityStatus,
} from '../../contract/activities.words.ts';

const phaseTones: Record<ActivityPhase, StatusTone> = {
  notOpen: 'soon',
  recruiting: 'open',
  waitlist: 'soon',
  full: 'full',
  signUpClosed: 'full',
  running: 'run',
  ended: 'end',
  cancelled: 'no',
};
const statusTones: Record<ActivityStatus, StatusTone> = {
  draft: 'end',
  pending: 'soon',
  returned: 'no',
  published: 'open',
  suspended: 'no',
  settling: 'soon',
  publicity: 'run',
  closed: 'ok',
  cancelled: 'no',
};

/** The state a team reads: while published what the clock makes of it, else the stored state. */
export function TeamActivityStatus(props: {
  status: ActivityStatus;
  phase: ActivityPhase | null;
  isPill?: boolean;
}) {
  const phase = props.status === 'published' ? props.phase : null;
  return (
    <StatusDot tone={phase ? phaseTones[phase] : statusTones[props.status]} isPill={props.isPill}>
      {phase ? activityPhaseLabels[phase] : activityStatusLabels[props.status]}
    </StatusDot>
  );
}
