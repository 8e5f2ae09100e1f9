import { Hourglass, LogIn, type LucideIcon, QrCode, ScanLine, ScrollText, UserRoundPlus } from 'lucide-react';
import { loginPathFor } from '#platform/web/session/return-to.ts';
import { useIsHydrated } from '#platform/web/islands/use-is-hydrated.ts';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import type { ButtonStyle } from '#platform/web/plain/button-class.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import type { ButtonFace } from '../../contract/signups.words.ts';
import type { ShiftStanding } from './sign-up-standing.ts';
import styles from './sign-up-button.module.css';

type Look = Pick<ButtonStyle, 'look' | 'className'> & { icon?: LucideIcon };

const grey: Look = { className: 'is-off' };

/** Red can be done now, teal is yours already, gold waits, grey says why not (docs/design.md: the twelve states). */
const looks: Record<ButtonFace, Look> = {
  signUp: { look: 'primary' },
  logIn: { look: 'line', icon: LogIn },
  awaitingReview: { className: styles.waiting, icon: Hourglass },
  signedUp: { look: 'cool', icon: QrCode },
  joinWaitlist: { look: 'line', className: styles.queue, icon: UserRoundPlus },
  waitlisted: { className: styles.waiting, icon: Hourglass },
  offered: { look: 'primary' },
  notOpenYet: grey,
  clash: grey,
  unfit: grey,
  checkIn: { look: 'primary', icon: ScanLine },
  finished: { look: 'soft', icon: ScrollText },
  teamAccount: grey,
  manage: { look: 'cool' },
  unavailable: grey,
};

type SignUpButtonProps = {
  activityId: number;
  shift: ShiftStanding;
  /** Kept on the way through the login. */
  code: string;
  isBusy: boolean;
  onPress: () => void;
};

/** The one button of the panel, always in the same place and height. Leads on, acts, or names the reason why it cannot. */
export function SignUpButton({ activityId, shift, code, isBusy, onPress }: SignUpButtonProps) {
  const isHydrated = useIsHydrated();
  const { face, label, isEnabled, link } = shift.button;
  const { look, className, icon: Icon } = looks[face];
  const style = { look, size: 'lg', isBlock: true, className: classNames(styles.button, className) } as const;
  const content = (
    <>
      {!isBusy && Icon && <Icon className="ic" aria-hidden />}
      {label}
    </>
  );
  if (face === 'logIn') {
    const query = new URLSearchParams({ shift: String(shift.shiftId), ...(code && { code }) });
    const here = `/user-index/activityDetail/${activityId}?${query.toString()}`;
    return (
      <ButtonAnchor {...style} href={loginPathFor(here)}>
        {content}
      </ButtonAnchor>
    );
  }
  if (link && isEnabled) {
    return (
      <ButtonAnchor {...style} href={link}>
        {content}
      </ButtonAnchor>
    );
  }
  return (
    <Button
      {...style}
      inert={isEnabled && !isHydrated}
      disabled={!isEnabled || isBusy}
      isBusy={isBusy}
      onClick={onPress}
    >
      {content}
    </Button>
  );
}
