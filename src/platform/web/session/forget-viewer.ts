import { clearSession } from './session-cookies.ts';

/** The session is over: forgets it and shows the public page as to anybody, quietly, as reading needs no login. */
export function forgetViewer(): void {
  clearSession();
  delete document.documentElement.dataset['viewer'];
}
