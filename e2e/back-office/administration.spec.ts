import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { takePage } from '../kept-pages.ts';
import { fillLogin } from '../people.ts';

const loginName = 'zhuli_qinghe';
const personName = '何清和';
const district = '澜滨区';
const ownPassword = 'Qinghe#2026';

/** Staff of the centre at the login page of the back office. */
async function openStaff(page: Page, name: string): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, name);
  await expect(page).toHaveURL('/dashboard/dashboard');
}

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('an account is made, takes its own password, sees its own menu and part of the city, is stopped, and all of it is logged', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const admin = await takePage(browser, origin);
  const staff = await takePage(browser, origin);
  let oneTimePassword = '';

  await test.step('the administrator makes a role from the catalogue', async () => {
    await openStaff(admin, 'admin001');
    await expect(admin.getByRole('button', { name: /^个人信息/ })).toContainText('系统管理员');
    await admin.goto('/system/roles');
    await admin.getByRole('button', { name: '新建角色' }).click();
    const form = admin.getByRole('dialog', { name: '新建角色' });
    await form.getByRole('textbox', { name: '角色名称' }).fill('活动助理');
    await form.getByRole('combobox', { name: '数据范围' }).selectOption({ label: '本单位及下级' });
    await form.getByRole('checkbox', { name: /^审核活动/ }).check();
    await form.getByRole('checkbox', { name: /^查看队伍/ }).check();
    await expect(form.getByRole('checkbox', { name: /^查看审计日志/ })).toBeDisabled();
    await form.getByRole('textbox', { name: '原因' }).fill('活动增多，分担审核');
    await form.getByRole('button', { name: '保存角色' }).click();
    await expect(admin.getByText('角色“活动助理”已保存')).toBeVisible();
    await expect(rowOf(admin, '活动助理')).toContainText('本单位及下级');
    await expect(rowOf(admin, '中心审核员').getByRole('button', { name: /^编辑/ })).toHaveCount(0);
  });

  await test.step('and asks for a staff account, which the security administrator agrees to and reads the password of, once', async () => {
    await admin.goto('/system/users');
    await admin.getByRole('button', { name: '新建账号' }).click();
    const form = admin.getByRole('dialog', { name: '新建工作人员账号' });
    await form.getByRole('textbox', { name: '用户名' }).fill('1x');
    await form.getByRole('textbox', { name: '姓名' }).fill(personName);
    await form.getByRole('textbox', { name: '原因' }).fill('新人到岗');
    await form.getByRole('combobox', { name: '角色' }).selectOption({ label: '活动助理（本单位及下级）' });
    await form.getByRole('button', { name: '创建账号' }).click();
    await expect(form.getByText('用户名以字母开头，6 至 20 个字母、数字或下划线')).toBeVisible();
    await form.getByRole('textbox', { name: '用户名' }).fill(loginName);
    await form.getByRole('button', { name: '创建账号' }).click();
    await expect(form.getByText('这个角色只看本单位及下级，请选择所属单位')).toBeVisible();
    await form
      .getByRole('combobox', { name: '所属单位' })
      .selectOption({ label: `所：${district}新时代文明实践所` });
    await form.getByRole('button', { name: '创建账号' }).click();
    await expect(admin.getByText('已提交，等安全管理员批准后生效')).toBeVisible();
    await expect(rowOf(admin, loginName)).toHaveCount(0);
    await admin.goto('/system/requests');
    await expect(rowOf(admin, loginName)).toContainText('待批准');
    const security = await takePage(browser, origin);
    await openStaff(security, 'anquan001');
    await security.goto('/system/approvals');
    await expect(rowOf(security, loginName)).toContainText('周谨言');
    await rowOf(security, loginName).getByRole('button', { name: /^批准/ }).click();
    await security
      .getByRole('dialog', { name: /^批准/ })
      .getByRole('button', { name: '批准', exact: true })
      .click();
    const handed = security.getByRole('dialog', { name: '一次性密码' });
    oneTimePassword = (await handed.getByRole('status', { name: '一次性密码' }).textContent()) ?? '';
    expect(oneTimePassword).toMatch(/^(\w{4}-){3}\w{4}$/);
    await handed.getByRole('button', { name: '我已转告，关闭' }).click();
    await expect(rowOf(security, loginName)).toHaveCount(0);
    await admin.goto('/system/users');
    await expect(rowOf(admin, loginName)).toContainText('尚未修改初始密码');
  });

  await test.step('the person must change it first, then sees the menu of the role and nothing else', async () => {
    await staff.goto('/login');
    await fillLogin(staff, loginName, oneTimePassword);
    await expect(staff.getByRole('heading', { level: 1, name: '设置新密码' })).toBeVisible();
    await staff.getByRole('textbox', { name: '新密码', exact: true }).fill(ownPassword);
    await staff.getByRole('textbox', { name: '再输一次新密码' }).fill(ownPassword);
    await staff.getByRole('button', { name: '修改密码并进入后台' }).click();
    await expect(staff).toHaveURL('/dashboard/dashboard');
    const menu = staff.locator('#side-bar');
    await expect(menu.getByText('审核中心')).toBeVisible();
    await expect(menu.getByText('系统设置')).toHaveCount(0);
    await staff.goto('/system/users');
    await expect(staff).toHaveURL('/401');
    await expect(staff.getByRole('heading', { name: '你的角色不能打开这个页面' })).toBeVisible();
    await expect(menu.getByText('审核中心')).toBeVisible();
  });

  await test.step('and of the teams only those of the own district', async () => {
    await staff.goto('/manage/teams');
    const areas = staff.getByRole('region', { name: '全部队伍' }).locator('tbody td:nth-child(2)');
    await expect(areas.first()).toBeVisible();
    expect(new Set(await areas.allInnerTexts())).toEqual(new Set([district]));
  });

  await test.step('stopping the account ends the session at once', async () => {
    await admin.goto(`/system/users?keyword=${loginName}`);
    await rowOf(admin, loginName)
      .getByRole('button', { name: `停用${personName}` })
      .click();
    const question = admin.getByRole('dialog', { name: `停用“${personName}”？` });
    await question.getByRole('textbox', { name: '原因' }).fill('借调期满');
    await question.getByRole('button', { name: '停用', exact: true }).click();
    await expect(rowOf(admin, loginName)).toContainText('原因：借调期满');
    await staff.goto('/dashboard/dashboard');
    await expect(staff).toHaveURL(/\/login/);
    await staff.goto('/login');
    await fillLogin(staff, loginName, ownPassword);
    await expect(staff.getByText('账号已停用，如有疑问请联系实践中心')).toBeVisible();
  });

  await test.step('nobody stops himself', async () => {
    await admin.goto('/system/users?keyword=admin001');
    await expect(rowOf(admin, 'admin001')).toContainText('本人');
    await expect(rowOf(admin, 'admin001').getByRole('button', { name: /^停用/ })).toHaveCount(0);
  });

  await test.step('the auditor reads who did it and why', async () => {
    const auditor = await takePage(browser, origin);
    await openStaff(auditor, 'shenji001');
    await auditor.goto('/system/audit?action=setAccountStatus');
    const line = rowOf(auditor, '借调期满').first();
    await expect(line).toContainText('周谨言');
    await line.getByRole('button', { name: '查看启停账号的详情' }).click();
    await expect(auditor.getByRole('dialog', { name: '审计记录' })).toContainText('"after": "disabled"');
  });
});

