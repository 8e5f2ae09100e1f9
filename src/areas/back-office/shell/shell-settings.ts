import { useSyncExternalStore } from 'react';
import { keysOf } from '#platform/contract/keys-of.ts';
import { readCookie } from '#platform/web/session/session-cookies.ts';
import { DEFAULT_THEME_COLOUR, deriveTheme } from '#platform/web/theme/derive-theme.ts';
import { writeCookie } from './shell-cookies.ts';

/** What a person of the staff has set in the drawer (页面设置); kept in this browser. */
export type ShellSettings = {
  /** The picked colour, `#rrggbb`; every other shade is derived from it. */
  themeColour: string;
  hasTags: boolean;
  hasFixedHeader: boolean;
  hasSidebarLogo: boolean;
};

/** Settings of a fresh browser (requirements.md 9). */
export const defaultSettings: ShellSettings = {
  themeColour: DEFAULT_THEME_COLOUR,
  hasTags: true,
  hasFixedHeader: false,
  hasSidebarLogo: true,
};

/** Cookies of the settings, beside `sidebarStatus` and `size` (requirements.md 9). */
const cookieNames = {
  themeColour: 'theme',
  hasTags: 'tagsView',
  hasFixedHeader: 'fixedHeader',
  hasSidebarLogo: 'sidebarLogo',
} as const satisfies Record<keyof ShellSettings, string>;

const listeners = new Set<() => void>();
let current: ShellSettings | undefined;

/** Kept settings; what is missing or no longer understood takes its default. */
function readKept(): ShellSettings {
  const flag = (key: 'hasTags' | 'hasFixedHeader' | 'hasSidebarLogo'): boolean => {
    const kept = readCookie(cookieNames[key]);
    return kept === '1' || kept === '0' ? kept === '1' : defaultSettings[key];
  };
  return {
    themeColour: deriveTheme(readCookie(cookieNames.themeColour) ?? '').picked,
    hasTags: flag('hasTags'),
    hasFixedHeader: flag('hasFixedHeader'),
    hasSidebarLogo: flag('hasSidebarLogo'),
  };
}

const read = (): ShellSettings => (current ??= readKept());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes some settings, keeps them and draws everything that shows them again. */
export function changeSettings(change: Partial<ShellSettings>): void {
  current = { ...read(), ...change };
  for (const key of keysOf(cookieNames)) {
    const value = change[key];
    if (value === undefined) continue;
    writeCookie(cookieNames[key], typeof value === 'boolean' ? String(Number(value)) : value);
  }
  for (const listener of listeners) listener();
}

/** Reads what is kept again, as a new document does. */
export function reloadSettings(): void {
  current = undefined;
  for (const listener of listeners) listener();
}

/** The settings in force. */
export const useShellSettings = (): ShellSettings => useSyncExternalStore(subscribe, read);
