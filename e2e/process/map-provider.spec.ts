import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { draftActivity } from '../draft-activity.ts';
import { openAs } from '../open-as.ts';
import { signInClient } from './api-client.ts';
import { cityDataDir, type ProductProcess, startProduct } from './product-process.ts';

const key = '0123456789abcdef0123456789abcdef';

/** What the stand-in was told to draw. */
type Drawn = {
  markers: { position: [number, number]; title?: string }[];
  circles: { center: [number, number]; radius: number }[];
  press?: (lng: number, lat: number) => void;
};

/** AMap's loader and API as far as the product uses them: draws one picture, dresses it in a style of its own as AMap does, remembers everything; the box of a map keeps the size that it was made in, px. */
function standIn(): void {
  const drawn: Drawn = { markers: [], circles: [] };
  const style = document.createElement('style');
  style.textContent = '.amap-container { cursor: grab }';
  document.head.append(style);
  class Marker {
    at: Drawn['markers'][number];
    constructor(options: Drawn['markers'][number]) {
      this.at = options;
    }
    on(): void {}
  }
  class Circle {
    around: Drawn['circles'][number];
    constructor(options: Drawn['circles'][number]) {
      this.around = options;
    }
  }
  class Shown {
    constructor(box: HTMLElement) {
      box.dataset.width = String(box.clientWidth);
      box.dataset.height = String(box.clientHeight);
      box.classList.add('amap-container');
      const picture = box.ownerDocument.createElement('img');
      picture.src = 'https://webrd01.is.autonavi.com/appmaptile';
      box.append(picture);
    }
    add(things: (Marker | Circle)[]): void {
      for (const thing of things)
        if (thing instanceof Marker) drawn.markers.push(thing.at);
        else drawn.circles.push(thing.around);
    }
    remove(): void {}
    addControl(): void {}
    setFitView(): void {}
    destroy(): void {}
    on(_: 'click', act: (at: { lnglat: { getLng: () => number; getLat: () => number } }) => void): void {
      drawn.press = (lng, lat) => act({ lnglat: { getLng: () => lng, getLat: () => lat } });
    }
  }
  class Control {}
  Object.assign(globalThis, {
    drawn,
    AMap: { Map: Shown, Marker, Circle, Scale: Control, ToolBar: Control },
  });
  (globalThis as unknown as { ___onAPILoaded: () => void }).___onAPILoaded();
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"/>';

/** Serves the map's script to this page; gives the addresses that it was asked for. */
async function serveMap(page: Page): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route('https://webapi.amap.com/**', (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/javascript', body: `(${standIn.toString()})()` });
  });
  await page.route('https://*.autonavi.com/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  );
  return asked;
}
const drawnOn = (page: Page) =>
  page.evaluate(() => {
    const { markers, circles } = (globalThis as unknown as { drawn?: Drawn }).drawn ?? {
      markers: [],
      circles: [],
    };
    return { markers, circles };
  });

let product: ProductProcess;
let dataDir: string;
test.beforeAll(async () => {
  dataDir = cityDataDir();
  product = await startProduct(dataDir, { settings: { MAP_PROVIDER: 'amap', MAP_AMAP_KEY: key } });
});
test.afterAll(async () => {
  await product.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

test('the configured map comes over the drawn one, with key and plug-ins, and nothing waits for it', async ({
  page,
}) => {
  const asked = await serveMap(page);
  await page.goto(`${product.address}/user-index/map`);
  // The drawn map has the same name, and is there before.
  await expect.poll(() => drawnOn(page).then(({ markers }) => markers.length)).toBeGreaterThan(20);
  const [first] = asked;
  expect(first?.searchParams.get('key')).toBe(key);
  expect(first?.searchParams.get('plugin')?.split(',')).toEqual(['AMap.Scale', 'AMap.ToolBar']);
  expect(first?.searchParams.get('v')).toBe('2.0');
  const activity = await page.locator('a[href^="/user-index/activityDetail/"]').first().getAttribute('href');

  await page.goto(product.address + (activity ?? ''));
  const place = page.getByRole('region', { name: /^集合地点地图/ });
  await page.locator('[data-island="live-map-view"]').scrollIntoViewIfNeeded();
  await expect(place).toBeVisible();
  const {
    markers: [marker],
  } = await drawnOn(page);
  const directions = new URL(
    (await page.getByRole('link', { name: '导航过去' }).getAttribute('href')) ?? '',
  ).searchParams.toString();
  // Stored as phones measure; drawn where maps made in China have it, some hundred metres away.
  expect(directions).not.toContain(String(marker?.position[0]));
  const [lng = 0, lat = 0] = (/1\d\d\.\d+%2C\d\d\.\d+/.exec(directions)?.[0] ?? '').split('%2C').map(Number);
  const metres = Math.hypot(
    ((marker?.position[0] ?? 0) - lng) * 94_500,
    ((marker?.position[1] ?? 0) - lat) * 110_900,
  );
  expect(metres).toBeGreaterThan(100);
  expect(metres).toBeLessThan(1_000);

  await page.goto(`${product.address}/user-index/index`);
  await page.locator('[data-island="live-map-view"]').scrollIntoViewIfNeeded();
  await expect.poll(() => drawnOn(page).then(({ markers }) => markers.length)).toBeGreaterThan(0);
});

test('the drawn map stays when the map cannot be loaded', async ({ page }) => {
  await page.route('https://webapi.amap.com/**', (route) => route.abort());
  await page.goto(`${product.address}/user-index/map`);
  await expect(page.getByText('在线地图暂时打不开，先看示意图和旁边的地址。')).toBeVisible();
  await expect(page.getByRole('application', { name: /接下来的活动在地图上的位置/ })).toBeVisible();
});

test('a team chooses where to meet on the configured map, or with keys on the drawn one', async ({
  browser,
}) => {
  const page = await openAs(browser, product.address, 'duiwu004', '/404');
  await serveMap(page);
  await page.goto('/teamcenter/index/teamactivity/add');
  const map = page.getByRole('region', { name: '集合地点，点地图选点' });
  await page.getByRole('combobox', { name: '集合地点' }).scrollIntoViewIfNeeded();
  await expect(map).toBeVisible();
  await page.evaluate(() => (globalThis as unknown as { drawn: Drawn }).drawn.press?.(118.8101, 32.0302));
  await expect(
    page.getByRole('status').filter({ hasText: /^东经 118\.80\d+°，北纬 32\.03\d+°$/ }),
  ).toBeVisible();
  await expect.poll(async () => (await drawnOn(page)).circles.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: '改用示意图，方向键选点' }).click();
  const drawn = page.getByRole('application', { name: /^集合地点，东经 118\.80/ });
  await drawn.press('ArrowRight');
  await expect(page.getByRole('application', { name: /^集合地点，东经 118\.80/ })).toBeVisible();
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`the guests' preview shows the configured map as the page will, at ${viewport.width}`, async ({
    browser,
  }) => {
    const at = { lng: 118.8101, lat: 32.0302 };
    const team = await signInClient(product.address, 'duiwu004');
    const told = {
      category: 'eco' as const,
      title: `江边清理 ${viewport.width}`,
      placeName: '江边码头',
      ...at,
    };
    const activityId = await draftActivity(team, told);
    const page = await openAs(browser, product.address, 'duiwu004', '/404');
    await page.setViewportSize(viewport);
    const refused: string[] = [];
    page.on(
      'console',
      (line) => line.text().includes('Content Security Policy') && refused.push(line.text()),
    );
    const asked = await serveMap(page);
    await page.goto(`/teamcenter/index/teamactivity/edit/${activityId}`);
    await page.getByRole('button', { name: '预览' }).click();
    const inside = page.frameLocator('iframe[title^="访客看到的活动页面"]');
    const place = inside.getByRole('region', { name: /^集合地点地图/ });
    await place.scrollIntoViewIfNeeded();
    await expect(place).toBeVisible();

    // In the window of the preview it has the size that the page gives it, the style that came with it, and its pictures; the form behind it has a map of its own.
    const box = place.locator('.amap-container');
    await expect(box).toHaveCSS('cursor', 'grab');
    const madeIn = async (side: string): Promise<number> => Number(await box.getAttribute(`data-${side}`));
    const width = await inside.locator('#place').evaluate(({ clientWidth }) => clientWidth);
    expect(await madeIn('width')).toBeGreaterThan(width - 4);
    expect(await madeIn('width')).toBeLessThanOrEqual(width);
    expect(await madeIn('height')).toBeGreaterThan(150);
    await expect
      .poll(() => place.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(refused).toEqual([]);

    // The key is in the address of the script, and nowhere on the device.
    expect(asked.map(({ searchParams }) => searchParams.get('key'))).toEqual([key]);
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
    expect(kept).toContain('userId');
    expect(kept).not.toContain(key);

    // With the keyboard one comes through the page inside and out again, and Escape closes from within it.
    await page.getByRole('radiogroup', { name: '窗口' }).getByRole('radio', { checked: true }).focus();
    const back = page.getByRole('button', { name: '回去继续写' });
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return back.evaluate((button) => button === button.ownerDocument.activeElement);
      })
      .toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    await page.keyboard.press('Escape');
    await expect(back).toHaveCount(0);
  });
