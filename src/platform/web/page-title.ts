import { useEffect } from 'react';

/** `报名审核 — 江澜市新时代文明实践中心`; without a page's own title the centre's name alone (requirements.md 1). */
export const pageTitle = (title: string | undefined, siteTitle: string): string =>
  title ? `${title} — ${siteTitle}` : siteTitle;

/** Sets the tab's title on a page of the centres; the site's name comes with the shell. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    const site = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? '';
    document.title = pageTitle(title, site);
  }, [title]);
}
