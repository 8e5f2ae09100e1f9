import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Pages that nobody uses, by the origin they stand at; a worker keeps its own. */
const parked = new Map<string, Page[]>();
/** Pages that the journey which runs now has taken, with their origin. */
const taken = new Map<Page, string>();

/** The window of `playwright.config.ts`, whatever a file asks for its own pages: what is kept serves other files, too. */
const usual = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false };
/** What journeys listen to; Playwright itself listens to others, such as a page that crashes. */
const heard = ['console', 'pageerror', 'request', 'response'] as const;
/** What a browser keeps of a site besides cookies; what it has loaded stays. */
const storageTypes = 'local_storage,indexeddb,cache_storage,shared_storage';

/**
 * A page in a browser of its own, which knows nothing of the site but its files. A new page is a process that reads every script anew,
 * so it is one that an earlier journey used, where there is one (decision 0017). Who gives it a clock, a script or a permission closes its context;
 * who tries what is there without a network begins with a new one, which has loaded nothing.
 */
export async function takePage(browser: Browser, origin: string): Promise<Page> {
  const kept = parked.get(origin)?.pop();
  const page = kept ?? (await (await browser.newContext({ ...usual, baseURL: origin })).newPage());
  taken.set(page, origin);
  return page;
}

/** Whoever sits at this page leaves it: taken, it forgets them and is kept for others, else it is closed. */
export async function letGo(page: Page): Promise<void> {
  const origin = taken.get(page);
  taken.delete(page);
  if (origin !== undefined && (await forgetsAll(page, origin)))
    parked.set(origin, [...(parked.get(origin) ?? []), page]);
  else await page.context().close();
}

/** Ends a journey: what it took is let go of, what it opened besides those of `before` is closed; pages stay only at what all journeys share. */
export async function clearAway(
  browser: Browser,
  { before, shared }: { before: ReadonlySet<BrowserContext>; shared: string },
): Promise<void> {
  await Promise.all([...taken.keys()].map(letGo));
  for (const origin of parked.keys()) if (origin !== shared) parked.delete(origin);
  const kept = new Set(parked.get(shared)?.map((page) => page.context()));
  const left = browser.contexts().filter((context) => !before.has(context) && !kept.has(context));
  await Promise.all(left.map((context) => context.close()));
}

/** The page is as new but for the files that it has loaded; not when it was closed or its product has ended. */
async function forgetsAll(page: Page, origin: string): Promise<boolean> {
  const context = page.context();
  try {
    for (const event of heard) page.removeAllListeners(event);
    for (const other of context.pages()) if (other !== page) await other.close();
    await context.setOffline(false);
    await Promise.all([context.unrouteAll(), page.unrouteAll(), context.clearCookies()]);
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate(() => sessionStorage.clear());
    const protocol = await context.newCDPSession(page);
    await protocol.send('Storage.clearDataForOrigin', { origin, storageTypes });
    await protocol.detach();
    await page.emulateMedia({ media: null });
    await page.setViewportSize(usual.viewport);
    return true;
  } catch {
    return false;
  }
}
