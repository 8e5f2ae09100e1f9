const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS|OpenHarmony/i, '鸿蒙设备'],
  [/^(?=.*Android).*Mobile/, '安卓手机'],
  [/Android/, '安卓平板'],
  [/Windows/, 'Windows 电脑'],
  [/Macintosh|Mac OS X/, 'Mac 电脑'],
  [/Linux|X11/, 'Linux 电脑'],
];
/** The shells of apps come first: they carry the name of the browser inside, too. */
const browsers: [RegExp, string][] = [
  [/MicroMessenger/, '微信'],
  [/DingTalk/, '钉钉'],
  [/AlipayClient/, '支付宝'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/QQBrowser/, 'QQ 浏览器'],
  [/UCBrowser/, 'UC 浏览器'],
  [/HuaweiBrowser/, '华为浏览器'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

export type DeviceName = { device: string; isPhone: boolean };

const nameIn = (names: readonly [RegExp, string][], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** `Windows 电脑 · Chrome` of what a browser called itself: to recognise one's own devices, not to prove anything. */
export function deviceOf(userAgent: string): DeviceName {
  const words = [nameIn(systems, userAgent), nameIn(browsers, userAgent)].filter(Boolean);
  return {
    device: words.join(' · ') || '未知设备',
    isPhone: /iPhone|^(?=.*(?:Android|HarmonyOS)).*Mobile/i.test(userAgent),
  };
}
