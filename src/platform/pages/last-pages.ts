import type { KeptPage } from './kept-page.ts';

type Last = { page: KeptPage; at: number };

/** The last drawing of each page and when it was drawn, as many as so many bytes hold; what was drawn longest ago goes first. */
export class LastPages {
  readonly #capacityBytes: number;
  readonly #pages = new Map<string, Last>();
  #bytes = 0;

  constructor(capacityBytes: number) {
    this.#capacityBytes = capacityBytes;
  }

  get(key: string): Last | undefined {
    return this.#pages.get(key);
  }

  note(key: string, page: KeptPage, at: number): void {
    this.forget(key);
    this.#pages.set(key, { page, at });
    this.#bytes += page.size;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#capacityBytes) return;
      this.forget(oldest);
    }
  }

  forget(key: string): void {
    this.#bytes -= this.#pages.get(key)?.page.size ?? 0;
    this.#pages.delete(key);
  }
}
