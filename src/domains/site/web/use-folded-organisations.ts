import { useState } from 'react';
import type { OrganisationRow } from '../contract/site-admin.contract.ts';

const storageKey = 'folded-organisations';

function readFolded(): ReadonlySet<number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : []);
  } catch {
    return new Set();
  }
}

/** Which units of the tree are folded, remembered in this browser. */
export function useFoldedOrganisations() {
  const [folded, setFolded] = useState(readFolded);
  const fold = (ids: readonly number[]): void => {
    setFolded(new Set(ids));
    try {
      localStorage.setItem(storageKey, JSON.stringify(ids));
    } catch {
      // A browser without storage forgets it with the page.
    }
  };
  const toggle = (id: number): void =>
    fold(folded.has(id) ? [...folded].filter((each) => each !== id) : [...folded, id]);
  return { folded, fold, toggle };
}

/** Rows that no folded unit hides; whoever stands above is folded, hides all below it. Rows are in tree order. */
export function withoutFolded(
  rows: readonly OrganisationRow[],
  folded: ReadonlySet<number>,
): OrganisationRow[] {
  const hidden = new Set<number>();
  return rows.filter(({ organisationId, parentId }) => {
    const isHidden = parentId !== null && (hidden.has(parentId) || folded.has(parentId));
    if (isHidden) hidden.add(organisationId);
    return !isHidden;
  });
}
