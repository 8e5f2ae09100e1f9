import { z } from 'zod';
import { idField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';

const menuEntryShape = {
  /** Address of the page; absolute. */
  path: z.string(),
  /** Key of the page or layout that the client maps to a component; unknown keys are /404. */
  component: z.string(),
  redirect: z.string().nullable(),
  name: z.string(),
  meta: z.strictObject({
    title: z.string(),
    icon: z.string().nullable(),
    noCache: z.boolean(),
    /** Pinned in the tag bar. */
    affix: z.boolean(),
    /** Another entry to highlight while this page is open. */
    activeMenu: z.string().nullable(),
    breadcrumb: z.boolean(),
  }),
  hidden: z.boolean(),
  /** Shown as a group even with a single child. */
  alwaysShow: z.boolean(),
};

/** Menus are at most three levels deep; written out so that the serialiser needs no recursion. */
const thirdLevel = z.strictObject(menuEntryShape);
const secondLevel = z.strictObject({ ...menuEntryShape, children: z.array(thirdLevel) });
export const menuEntrySchema = z.strictObject({ ...menuEntryShape, children: z.array(secondLevel) });

/** One entry of the menu tree (requirements.md 3). */
export type MenuEntry = z.output<typeof thirdLevel> & { children?: MenuEntry[] };

export const getMenuByRole = operation({
  name: 'getMenuByRole',
  method: 'GET',
  path: '/api/sys/org/GetTeam_RoleFuncByRoleId/{id}',
  caller: 'signedIn',
  effect: 'read',
  servesDuty: true,
  repeatsInData: true,
  request: z.strictObject({ id: idField }),
  result: z.strictObject({ menu: z.array(menuEntrySchema) }),
  refusals: {},
  summary: "The menu of the caller's own role; any other role id answers 403.",
});
