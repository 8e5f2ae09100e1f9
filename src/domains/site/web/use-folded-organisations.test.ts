import { expect, it } from 'vitest';
import type { OrganisationRow } from '../contract/site-admin.contract.ts';
import { withoutFolded } from './use-folded-organisations.ts';

const row = (organisationId: number, parentId: number | null) =>
  ({ organisationId, parentId }) as OrganisationRow;
const tree = [row(1, null), row(2, 1), row(3, 2), row(4, 2), row(5, 1), row(6, 5)];
const shown = (...folded: number[]) =>
  withoutFolded(tree, new Set(folded)).map(({ organisationId }) => organisationId);

it('a folded unit hides all below it and stays itself', () => {
  expect(shown()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(shown(2)).toEqual([1, 2, 5, 6]);
  expect(shown(1)).toEqual([1]);
  expect(shown(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

it('a unit whose parent lies outside the tree is never hidden', () => {
  expect(withoutFolded([row(7, 99)], new Set([2])).length).toBe(1);
});
