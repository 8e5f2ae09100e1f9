import { cookieNames, readCookie } from '#platform/web/session/session-cookies.ts';
import type { VisitedTag } from './visited-tags.ts';

type KeptTag = Pick<VisitedTag, 'path' | 'address'>;

/** The tags of one account in this tab of the browser; who signs in after somebody else finds none of theirs. */
const storageKey = (): string => `visitedTags:${readCookie(cookieNames.id) ?? ''}`;

/** Keeps pages and filters for the next load of the document. */
export function keepTags(tags: readonly VisitedTag[]): void {
  const kept: KeptTag[] = tags.map(({ path, address }) => ({ path, address }));
  sessionStorage.setItem(storageKey(), JSON.stringify(kept));
}

/** The pages kept before, with their filters; nothing where what is stored is no such list. */
export function readKeptTags(): readonly KeptTag[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey()) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKeptTag) : [];
  } catch {
    return [];
  }
}

function isKeptTag(value: unknown): value is KeptTag {
  const { path, address } = Object(value) as Record<string, unknown>;
  return typeof path === 'string' && typeof address === 'string' && isAddressOf(path, address);
}

const isAddressOf = (path: string, address: string): boolean =>
  address === path || address.startsWith(`${path}?`);
