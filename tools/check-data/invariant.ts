/** One rule that holds over any database; `sql` selects the rows that break it. */
export type Invariant = { name: string; sql: string };
