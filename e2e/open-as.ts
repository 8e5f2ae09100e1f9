import type { Browser, Page } from '@playwright/test';
import { signInBrowser } from '../tools/shots/sign-in.ts';

/** A page in a browser of its own, at this path, signed in as this person. */
export async function openAs(
  browser: Browser,
  origin: string,
  loginName: string,
  path: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  await signInBrowser(context, origin, loginName);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}
