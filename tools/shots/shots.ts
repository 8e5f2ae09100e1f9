import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { must, signInClient } from '../../e2e/process/api-client.ts';
import {
  listActivitiesCall,
  listMyTeamActivitiesCall,
} from '../../src/domains/activities/web/activities.calls.ts';
import { listNewsCall } from '../../src/domains/news/web/news.calls.ts';
import { chromiumPath } from '../test/missing-software.ts';
import { type Role, type Rows, type Shot, shotsOf } from './pages.ts';
import { signInBrowser } from './sign-in.ts';

const sizes = [
  { suffix: '', width: 1440, height: 900 },
  { suffix: '-m', width: 390, height: 844 },
];
const people: Record<Exclude<Role, 'visitor'>, string> = {
  volunteer: 'zhiyuan001',
  team: 'duiwu001',
  staff: 'admin001',
  reviewer: 'shenhe001',
  leader: 'fuzeren001',
  dispatcher: 'diaodu001',
  editor: 'bianji001',
  security: 'anquan001',
  auditor: 'shenji001',
};
const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

/** `npm run shots [origin] [folder] [part of a name]`: a picture of every page at 1440 and 390, from the running product. */
export async function main([
  origin = 'http://localhost:3000',
  folder = 'shots',
  only = '',
]: string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: launchArguments,
  });
  try {
    const rows = await findRows(origin);
    for (const role of [
      'visitor',
      'volunteer',
      'team',
      'staff',
      'reviewer',
      'leader',
      'dispatcher',
      'editor',
      'security',
      'auditor',
    ] as const) {
      const shots = shotsOf(rows).filter((shot) => shot.role === role && shot.name.includes(only));
      if (shots.length > 0) await takeAll(browser, { origin, folder, role, shots });
    }
  } finally {
    await browser.close();
  }
}

type Session = { origin: string; folder: string; role: Role; shots: Shot[] };

async function takeAll(browser: Browser, { origin, folder, role, shots }: Session): Promise<void> {
  for (const { suffix, width, height } of sizes) {
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      reducedMotion: 'reduce',
    });
    if (role !== 'visitor') await signInBrowser(context, origin, people[role]);
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    for (const shot of shots) {
      await context.addCookies([{ name: 'view', value: shot.isElder ? 'elder' : 'normal', url: origin }]);
      problems.length = 0;
      await page.goto(origin + shot.path);
      // Who is signed in has the stream of the bell open, so that the network never falls idle.
      await page
        .waitForLoadState('networkidle', { timeout: role === 'visitor' ? 30_000 : 3_000 })
        .catch(() => undefined);
      await showLatePictures(page);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (wide > 1) problems.push(`wider than the screen by ${wide} px`);
      await page.screenshot({ path: `${folder}/${shot.name}${suffix}.png`, fullPage: true });
      console.log(
        `${shot.name}${suffix}${problems.length > 0 ? ` — ${problems.join(' | ').slice(0, 300)}` : ''}`,
      );
    }
    await context.close();
  }
}

/** Pictures below the fold come when one scrolls there; a picture of the whole page shows them all. */
async function showLatePictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const late = [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')];
    for (const picture of late) picture.loading = 'eager';
    await Promise.allSettled(late.map((picture) => picture.decode()));
  });
}

/** Ids of rows that suit the pictures, asked as anybody would ask. */
async function findRows(origin: string): Promise<Rows> {
  const visitor = { address: origin, token: '' };
  const team = await signInClient(origin, people.team);
  const wish = { phase: 'recruiting', hasPlaces: true, pageSize: 1 } as const;
  const open = await must(visitor, listActivitiesCall, wish);
  const news = await must(visitor, listNewsCall, { pageNum: 1, pageSize: 1 });
  const tidings = await must(team, listNewsCall, { mine: true, pageSize: 1 });
  const own = await must(team, listMyTeamActivitiesCall, { tab: 'published', pageSize: 1 });
  const settling = await must(team, listMyTeamActivitiesCall, { tab: 'settling', pageSize: 1 });
  return {
    openActivity: open.list[0]?.id ?? 1,
    teamActivity: own.list[0]?.id ?? 1,
    settlingActivity: (settling.list[0] ?? own.list[0])?.id ?? 1,
    news: news.list[0]?.dynamicId ?? 1,
    tidings: tidings.list[0]?.dynamicId ?? 1,
    team: 1,
  };
}
