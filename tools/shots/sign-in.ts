import type { BrowserContext } from '@playwright/test';
import { loginCall, must } from '../../e2e/process/api-client.ts';

/** Signs a browser in as the login page does: token and display cookies (requirements.md 9). */
export async function signInBrowser(
  context: BrowserContext,
  origin: string,
  loginName: string,
  password = 'Jianglan#2026',
): Promise<string> {
  const browser = { address: origin, token: '', browser: context.request };
  const asked = { userLoginName: loginName, userPwd: password };
  const { accessToken, loginInfo: info } = await must(browser, loginCall, asked);
  const values = {
    'Admin-Token': accessToken,
    userInfo: JSON.stringify(info),
    userId: String(info.loginId),
    roleId: String(info.tmRole_id),
    userType: String(info.userType),
    userName: String(info.loginName),
    realName: String(info.realName),
  };
  await context.addCookies(
    Object.entries(values).map(([name, value]) => ({ name, value: encodeURIComponent(value), url: origin })),
  );
  return accessToken;
}
