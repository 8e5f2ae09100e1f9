import { useSyncExternalStore } from 'react';
import { DEFAULT_THEME_COLOUR, deriveTheme } from '#platform/web/theme/derive-theme.ts';

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

const storageKey = 'back-office-settings';
const listeners = new Set<() => void>();
let current: ShellSettings | undefined;

/** Stored settings; what is missing or no longer understood takes its default. */
function readStored(): ShellSettings {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<ShellSettings>;
    const { themeColour } = stored;
    const flag = (key: 'hasTags' | 'hasFixedHeader' | 'hasSidebarLogo'): boolean => {
      const value = stored[key];
      return typeof value === 'boolean' ? value : defaultSettings[key];
    };
    return {
      themeColour: deriveTheme(typeof themeColour === 'string' ? themeColour : '').picked,
      hasTags: flag('hasTags'),
      hasFixedHeader: flag('hasFixedHeader'),
      hasSidebarLogo: flag('hasSidebarLogo'),
    };
  } catch {
    return defaultSettings;
  }
}

const read = (): ShellSettings => (current ??= readStored());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes some settings, keeps them and draws everything that shows them again. */
export function changeSettings(change: Partial<ShellSettings>): void {
  current = { ...read(), ...change };
  try {
    localStorage.setItem(storageKey, JSON.stringify(current));
  } catch {
    // A browser without storage keeps the settings until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Reads what is stored again, as a new document does. */
export function reloadSettings(): void {
  current = undefined;
  for (const listener of listeners) listener();
}

/** The settings in force. */
export const useShellSettings = (): ShellSettings => useSyncExternalStore(subscribe, read);
