import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { minuteMs } from '#platform/contract/durations.ts';
import { RecentMap } from '#platform/contract/text/recent-map.ts';
import { remembered } from '#platform/contract/text/remembered.ts';
import { encodingFor } from '#platform/server/answers/packing.ts';
import { Unavailable, withTroubleNamed } from '#platform/server/calls/failures.ts';
import type { DataStamps } from '#platform/server/signals/data-stamps.ts';
import { type CacheUse, StampedCache } from '#platform/server/signals/stamped-cache.ts';
import { saidToBeOld } from './document.tsx';
import { KeptPage, type Variant } from './kept-page.ts';
import { type KeepablePages, type PageAddress, pageAddressOf } from './page-address.ts';
import { cookiesIn, tokenIn } from './page-cookies.ts';
import { LastPages } from './last-pages.ts';
import { PageDemand } from './page-demand.ts';
import { holdsTag } from './page-headers.ts';
import type { DrawnPage } from './page-renderer.tsx';

/** A page to be kept; or, private, of another status, and where to go instead, which are not. */
type Keepable = KeptPage | DrawnPage;
/** Draws a page, and notes the tables that it reads. */
type Draw = (tables: Set<string>) => Promise<DrawnPage>;

/** Some sixty lists or a hundred and fifty other pages as they are drawn, four times as many as browsers take them. */
const capacityBytes = 3 * 2 ** 20;
/** A net for what no change tells of: texts that name the hour, a lost signal, rows changed by hand. */
const longestMs = 15_000;

/** A page that cannot be drawn anew is shown for so long. */
const oldestMs = 10 * minuteMs;
/** Pages of which is known how long they rest. */
const mostResting = 300;
/** Addresses whose meaning is remembered. */
const knownAddresses = { most: 1_000, longest: 200 };
/**
 * A page that many ask for is drawn anew at most four times a second, and where drawing takes long, no more than a quarter of the
 * time: in a rush the program has other work, and whoever asks meanwhile is not to wait. At least once a second.
 */
const [shortestPauseMs, longestPauseMs, pausePerDrawing] = [250, 1_000, 4];
/** More than so many in half a second are many. */
const many = 16;

/** After a failure nothing is drawn anew for so long where an old page can be shown. */
const restMs = 1_000;

/** A page that was answered from what is kept: its name in the route table. */
export type AnsweredPage = { name: string; status: 200 | 304 };

type Sending = { request: FastifyRequest; reply: FastifyReply; page: KeptPage };

/** Headers that say how long everybody may keep a page: until it is asked again whether it is still the same. */
const sharedHeaders = {
  'cache-control': 'public, max-age=0, must-revalidate',
  vary: 'Accept-Encoding, Cookie',
};

/** Drawn pages that are the same for everybody, kept until what they show changes. */
export class PageCache {
  readonly #cache: StampedCache<Keepable>;
  /** Mostly the same pages as are kept, so that they take their room once. */
  readonly #last = new LastPages(capacityBytes);
  readonly #demand = new PageDemand();
  /** Until when a page rests before it is drawn anew that many ask for. */
  readonly #rests = new RecentMap<string, number>(mostResting);
  readonly #isCrowded: () => boolean;
  /** Until when nothing is drawn for which there is an old page. */
  #failsUntil = 0;
  #pages: KeepablePages = new Map();
  /** What an address means that is asked for without a cookie. */
  #plainAddress = this.#readAddresses();

