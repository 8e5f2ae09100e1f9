import { Bell, BellRing, Heart, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useIsHydrated } from '#platform/web/islands/use-is-hydrated.ts';
import { loginPathFor } from '#platform/web/session/return-to.ts';
import { buttonClass } from '#platform/web/plain/button-class.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { type FollowKind, followWords } from '../contract/follows.words.ts';
import { setFavouriteCall, setOpeningReminderCall, setTeamFollowCall } from './follows.calls.ts';
import { keepWish, useWish } from './follow-wish.ts';
import styles from './follow-button.module.css';

type FollowButtonProps = {
  kind: FollowKind;
  /** The activity, or the team. */
  id: number;
  isOn: boolean;
  /** heart: the sign alone, on a card · block: a button of its own. */
  look: 'heart' | 'block';
  /** What it is, where the button shows only its sign. */
  of?: string;
  /** Of somebody not signed in: where they come back to, and what they wanted is then done. */
  guestAt?: string;
};

const switchOf = async (kind: FollowKind, id: number, isOn: boolean): Promise<boolean> => {
  if (kind === 'team') return (await callOperation(setTeamFollowCall, { teamId: id, isOn })).isOn;
  const call = kind === 'favourite' ? setFavouriteCall : setOpeningReminderCall;
  return (await callOperation(call, { activityId: id, isOn })).isOn;
};

const icons: Record<FollowKind, { on: LucideIcon; off: LucideIcon }> = {
  favourite: { on: Heart, off: Heart },
  team: { on: Heart, off: Heart },
  opening: { on: BellRing, off: Bell },
};

/** Keeps an activity, follows a team, or waits for sign-up to open; says whether it is on, and a second press ends it. */
export function FollowButton({ kind, id, isOn: wasOn, look, of, guestAt }: FollowButtonProps) {
  const [isOn, setOn] = useState(wasOn);
  const [isBusy, setBusy] = useState(false);
  const isHydrated = useIsHydrated();
  const set = async (wanted: boolean) => {
    setBusy(true);
    // The failure has been told by toast; what is shown stays what is true.
    await switchOf(kind, id, wanted).then(setOn, () => undefined);
    setBusy(false);
  };
  useWish({ kind, id, isGuest: guestAt !== undefined }, () => void set(true));
  const Icon = icons[kind][isOn ? 'on' : 'off'];
  const words = followWords[kind][isOn ? 'on' : 'off'];
  const content = (
    <>
      <Icon className="ic" aria-hidden />
      {look === 'heart' ? <span className="sr">{`${words}：${of ?? ''}`}</span> : words}
    </>
  );
  const className = classNames(
    look === 'block' ? buttonClass({ look: 'line', isBlock: true }) : styles.heart,
    isOn && styles.on,
  );
  if (guestAt !== undefined)
    return (
      <a className={className} href={loginPathFor(guestAt)} onClick={() => keepWish({ kind, id })}>
        {content}
      </a>
    );
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isOn}
      aria-busy={isBusy || undefined}
      inert={!isHydrated}
      onClick={() => !isBusy && void set(!isOn)}
    >
      {content}
    </button>
  );
}
