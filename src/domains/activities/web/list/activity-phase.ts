import type { StatusTone } from '#platform/web/ui/status-dot.tsx';
import type { ActivityPhase } from '../../contract/activities.words.ts';

/** How the status dot shows each phase. */
export const phaseTones: Record<ActivityPhase, StatusTone> = {
  notOpen: 'soon',
  recruiting: 'open',
  waitlist: 'full',
  full: 'full',
  signUpClosed: 'end',
  running: 'run',
  ended: 'end',
  cancelled: 'no',
};
