/** What was done to a row before the caller's act came, as that caller may know it; travels as the `change` of a 409. */
export type LastChange = {
  /** ISO instant with offset. */
  at: string;
  /** A person's or team's name to staff; to everybody else only what kind of person it was. */
  by: string;
  /** What was done and to what: `退回这个活动`. */
  deed: string;
};

/** The change that a refusal carries in its result, if it carries one. */
export function lastChangeOf(result: unknown): LastChange | undefined {
  const change = (result as { change?: LastChange } | null | undefined)?.change;
  return typeof change?.at === 'string' && typeof change.deed === 'string' ? change : undefined;
}
