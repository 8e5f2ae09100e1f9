import { z } from 'zod';
import { hourMs } from '#platform/contract/durations.ts';
import { doneResult } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { archiveRefusals } from './mydata.words.ts';

export const orderMyArchive = operation({
  name: 'orderMyArchive',
  act: '申请导出我的全部数据',
  method: 'POST',
  path: '/api/mydata/OrderMyArchive',
  caller: 'volunteer',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({}),
  result: doneResult,
  refusals: archiveRefusals,
  summary:
    'Orders a ZIP with everything that is kept about the caller (PIPL 45): made in the background, told by a message, fetched under 我的数据中心 for seven days.',
  rateLimit: { max: 10, windowMs: hourMs },
});
