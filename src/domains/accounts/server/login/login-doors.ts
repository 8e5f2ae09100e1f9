import { isLookupHash, lookupHash } from '#platform/server/encryption.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { AccountKeys } from '../account-keys.ts';
import { newToken } from '../sessions/session-tokens.ts';

const cookie = 'Known-Device';
const path = '/api/token';
const knownDays = 180;

/**
 * Where wrong passwords of a name are counted, and locked: at the address they come from, or at the device when the owner
 * logged in on it before. Whoever guesses from elsewhere locks only the own door, never the owner's.
 */
export type LoginDoors = {
  /** Key of the row that counts; `name` is the account, or the name nobody has. */
  keyOf: (act: Act, name: string) => string;
  /** Key of the row that counts what comes from this address at all names; nothing for a device that the owner uses. */
  addressKeyOf: (act: Act, name: string) => string | undefined;
  /** Whether the owner of the account logged in on this device before. */
  knows: (act: Act, name: string) => boolean;
  /** Lets this device be known for the account from now on. */
  remember: (act: Act, name: string) => void;
};

/** Doors on the room's key: the device carries a random mark and a seal of it for the account, the server keeps neither. */
export function createLoginDoors({ smsCode: key }: Pick<AccountKeys, 'smsCode'>): LoginDoors {
  const seal = (name: string, mark: string) => lookupHash(key, `device:${name}:${mark}`);
  const marksOf = (act: Act): string[] => (act.cookies.read(cookie) ?? '').split('~').slice(0, mostAccounts);
  const knownMark = (act: Act, name: string): string | undefined =>
    marksOf(act).find((entry) => {
      const [mark = '', sealed = ''] = entry.split('.');
      return mark !== '' && isLookupHash(key, sealed, `device:${name}:${mark}`);
    });
  return {
    keyOf(act, name) {
      const mark = knownMark(act, name);
      const door = mark ? `device:${mark}` : `address:${act.address}`;
      return `${name}|${lookupHash(key, door)}`;
    },
    addressKeyOf: (act, name) =>
      knownMark(act, name) ? undefined : `address:${lookupHash(key, `address:${act.address}`)}`,
    knows: (act, name) => knownMark(act, name) !== undefined,
    remember(act, name) {
      if (knownMark(act, name)) return;
      const mark = newToken();
      const value = [`${mark}.${seal(name, mark)}`, ...marksOf(act).filter(Boolean)]
        .slice(0, mostAccounts)
        .join('~');
      act.cookies.write({ name: cookie, path, value, maxAgeSeconds: knownDays * 86_400 });
    },
  };
}

/** People who share a device: a family, a team and its leader. */
const mostAccounts = 6;