test('a menu entry is renamed, seen in the preview, and put back', async ({ page }) => {
  await openStaff(page, 'admin001');
  await page.goto('/system/menus');
  await page.getByRole('button', { name: '编辑机构管理' }).click();
  const form = page.getByRole('dialog', { name: '编辑菜单“机构管理”' });
  await form.getByRole('textbox', { name: '名称' }).fill('三级阵地');
  await form.getByRole('button', { name: '保存菜单' }).click();
  await expect(rowOf(page, '三级阵地')).toContainText('已调整');
  await page.getByRole('combobox', { name: '按角色预览' }).selectOption({ label: '系统管理员' });
  await expect(page.getByRole('complementary', { name: '菜单预览' })).toContainText('三级阵地');
  await page.reload();
  await expect(page.locator('#side-bar')).toContainText('三级阵地');
  await page.getByRole('button', { name: '编辑三级阵地' }).click();
  await page.getByRole('button', { name: '这一项恢复默认' }).click();
  await page.getByRole('button', { name: '恢复默认', exact: true }).click();
  await expect(rowOf(page, '机构管理').first()).toBeVisible();
});

test('the centre restricts a volunteer with a reason and looks at a phone number with one', async ({
  page,
}) => {
  await openStaff(page, 'shenhe001');
  await page.goto('/manage/volunteers?status=active');
  const name = (await page.getByRole('row').nth(1).getByRole('link').textContent()) ?? '';
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: '查看联系方式' }).click();
  const question = page.getByRole('dialog', { name: `查看“${name}”的联系方式？` });
  await question.getByRole('textbox', { name: '查看原因' }).fill('核对保险名单');
  await question.getByRole('button', { name: '查看', exact: true }).click();
  const contacts = page.getByRole('dialog', { name: `${name}的联系方式` });
  await expect(contacts).toContainText(/1[3-9]\d{9}/);
  await contacts.getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: '限制报名' }).click();
  const restrict = page.getByRole('dialog', { name: `限制报名“${name}”？` });
  await restrict.getByRole('textbox', { name: '原因' }).fill('连续未到场');
  await restrict.getByRole('button', { name: '限制报名' }).click();
  await expect(page.getByRole('region', { name: '资料' })).toContainText('受限');
  await page.getByRole('button', { name: '解除限制' }).click();
  const lift = page.getByRole('dialog', { name: `解除限制“${name}”？` });
  await lift.getByRole('textbox', { name: '原因' }).fill('已说明情况');
  await lift.getByRole('button', { name: '解除限制' }).click();
  await expect(page.getByRole('region', { name: '资料' })).toContainText('正常');
});

