const storageKey = 'recent-searches';
const most = 6;

/** The visitor's own last searches, kept in this browser only; the latest first. Nothing where storage is closed. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Puts a search first among the kept ones. */
export function rememberSearch(text: string): void {
  const others = recentSearches().filter((one) => one !== text);
  try {
    localStorage.setItem(storageKey, JSON.stringify([text, ...others].slice(0, most)));
  } catch {
    // Private windows may refuse storage; searching works without.
  }
}

/** Forgets them all. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}
