import { useEffect, useReducer } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PlacedEntry } from '#platform/web/session/menu-entry.ts';
import { keepTags, readKeptTags } from './kept-tags.ts';
import { addressAfterClosing, changeTags } from './visited-tags.ts';
import type { TagAct, VisitedTag } from './visited-tags.ts';

const home = '/dashboard';

/**
 * The visited pages: pinned entries of the menu, then the others in the order they were first opened. They outlive a
 * reload with their filters, as far as the menu still has them.
 */
export function useVisitedTags(entries: readonly PlacedEntry[], current: PlacedEntry | undefined) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [tags, change] = useReducer(changeTags, entries, firstTags);
  useEffect(() => {
    if (current) change({ act: 'visit', tag: tagOf(current, current.path + search) });
  }, [current, search]);
  useEffect(() => keepTags(tags), [tags]);

  /** A closed page is left first: its tag goes when the next page is there. */
  const changeAndLeave = async (act: TagAct): Promise<void> => {
    const left = changeTags(tags, act);
    const target = current && addressAfterClosing(left, current.path, home);
    if (target !== undefined) await navigate(target);
    change(act);
  };
  return { tags, changeTags: (act: TagAct): void => void changeAndLeave(act) };
}

const tagOf = ({ path, entry }: PlacedEntry, address: string): VisitedTag => ({
  path,
  address,
  title: entry.meta.title,
  isPinned: entry.meta.affix === true,
});

function firstTags(entries: readonly PlacedEntry[]): readonly VisitedTag[] {
  const pinned = entries
    .filter(({ entry }) => entry.meta.affix && !entry.redirect)
    .map((place) => tagOf(place, place.path));
  const kept = readKeptTags().flatMap(({ path, address }) => {
    const place = entries.find((one) => one.path === path);
    return place ? [tagOf(place, address)] : [];
  });
  return kept.reduce<readonly VisitedTag[]>((tags, tag) => changeTags(tags, { act: 'visit', tag }), pinned);
}
