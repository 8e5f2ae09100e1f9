import { useEffect } from 'react';
import type { FollowKind } from '../contract/follows.words.ts';

type Wish = { kind: FollowKind; id: number };

/** In this tab only, so that no address of another site can make somebody follow anything. */
const key = 'follow-wish';

const same = (text: string | null, { kind, id }: Wish): boolean => text === `${kind}:${id}`;

/** Remembers what a guest wanted, on the way to the login. */
export function keepWish({ kind, id }: Wish): void {
  sessionStorage.setItem(key, `${kind}:${id}`);
}

/** Does what the person wanted before they logged in, once, when they are back. */
export function useWish({ kind, id, isGuest }: Wish & { isGuest: boolean }, fulfil: () => void): void {
  useEffect(() => {
    if (isGuest || !same(sessionStorage.getItem(key), { kind, id })) return;
    sessionStorage.removeItem(key);
    fulfil();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is there
  }, []);
}
