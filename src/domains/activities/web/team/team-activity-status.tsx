import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import {
  activityPhaseLabels,
  activityStatusLabels,
  type ActivityPhase,
  type ActivityStatus,
} from '../../contract/activities.words.ts';

/** The state a team reads: while published what the clock makes of it, else the stored state. */
export function TeamActivityStatus(props: {
  status: ActivityStatus;
  phase: ActivityPhase | null;
  isPill?: boolean;
}) {
  const phase = props.status === 'published' ? props.phase : null;
  return (
    <StatusDot
      tone={stateTone(phase ? activityPhaseLabels[phase] : activityStatusLabels[props.status])}
      isPill={props.isPill}
    >
      {phase ? activityPhaseLabels[phase] : activityStatusLabels[props.status]}
    </StatusDot>
  );
}
