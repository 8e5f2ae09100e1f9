import { actingForHeader } from '#platform/contract/account-kinds.ts';
import { centreOwner } from './centres.ts';
import { readToken, readUserType } from './session-cookies.ts';

const storageKey = 'acting-for';

/** For whom this tab was told to act, else the tab before it; a wish that the server judges with every call. */
export const wishedActingFor = (): number | undefined => {
  const id = Number(sessionStorage.getItem(storageKey) ?? localStorage.getItem(storageKey));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** Notes for whom this tab and those opened later act; nobody but oneself for undefined. */
export function setActingFor(id: number | undefined): void {
  for (const storage of [sessionStorage, localStorage]) {
    if (id === undefined) storage.removeItem(storageKey);
    else storage.setItem(storageKey, String(id));
  }
}

/** True on the pages of kind 1 for who is of kind 2: there a person acts for others with a login of their own. */
export const isActingPlace = (pathname: string): boolean =>
  readUserType() === 2 && centreOwner(pathname) === 1;

/** For whom the calls of this page are made; undefined for oneself. */
export const actingFor = (): number | undefined =>
  isActingPlace(location.pathname) ? wishedActingFor() : undefined;

/** Who calls: the token, and for whom. */
export function callerHeaders(asSelf = false): Record<string, string> {
  const token = readToken();
  const id = asSelf ? undefined : actingFor();
  return {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(id === undefined ? {} : { [actingForHeader]: String(id) }),
  };
}
