/** So long after the last refusal a shift is looked at before its transaction, ms. */
const rememberedMs = 10_000;
/** More shifts than a city fills in that time; the longest unseen goes first. */
const mostRemembered = 1_000;

/**
 * The shifts that this process lately refused as full. A hint where a look without a lock is worth its while, never the
 * refusal itself (decision 0043): a place that came free meanwhile is seen by the look.
 */
export class FullShifts {
  readonly #refusedAt = new Map<number, number>();

  note(shiftId: number): void {
    this.#refusedAt.delete(shiftId);
    this.#refusedAt.set(shiftId, performance.now());
    if (this.#refusedAt.size <= mostRemembered) return;
    for (const oldest of this.#refusedAt.keys()) {
      this.#refusedAt.delete(oldest);
      return;
    }
  }

  has(shiftId: number): boolean {
    const refusedAt = this.#refusedAt.get(shiftId);
    return refusedAt !== undefined && performance.now() - refusedAt < rememberedMs;
  }
}
