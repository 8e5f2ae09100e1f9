import { useEffect, useReducer } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PlacedEntry } from '#platform/web/session/menu-entry.ts';
import { addressAfterClosing, changeTags } from './visited-tags.ts';
import type { TagAct, VisitedTag } from './visited-tags.ts';

const home = '/dashboard';

/** The tags of this document: pinned entries of the menu, then pages in the order they were first opened. */
export function useVisitedTags(entries: readonly PlacedEntry[], current: PlacedEntry | undefined) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [tags, change] = useReducer(changeTags, entries, pinnedTags);
  useEffect(() => {
    if (current) change({ act: 'visit', tag: tagOf(current, current.path + search) });
  }, [current, search]);

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

const pinnedTags = (entries: readonly PlacedEntry[]): readonly VisitedTag[] =>
  entries.filter(({ entry }) => entry.meta.affix && !entry.redirect).map((place) => tagOf(place, place.path));
