import type { Page } from '@playwright/test';
import { listSmsCall } from '../src/domains/accounts/web/sms/sms.calls.ts';
import { must, signInClient } from './process/api-client.ts';

/** A number that no other journey has; `place` tells those of one journey apart. */
export const freshMobile = (place: number): string =>
  `177${String((Date.now() + place) % 100_000_000).padStart(8, '0')}`;

/** The code of the newest message to a number that has one, as staff read it in the outbox of the demo. */
export async function codeSentTo(page: Page, mobile: string): Promise<string> {
  const staff = await signInClient(new URL(page.url()).origin, 'admin001');
  const { list } = await must(staff, listSmsCall, { number: mobile, template: 'verifyCode' });
  const code = /\d{6}/.exec(list[0]?.text ?? '')?.[0];
  if (!code) throw new Error(`no code was sent to ${mobile}`);
  return code;
}
