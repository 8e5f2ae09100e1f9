import type { ActivityDetail } from '#domains/activities/contract/activity-views.contract.ts';
import { SignUpPanel } from '#domains/signups/web/sign-up/sign-up-panel.tsx';
import type { SignUpStanding } from '#domains/signups/web/sign-up/sign-up-standing.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';

/** The panel at the side as a guest meets it who has not logged in. */
export const PreviewSignUp = ({ activity }: { activity: ActivityDetail }) => (
  <SignUpPanel standing={guestStanding(activity)} />
);

function guestStanding(activity: ActivityDetail): SignUpStanding {
  const { id, signUpMode, waitlistMode, riskVersion, riskLevel, riskNotice, posts } = activity;
  const isToOpen = activity.phase === 'notOpen' && activity.signUpOpensAt !== null;
  return {
    activityId: id,
    signUpMode,
    waitlistMode,
    riskVersion,
    riskLevel,
    riskNotice,
    cancelDeadlineHours: activity.cancelDeadlineHours,
    companionsMax: activity.companionsMax,
    needsCode: activity.recruitScope === 'code',
    questions: [],
    teammateCount: 0,
    shifts: activity.shifts.map((shift) => ({
      shiftId: shift.id,
      postName: shift.postName,
      conditions: posts.find(({ name }) => name === shift.postName)?.conditions ?? [],
      startsAt: shift.startsAt,
      endsAt: shift.endsAt,
      minutes: shift.minutes,
      capacity: shift.capacity,
      takenCount: shift.takenCount,
      closesAt: shift.closesAt,
      placesLeft: shift.placesLeft,
      waitCount: shift.waitCount,
      verdict: 'refused',
      reasons: [],
      button: isToOpen
        ? {
            face: 'notOpenYet',
            label: `${dayTimeLabel(activity.signUpOpensAt ?? '')} 开放报名`,
            isEnabled: false,
            link: null,
          }
        : { face: 'logIn', label: '登录后报名', isEnabled: true, link: null },
      mine: null,
    })),
  };
}
