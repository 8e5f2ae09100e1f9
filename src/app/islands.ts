import type { ReactNode } from 'react';
import type { IslandLoader } from '#platform/web/hydrate-islands.tsx';

/**
 * The interactive pieces of public pages, each in a chunk of its own. The name is the component's file name; a line is
 * all that a new one needs: `'sign-up-panel': () => import('#domains/signups/web/sign-up-panel.tsx').then((m) => m.SignUpPanel)`.
 */
export const islands = {} satisfies Record<string, IslandLoader>;

type Table = typeof islands;
type PropsByName = {
  [Name in keyof Table]: Table[Name] extends () => Promise<(props: infer Props) => ReactNode> ? Props : never;
};

declare module '#platform/web/island.tsx' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- declaration merging is what fills the table in
  interface IslandProps extends PropsByName {}
}
