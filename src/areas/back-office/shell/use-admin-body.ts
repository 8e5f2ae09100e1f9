import { useEffect } from 'react';
import { deriveTheme, themeProperties } from '#platform/web/theme/derive-theme.ts';
import type { ShellSize } from './shell-cookies.ts';

type AdminBody = {
  themeColour: string;
  isSidebarOpen: boolean;
  /** On phones: the sidebar drawn over the page. */
  isDrawerOpen: boolean;
  size: ShellSize;
};

/** Dresses `<body>` for the back office while it is shown: class, theme shades, sidebar state, size. */
export function useAdminBody({ themeColour, isSidebarOpen, isDrawerOpen, size }: AdminBody): void {
  useEffect(() => {
    const { body } = document;
    body.classList.add('admin');
    return () => {
      body.classList.remove('admin', 'side-closed', 'side-open');
      delete body.dataset['size'];
    };
  }, []);
  useEffect(() => {
    const { style } = document.body;
    const properties = themeProperties(deriveTheme(themeColour));
    for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(properties)) style.removeProperty(name);
    };
  }, [themeColour]);
  useEffect(() => {
    document.body.classList.toggle('side-closed', !isSidebarOpen);
    document.body.classList.toggle('side-open', isDrawerOpen);
    document.body.dataset['size'] = size;
  }, [isSidebarOpen, isDrawerOpen, size]);
}
