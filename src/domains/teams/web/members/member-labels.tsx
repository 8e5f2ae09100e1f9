import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { type MemberStatus, memberStatusLabels } from '../../contract/teams.words.ts';

/** The state of a membership as a dot and a word. */
export const MemberStatusDot = ({ status }: { status: MemberStatus }) => (
  <StatusDot tone={stateTone(memberStatusLabels[status])}>{memberStatusLabels[status]}</StatusDot>
);