test('public pages follow the site settings at once', async ({ page }) => {
  await openStaff(page, 'admin001');
  await page.goto('/system/site');
  const phone = page.getByRole('textbox', { name: '服务热线' });
  const before = await phone.inputValue();
  const save = async (value: string) => {
    await phone.fill(value);
    await page.getByRole('button', { name: '保存站点设置' }).click();
    await expect(page.getByText('站点设置已保存，网站立即更新').last()).toBeVisible();
    const home = await page.request.get('/user-index/index');
    expect(await home.text()).toContain(value);
  };
  await save('0688-8612-9999');
  await page.reload();
  await save(before);
});

test('the administrator sees how the product runs, and a reviewer does not', async ({ browser, page }) => {
  await openStaff(page, 'admin001');
  await page.getByRole('link', { name: '运行状态' }).click();
  await expect(page).toHaveURL('/system/state');
  await expect(page.getByRole('heading', { name: '运行状态' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '系统运行正常' })).toBeVisible();
  await expect(page.getByRole('img', { name: '近一小时请求的折线图，次/秒' })).toBeVisible();
  await expect(page.getByRole('table', { name: '排队情况' })).toContainText('报表与导出');
  await expect(page.getByRole('table', { name: '后台任务' })).toContainText('候补名额到期', {
    // A product that has just begun knows of its tasks at the next reading, twenty seconds later.
    timeout: 90_000,
  });
  await expect(page.getByRole('table', { name: '保存期限' })).toContainText('发出后 7 天');
  const reviewer = await (await browser.newContext()).newPage();
  await openStaff(reviewer, 'shenhe001');
  await expect(reviewer.getByRole('link', { name: '运行状态' })).toHaveCount(0);
});
