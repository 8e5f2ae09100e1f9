import type { KeptPage } from './kept-page.ts';

type Last = { page: KeptPage; at: number };
type Held = Last & { bytes: number };

/** The last drawing of each page and when it was drawn, as many as so many bytes hold; what was drawn longest ago goes first. */
export class LastPages {
  readonly #capacityBytes: number;
  readonly #pages = new Map<string, Held>();
  #bytes = 0;

  constructor(capacityBytes: number) {
    this.#capacityBytes = capacityBytes;
  }

  get(key: string): Last | undefined {
    return this.#pages.get(key);
  }

  note(key: string, page: KeptPage, at: number): void {
    this.forget(key);
    this.#pages.set(key, { page, at, bytes: 0 });
    this.weigh(key);
  }

  /** A page takes more when another form of it was made, and less when it was packed. */
  weigh(key: string): void {
    const held = this.#pages.get(key);
    if (!held) return;
    const bytes = held.page.size;
    this.#bytes += bytes - held.bytes;
    held.bytes = bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#capacityBytes) return;
      this.forget(oldest);
    }
  }

  forget(key: string): void {
    this.#bytes -= this.#pages.get(key)?.bytes ?? 0;
    this.#pages.delete(key);
  }
}
