export type TestPostgres = {
  url: string;
  /** Ends the server and removes what it kept. */
  stop: () => Promise<void>;
  /** Ends the server; all is kept. */
  halt: () => Promise<void>;
  /** Starts it again at the same address. */
  resume: () => Promise<void>;
};
export function startPostgres(): Promise<TestPostgres | undefined>;
