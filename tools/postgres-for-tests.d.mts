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
/** The folder of PostgreSQL's server and of its other programs that are named, where they are installed. */
export function findBinaries(...others: string[]): string | undefined;
/** As whom PostgreSQL runs where this process is root. */
export function unprivilegedIdentity(): { uid: number; gid: number } | undefined;
export function untilAnswering(url: string, server: import('node:child_process').ChildProcess): Promise<void>;
/** A fast shutdown; resolves when the server is gone. */
export function endServer(server: import('node:child_process').ChildProcess): Promise<unknown> | undefined;
