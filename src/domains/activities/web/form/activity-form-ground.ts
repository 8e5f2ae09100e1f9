import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import type { Finding } from '../../contract/activity-views.contract.ts';
import { groundLength } from '../../contract/activities.words.ts';

/** Findings that the centre may let through when the team says why. */
export const releasableOf = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ releasable }) => releasable !== undefined);

/** Findings that nobody lets through. */
export const mustMend = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ level, releasable }) => level === 'block' && releasable === undefined);

/** True while the centre would have to let something through and the ground for it is missing or too short. */
export const isGroundMissing = (form: ActivityForm, findings: readonly Finding[]): boolean =>
  releasableOf(findings).length > 0 && form.releaseGround.trim().length < groundLength.min;
