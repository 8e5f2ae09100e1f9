import { expect, test } from '../journey.ts';
import { takePage } from '../kept-pages.ts';
import { takePageAs } from '../open-as.ts';
import { fillLogin, sendDecision } from '../people.ts';

/** 值班 is a word that only the centre lets through. */
const title = '银杏里小区楼道扶手擦洗与值班陪聊';
const reason = '请写清雨天怎么安排';
const releaseReason = '服务内容属实，名称只是场合';

test('a team writes an activity, the centre returns it, the team mends it, the centre lets its title through, and it is public', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const team = await takePageAs(browser, origin, 'duiwu003');
  const staff = await takePage(browser, origin);

  await test.step('the check blocks what is not complete', async () => {
    await team.goto('/teamcenter/index/teamactivity/add');
    await team.getByLabel('活动名称').fill(title);
    const bar = team.getByRole('region', { name: '保存和提交' });
    await expect(bar).toContainText(/还有 \d+ 处需要修改/);
    await bar.getByRole('button', { name: '提交审核' }).click();
    await expect(team).toHaveURL('/teamcenter/index/teamactivity/add');
  });

  await test.step('a draft is saved, filled in and submitted', async () => {
    const bar = team.getByRole('region', { name: '保存和提交' });
    await bar.getByRole('button', { name: '存草稿' }).click();
    await expect(team).toHaveURL(/\/teamactivity\/edit\/\d+$/);
    await team.getByLabel('第 1 场岗位').fill('擦洗与陪聊');
    await team.getByRole('combobox', { name: '集合地点' }).fill('银杏里小区东门');
    await team.getByRole('textbox', { name: '详细地址' }).fill('鹿渚区银杏路 18 号');
    await team
      .getByRole('textbox', { name: '活动介绍' })
      .fill(
        '为银杏里小区的独居老人擦洗楼道扶手，再陪他们聊一会儿天。两人一组，领队会先讲清楚分工和注意事项。',
      );
    await team
      .getByRole('textbox', { name: '风险提示' })
      .fill('楼道台阶较滑，请穿防滑鞋，上下楼扶好栏杆，身体不适马上告诉领队。');
    await expect(bar).toContainText('有 1 处要由中心放行');
    await team.getByRole('textbox', { name: '申请放行理由' }).fill('值班的人轮流陪老人聊天，不是看门。');
    await expect(bar).toContainText('内容齐了，由中心决定是否放行');
    await bar.getByRole('button', { name: '提交审核' }).click();
    await expect(team).toHaveURL(/\/teamactivity\/detail\/\d+$/);
  });
  const id = /\d+$/.exec(team.url())?.[0] ?? '';

  const openReview = async () => {
    await staff.goto(`/review/activities?keyword=${encodeURIComponent(title)}&id=${id}`);
    const review = staff.getByRole('complementary', { name: '活动内容和审核' });
    await expect(review).toContainText(title);
    return review;
  };

  await test.step('the reviewer returns it with a reason', async () => {
    await staff.goto('/login');
    await fillLogin(staff, 'shenhe001');
    await expect(staff).toHaveURL('/dashboard/dashboard');
    const review = await openReview();
    await review.getByRole('button', { name: '退回修改' }).click();
    await expect(review.getByText('请填写退回原因，让队伍知道怎么改')).toBeVisible();
    await review.getByRole('textbox', { name: '退回原因' }).fill(reason);
    await review.getByRole('button', { name: '退回修改' }).click();
    await sendDecision(staff);
    await expect(staff.getByText(`“${title}”已退回队伍修改`)).toBeVisible();
  });

  await test.step('the team reads the reason, mends it and submits again', async () => {
    await team.goto(`/teamcenter/index/teamactivity/detail/${id}`);
    await expect(team.getByRole('main')).toContainText(reason);
    await team.goto(`/teamcenter/index/teamactivity/edit/${id}`);
    await team.getByRole('textbox', { name: '恶劣天气处理' }).fill('中雨及以上改期，前一晚 20:00 前通知');
    await team.getByRole('button', { name: '提交审核' }).click();
    await expect(team).toHaveURL(new RegExp(`/teamactivity/detail/${id}$`));
  });

  await test.step('the reviewer passes it and everyone can see it', async () => {
    const review = await openReview();
    await expect(review).toContainText('值班的人轮流陪老人聊天');
    await review.getByRole('textbox', { name: '放行理由', exact: true }).fill(releaseReason);
    await review.getByRole('button', { name: '通过', exact: true }).click();
    await sendDecision(staff);
    await expect(staff.getByText(`“${title}”已通过`)).toBeVisible();
    const visitor = await browser.newPage({ baseURL });
    await visitor.goto(`/user-index/activityDetail/${id}`);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await visitor.close();
    await team.reload();
    await expect(team.getByRole('main')).toContainText(`放行了“值班”：${releaseReason}`);
  });
});
