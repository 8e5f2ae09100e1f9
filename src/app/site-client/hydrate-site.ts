import { hydrateIslands } from '#platform/web/islands/hydrate-islands.tsx';
import { islands, lateIslands } from '../islands.ts';

/** Brings every island of this document to life. */
export const hydrateSite = (): Promise<void> => hydrateIslands(islands, document, lateIslands);
