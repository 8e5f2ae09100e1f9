import type { NavigateFunction } from 'react-router';

/** Goes to what a message is about: public pages are documents of their own, whose `#` part a client route would lose. */
export function followLink(link: string, navigate: NavigateFunction): void {
  if (link.startsWith('/user-index/')) location.assign(link);
  else void navigate(link);
}
