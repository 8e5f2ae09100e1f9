import type { BrowserContext } from '@playwright/test';

type LoginAnswer = { result: { accessToken: string; loginInfo: Record<string, unknown> } };

/** Signs a browser in as the login page does: token and display cookies (requirements.md 9). */
export async function signInBrowser(
  context: BrowserContext,
  origin: string,
  loginName: string,
  password = 'Jianglan#2026',
): Promise<string> {
  const answer = await context.request.post(`${origin}/api/token/loginUser/WsAudience`, {
    data: { userLoginName: loginName, userPwd: password },
  });
  const { result } = (await answer.json()) as LoginAnswer;
  const info = result.loginInfo;
  const values = {
    'Admin-Token': result.accessToken,
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
  return result.accessToken;
}
