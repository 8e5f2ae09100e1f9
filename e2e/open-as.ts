import type { Browser, Page } from '@playwright/test';
import { signInBrowser } from '../tools/shots/sign-in.ts';
import { takePage } from './kept-pages.ts';

/** A page in a browser of its own, signed in as this person. */
export async function takePageAs(browser: Browser, origin: string, loginName: string): Promise<Page> {
  const page = await takePage(browser, origin);
  await signInBrowser(page.context(), origin, loginName);
  return page;
}

/** A page in a browser of its own, at this path, signed in as this person. */
export async function openAs(
  browser: Browser,
  origin: string,
  loginName: string,
  path: string,
): Promise<Page> {
  const page = await takePageAs(browser, origin, loginName);
  await page.goto(path);
  return page;
}
