import { useEffect, useState } from 'react';
import type { PublicUserType } from './login-role-picker.tsx';

const storageKey = 'login-door';

function rememberedDoor(): PublicUserType | undefined {
  try {
    const kept = Number(localStorage.getItem(storageKey));
    return kept === 1 || kept === 2 ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Volunteer or team: the door that was taken last in this browser, once the page lives. */
export function useLoginDoor() {
  const [door, setDoor] = useState<PublicUserType>(2);
  useEffect(() => {
    const kept = rememberedDoor();
    // The server draws the same for everybody; what this browser remembers comes after.
    // oxlint-disable-next-line react/set-state-in-effect -- read once, from outside React
    if (kept) setDoor(kept);
  }, []);
  const choose = (chosen: PublicUserType): void => {
    setDoor(chosen);
    try {
      localStorage.setItem(storageKey, String(chosen));
    } catch {
      // Private windows may refuse storage; logging in works without.
    }
  };
  return [door, choose] as const;
}
