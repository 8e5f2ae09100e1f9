import { createContext } from 'react';

/** What is said below the names of some rows by the list around the table, by the rows' keys: 林岚正在看. */
export const RowNotesContext = createContext<ReadonlyMap<number | string, string>>(new Map());
