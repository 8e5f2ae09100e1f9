import { readFileSync } from 'node:fs';
import { expect, test } from '../journey.ts';
import { takePage } from '../kept-pages.ts';
import { getMyStarsCall } from '../../src/domains/awards/web/stars/stars.calls.ts';
import { openAs } from '../open-as.ts';
import { must } from '../process/api-client.ts';
import { findVolunteer } from '../process/find-volunteer.ts';

/** The first volunteer to whom a star was awarded. */
const findHolder = (origin: string): Promise<string> =>
  findVolunteer(origin, 1, async ({ loginName, client }) => {
    const { levels } = await must(client, getMyStarsCall, {});
    return levels.some(({ state }) => state === 'awarded') ? loginName : undefined;
  });

test('whoever was awarded a star takes its certificate, and a stranger verifies it', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const holder = await findHolder(origin);
  const page = await openAs(browser, origin, holder, '/usercenter/index/mystar');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('list', { name: '五颗星' })
      .getByRole('button', { name: '星级志愿者证书' })
      .first()
      .click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^星级志愿者证书-ZM\d{20}[A-Z]\.pdf$/);
  const pdf = readFileSync(await file.path());
  await page.goto('/usercenter/index/mycertificate');
  await expect(page.getByRole('region', { name: '开过的证书' })).toContainText('星级志愿者证书，');

  const stranger = await takePage(browser, origin);
  await stranger.goto('/verify');
  await stranger
    .getByLabel('证书或时长凭证')
    .setInputFiles({ name: 'star.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(
    stranger.getByText('网站说这份证书现在有效，这台设备也把每条记录核算到了公布的根。'),
  ).toBeVisible();
  await expect(stranger.getByText('授星时的时长')).toBeVisible();
});
