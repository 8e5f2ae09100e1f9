import { expect, it } from 'vitest';
import { deviceOf } from './device.rules.ts';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'Windows 电脑 · Chrome',
    false,
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Windows 电脑 · Edge',
    false,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 MicroMessenger/8.0',
    'iPhone · 微信',
    true,
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; V2301A) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36',
    '安卓手机 · Chrome',
    true,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1 Version/17.0 Safari/605.1',
    'Mac 电脑 · Safari',
    false,
  ],
  ['curl/8.0', '未知设备', false],
  ['', '未知设备', false],
])('%s is %s', (userAgent, device, isPhone) => {
  expect(deviceOf(userAgent)).toEqual({ device, isPhone });
});
