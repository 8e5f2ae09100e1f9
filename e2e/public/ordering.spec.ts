import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { takePage } from '../kept-pages.ts';
import { listNeedReviewsCall, openNeedFilesCall } from '../../src/domains/needs/web/needs.calls.ts';
import { fillLogin } from '../people.ts';
import { must, signInClient } from '../process/api-client.ts';
import { codeSentTo, freshMobile } from '../sent-codes.ts';

/** A microphone that beeps, and is allowed. */
const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...microphone] }),
});

/** A thumb: every touch is counted, and words go only where the focus is by itself or by a touch. */
function thumbOn(page: Page) {
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    taps += 1;
    await target.tap();
  };
  const type = async (target: Locator, text: string): Promise<void> => {
    await expect(target).toBeFocused();
    await page.keyboard.insertText(text);
  };
  /** Opens the list, and takes from it. */
  const choose = async (target: Locator, index: number): Promise<void> => {
    taps += 2;
    await target.selectOption({ index });
  };
  return { tap, type, choose, count: () => taps };
}

test('ordering takes a thumb twelve touches at most, from the list to the number', async ({ page }) => {
  const thumb = thumbOn(page);
  const mobile = freshMobile(21);
  await page.goto('/user-index/needList');
  await thumb.tap(page.getByRole('link', { name: '我要点单' }).first());
  await thumb.tap(page.getByRole('button', { name: '家电维修' }));
  const what = page.getByRole('textbox', { name: '具体情况' });
  await thumb.type(what, '厨房的水龙头关不紧，一直滴水，想请人来换一个垫圈。');
  // Beside it stands what everybody would read, without the number that was written into it.
  await page.keyboard.insertText('打 13912340987 找我');
  await expect(page.getByText('好像写了电话或证件号码，这些不会公开')).toBeVisible();
  const preview = page.getByRole('region', { name: '别人看到的是这样' });
  await expect(preview.getByText('厨房的水龙头关不紧，一直滴水')).toBeVisible();
  await expect(preview.getByText('13912340987')).toHaveCount(0);
  await thumb.choose(page.getByLabel('在哪里'), 1);
  await expect(page.getByLabel('最近的所或站')).not.toHaveValue('');
  await thumb.tap(page.getByLabel('详细地址'));
  await thumb.type(page.getByLabel('详细地址'), '书院巷 16 号 402');
  await thumb.tap(page.getByRole('button', { name: '没有特别的' }));
  await thumb.tap(page.getByRole('button', { name: '下一步' }));
  await thumb.type(page.getByLabel('怎么称呼你'), '钟先生');
  await thumb.tap(page.getByRole('textbox', { name: '手机号' }));
  await thumb.type(page.getByRole('textbox', { name: '手机号' }), mobile);
  await thumb.tap(page.getByRole('button', { name: '获取验证码' }));
  await expect(page.getByText('验证码已发到').first()).toBeVisible();
  const code = page.getByRole('textbox', { name: '短信验证码' });
  await thumb.tap(code);
  await thumb.type(code, await codeSentTo(page, mobile));
  await thumb.tap(page.getByRole('button', { name: '提交单子' }));
  await expect(page.getByText(/^X\d{11,14}$/)).toBeVisible();
  expect(thumb.count()).toBeLessThanOrEqual(12);
});

test('a need is spoken instead of typed, heard by staff alone, and goes on once they have typed it', async ({
  page,
  browser,
}) => {
  const mobile = freshMobile(22);
  await page.goto('/user-index/needRaise');
  await page.getByRole('button', { name: '陪伴聊天' }).click();
  const voice = page.getByRole('group', { name: '语音点单' });
  await voice.getByRole('button', { name: '开始录音' }).click();
  await expect(voice.getByText('正在录音 1 秒')).toBeVisible();
  await voice.getByRole('button', { name: '说完了' }).click();
  await expect(voice.getByText('语音点单，等工作人员整理成文字')).toBeVisible();
  const player = voice.getByLabel('听一遍录音');
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.readyState)).toBeGreaterThan(0);
  await voice.getByRole('button', { name: '重新录' }).click();
  await expect(voice.getByText('正在录音 1 秒')).toBeVisible();
  await voice.getByRole('button', { name: '说完了' }).click();
  await page.getByLabel('在哪里').selectOption({ index: 1 });
  await page.getByLabel('详细地址').fill('书院巷 14 号 2 单元 305');
  await page.getByRole('button', { name: '没有特别的' }).click();
  await expect(page.getByLabel('最近的所或站')).not.toHaveValue('');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByLabel('怎么称呼你').fill('严奶奶');
  await page.getByRole('textbox', { name: '手机号' }).fill(mobile);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发到').first()).toBeVisible();
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await codeSentTo(page, mobile));
  await page.getByRole('button', { name: '提交单子' }).click();
  await expect(page.getByRole('heading', { name: '单子收到了' })).toBeFocused();
  const needNo = (await page.getByText(/^X\d{11,14}$/).textContent()) ?? '';
  await page.getByRole('button', { name: '看这张单' }).click();
  await expect(page.getByText('语音点单，等工作人员整理成文字')).toBeVisible();

  // What was recorded can be heard from the link, in parts, as players ask for it.
  const { origin } = new URL(page.url());
  const reviewer = await signInClient(origin, 'shenhe001');
  const { list } = await must(reviewer, listNeedReviewsCall, { keyword: needNo });
  const { files } = await must(reviewer, openNeedFilesCall, { needId: list[0]?.needId ?? 0 });
  const heard = await page.request.get(files[0]?.url ?? '', { headers: { range: 'bytes=0-99' } });
  expect([heard.status(), (await heard.body()).length]).toEqual([206, 100]);

  const desk = await takePage(browser, origin);
  await desk.goto('/login');
  await fillLogin(desk, 'shenhe001');
  await expect(desk).toHaveURL('/dashboard/dashboard');
  await desk.goto(`/table/my-needs?keyword=${needNo}`);
  const aside = desk.getByRole('complementary', { name: '需求和审核' });
  await aside.getByRole('button', { name: '听录音' }).click();
  await expect(aside.getByLabel('点单人的录音')).toBeVisible();
  await aside.getByLabel('怎么核实的').selectOption('phone');
  await expect(aside.getByRole('button', { name: '通过' })).toBeDisabled();
  const form = aside.getByRole('form', { name: '整理录音' });
  await form.getByRole('textbox', { name: '标题' }).fill('想请人来读读报纸');
  await form
    .getByRole('textbox', { name: '录音里说了什么' })
    .fill('眼睛花了，想请人每周来读一次报纸，说说话。');
  await form.getByRole('button', { name: '存好文字' }).click();
  await expect(desk.getByText('文字已存好，请再打电话念给点单人核对')).toBeVisible();
  await aside.getByLabel('怎么核实的').selectOption('phone');
  await expect(aside.getByRole('button', { name: '通过' })).toBeEnabled();
});
