/**
 * How long a test is waited for, in milliseconds: what should come in the end is waited for, and how soon is a matter of the
 * machine. A machine that others use is for seconds a tenth as fast. No test that holds waits as long; one that is broken does.
 */
export const patience = {
  /** For what a wait is for: `vi.waitFor`, `vi.waitUntil`, `expect.poll`, `findBy…`. */
  waitMs: 45_000,
  /** For what background work of a product makes, also after a clock that jumped days, when all of it is due at once. */
  backgroundMs: 240_000,
  testMs: 300_000,
};
