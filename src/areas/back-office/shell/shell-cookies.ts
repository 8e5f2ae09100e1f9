import { readCookie } from '#platform/web/session/session-cookies.ts';

/** Sizes of controls and rows; medium is the default (requirements.md 9). */
export const shellSizes = ['large', 'medium', 'small'] as const;
export type ShellSize = (typeof shellSizes)[number];

const yearSeconds = 365 * 24 * 60 * 60;

/** Keeps a setting of this browser for a year. */
export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // oxlint-disable-next-line unicorn/no-document-cookie -- cookieStore is absent on plain http and in Safari before 18.4
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${yearSeconds}${secure}`;
}

/** Whether the sidebar stands open; open until somebody closed it (cookie `sidebarStatus`, requirements.md 9). */
export const readSidebarOpen = (): boolean => readCookie('sidebarStatus') !== '0';

/** Remembers whether the sidebar stands open. */
export const keepSidebarOpen = (isOpen: boolean): void => writeCookie('sidebarStatus', isOpen ? '1' : '0');

/** The size of controls (cookie `size`). */
export function readSize(): ShellSize {
  const kept = readCookie('size');
  return shellSizes.find((size) => size === kept) ?? 'medium';
}

/** Remembers the size of controls. */
export const keepSize = (size: ShellSize): void => writeCookie('size', size);