  /** @param isCrowded whether more is asked of the program just now than it can begin */
  constructor(stamps: DataStamps, isCrowded: () => boolean = () => false) {
    this.#isCrowded = isCrowded;
    this.#cache = new StampedCache<Keepable>(stamps, {
      capacity: capacityBytes,
      sizeOf: (value) => (value instanceof KeptPage ? value.size : 0),
    });
  }

  /** Names the pages that may be kept; before that none is. */
  serve(pages: KeepablePages): void {
    this.#pages = pages;
    this.#plainAddress = this.#readAddresses();
  }

  get use(): CacheUse {
    return this.#cache.use;
  }

  addressOf({ url = '/', headers }: IncomingMessage): PageAddress | undefined {
    return headers.cookie === undefined
      ? this.#plainAddress(url)
      : pageAddressOf(this.#pages, url, headers.cookie);
  }

  #readAddresses(): (url: string) => PageAddress | undefined {
    return remembered((url) => pageAddressOf(this.#pages, url, undefined), knownAddresses);
  }

  /**
   * What is kept for an address, or what `draw` draws now, noting the tables that it reads. While the database cannot answer,
   * the last that was drawn, ten minutes at most, with a line that says so. In a crowd whoever is not signed in is given the last
   * of some seconds before, and it is drawn anew beside.
   */
  async obtain(address: PageAddress, draw: Draw, isSignedIn: boolean): Promise<Keepable> {
    const now = performance.now();
    const old = now < this.#failsUntil ? await this.#old(address) : undefined;
    if (old) return old;
    const drawn = this.#obtainOrOld(address, draw);
    const last = isSignedIn || !this.#isCrowded() ? undefined : this.#recent(address, now);
    if (!last) return drawn;
    // A failure is for whoever asks once there is no last drawing.
    drawn.catch(() => undefined);
    return last;
  }

  async #obtainOrOld(address: PageAddress, draw: Draw): Promise<Keepable> {
    try {
      return await this.#obtainNew(address, draw);
    } catch (error) {
      if (!(withTroubleNamed(error) instanceof Unavailable)) throw error;
      this.#failsUntil = performance.now() + restMs;
      const last = await this.#old(address);
      if (!last) throw error;
      return last;
    }
  }

  async #obtainNew({ key }: PageAddress, draw: Draw): Promise<Keepable> {
    const { value } = await this.#cache.obtain(key, async () => {
      const begunAt = performance.now();
      this.#rests.set(key, begunAt + longestPauseMs);
      const tables = new Set<string>();
      const value = keepable(await draw(tables), this.#last.get(key)?.page);
      const tookMs = performance.now() - begunAt;
      const pauseMs = Math.min(longestPauseMs, Math.max(shortestPauseMs, pausePerDrawing * tookMs));
      this.#rests.set(key, begunAt + pauseMs);
      return { value, tables, forMs: value instanceof KeptPage ? longestMs : 0 };
    });
    if (value instanceof KeptPage) this.#last.note(key, value, performance.now());
    else this.#last.forget(key);
    return value;
  }

  async #old({ key }: PageAddress): Promise<KeptPage | undefined> {
    const last = this.#last.get(key);
    return last && performance.now() - last.at < oldestMs ? last.page.changed(saidToBeOld) : undefined;
  }

  /**
   * Answers a GET from what is kept, and says which page with which status; undefined when it did not. The first answer of
   * a page, and the first in each encoding, goes the long way.
   */
  answer(request: IncomingMessage, response: ServerResponse, requestId: string): AnsweredPage | undefined {
    const address = this.addressOf(request);
    if (!address) return undefined;
    const variant = this.#find(address, request);
    if (!variant) return undefined;
    const { name } = address;
    if (holdsTag(request.headers['if-none-match'], variant.etag)) {
      variant.unchangedHead.write(response).end();
      return { name, status: 304 };
    }
    variant.head.write(response, requestId).end(variant.body.for(response));
    return { name, status: 200 };
  }

  /**
   * What is kept and true; or, of a page that many ask for, and in a crowd of any, while it is drawn anew or packed or it is not yet
   * time to draw it, the last of it: for whoever is not signed in and so has written nothing that it could lack (decision 0045).
   */
  #find(address: PageAddress, { headers }: IncomingMessage): Variant | undefined {
    const { key } = address;
    const now = performance.now();
    const asked = this.#demand.note(key, now);
    const encoding = encodingFor(headers['accept-encoding'] as string | undefined);
    const kept = this.#cache.find(key)?.value;
    const page = kept instanceof KeptPage ? kept : undefined;
    const ready = page?.ready(encoding);
    if (ready || (kept && !page)) return ready;
    const isResting = now < (this.#rests.get(key) ?? 0);
    if (!isResting || (asked <= many && !this.#isCrowded())) return undefined;
    if (headers.cookie !== undefined && tokenIn(cookiesIn(headers.cookie)) !== undefined) return undefined;
    const last = this.#recent(address, now);
    return last?.ready(encoding) ?? last?.readyBefore(encoding);
  }

  /** The last drawing, where it is no older than a page may be, and one pause. */
  #recent({ key }: PageAddress, now: number): KeptPage | undefined {
    const last = this.#last.get(key);
    return last && now - last.at <= longestMs + longestPauseMs ? last.page : undefined;
  }

  /** Sends the page of an address the long way, with the headers that those who come after are sent too. */
  async send({ key }: PageAddress, { request, reply, page }: Sending): Promise<FastifyReply> {
    reply.headers(sharedHeaders).type('text/html; charset=utf-8');
    page.carry(() => Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)]));
    const variant = await page.variant(encodingFor(request.headers['accept-encoding']));
    for (const held of [this.#cache, this.#last]) held.weigh(key);
    const isUnchanged = holdsTag(request.headers['if-none-match'], variant.etag);
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    const { status, headers } = isUnchanged ? variant.unchangedHead : variant.head;
    for (let index = 0; index < headers.length; index += 2)
      reply.header(headers[index] ?? '', headers[index + 1]);
    return reply.code(status).send(isUnchanged ? undefined : variant.body.for(reply.raw));
  }
}

const keepable = (drawn: DrawnPage, before: KeptPage | undefined): Keepable =>
  drawn.kind === 'page' && drawn.status === 200 && !drawn.isPrivate
    ? new KeptPage(drawn.html, before)
    : drawn;
