import { StatusDot, type StatusTone } from '#platform/web/ui/status-dot.tsx';
import { type MemberStatus, memberStatusLabels } from '../../contract/teams.words.ts';

const tones: Record<MemberStatus, StatusTone> = {
  applied: 'soon',
  invited: 'run',
  active: 'ok',
  offline: 'open',
  rejected: 'no',
  declined: 'end',
  withdrawn: 'end',
  lapsed: 'end',
  paused: 'soon',
  left: 'end',
  removed: 'no',
};

/** The state of a membership as a dot and a word. */
export const MemberStatusDot = ({ status }: { status: MemberStatus }) => (
  <StatusDot tone={tones[status]}>{memberStatusLabels[status]}</StatusDot>
);
