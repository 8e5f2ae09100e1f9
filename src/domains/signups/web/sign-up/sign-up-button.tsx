import { Hourglass, LogIn, type LucideIcon, QrCode, ScanLine, ScrollText, UserRoundPlus } from 'lucide-react';
import { loginPathFor } from '#platform/web/session/return-to.ts';
import { useIsHydrated } from '#platform/web/islands/use-is-hydrated.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import type { ButtonFace } from '../../contract/signups.words.ts';
import type { ShiftStanding } from './sign-up-standing.ts';
import styles from './sign-up-button.module.css';

type Look = { className: string; icon?: LucideIcon };

const grey: Look = { className: 'is-off' };

/** Red can be done now, teal is yours already, gold waits, grey says why not (docs/design.md: the twelve states). */
const looks: Record<ButtonFace, Look> = {
  signUp: { className: 'btn--primary' },
  logIn: { className: 'btn--line', icon: LogIn },
  awaitingReview: { className: styles.waiting ?? '', icon: Hourglass },
  signedUp: { className: 'btn--cool', icon: QrCode },
  joinWaitlist: { className: `btn--line ${styles.queue}`, icon: UserRoundPlus },
  waitlisted: { className: styles.waiting ?? '', icon: Hourglass },
  offered: { className: 'btn--primary' },
  notOpenYet: grey,
  clash: grey,
  unfit: grey,
  checkIn: { className: 'btn--primary', icon: ScanLine },
  finished: { className: 'btn--soft', icon: ScrollText },
  teamAccount: grey,
  manage: { className: 'btn--cool' },
  unavailable: grey,
};

type SignUpButtonProps = {
  activityId: number;
  shift: ShiftStanding;
  isBusy: boolean;
  onPress: () => void;
};

/** The one button of the panel, always in the same place and height. Leads on, acts, or names the reason why it cannot. */
export function SignUpButton({ activityId, shift, isBusy, onPress }: SignUpButtonProps) {
  const isHydrated = useIsHydrated();
  const { face, label, isEnabled, link } = shift.button;
  const { className, icon: Icon } = looks[face];
  const names = classNames('btn btn--lg btn--block', styles.button, className);
  const content = (
    <>
      {isBusy ? <span className="spin" aria-hidden /> : Icon && <Icon className="ic" aria-hidden />}
      {label}
    </>
  );
  if (face === 'logIn') {
    const here = `/user-index/activityDetail/${activityId}?shift=${shift.shiftId}`;
    return (
      <a className={names} href={loginPathFor(here)}>
        {content}
      </a>
    );
  }
  if (link && isEnabled) {
    return (
      <a className={names} href={link}>
        {content}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={names}
      inert={isEnabled && !isHydrated}
      disabled={!isEnabled || isBusy}
      aria-busy={isBusy || undefined}
      onClick={onPress}
    >
      {content}
    </button>
  );
}
