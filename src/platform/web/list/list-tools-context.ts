import { type ComponentType, createContext } from 'react';

/** What the lists of a workplace have besides rows and pages. */
export type ListToolsGiven = {
  /** Kept sets of filters of the list that is shown. */
  Views: ComponentType<{
    /** What the address says of the list, without how far down somebody is. */
    search: string;
  }>;
};

/** Given by the back office, whose lists are worked with all day: its lists have tools, and a size of their own. */
export const ListToolsContext = createContext<ListToolsGiven | undefined>(undefined);
