import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { keepSidebarOpen, readSidebarOpen } from './shell-cookies.ts';
import { useIsNarrow } from './use-is-narrow.ts';

/**
 * The sidebar: open or closed to icons on wide windows, which is remembered; on narrow ones a drawer that closes with
 * every page, with Escape, and by itself.
 */
export function useSidebar() {
  const isNarrow = useIsNarrow();
  const [isKeptOpen, setKeptOpen] = useState(readSidebarOpen);
  const { pathname } = useLocation();
  // The page over which the drawer was opened: on any other it is closed again.
  const [openedOn, setOpenedOn] = useState<string>();
  const isDrawerOpen = isNarrow && openedOn === pathname;
  useEffect(() => {
    if (!isDrawerOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpenedOn(undefined);
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isDrawerOpen]);
  const toggle = (): void => {
    if (isNarrow) return setOpenedOn(isDrawerOpen ? undefined : pathname);
    setKeptOpen(!isKeptOpen);
    keepSidebarOpen(!isKeptOpen);
  };
  return {
    isClosedToIcons: !isNarrow && !isKeptOpen,
    isDrawerOpen,
    isOpen: isNarrow ? isDrawerOpen : isKeptOpen,
    /** Out of sight: nothing in it may take the focus. */
    isHidden: isNarrow && !isDrawerOpen,
    toggle,
    closeDrawer: () => setOpenedOn(undefined),
  };
}
