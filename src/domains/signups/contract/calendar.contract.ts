import { z } from 'zod';
import { minuteMs } from '#platform/contract/durations.ts';
import { idField, instantField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';

/** One of my places or applications as a calendar file. Somebody else's, and what is over and done with, is 404. */
export const getSignUpCalendar = operation({
  name: 'getSignUpCalendar',
  method: 'GET',
  path: '/api/signups/GetSignUpCalendar/{id}',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    fileName: z.string(),
    /** iCalendar (RFC 5545). */
    ics: z.string(),
  }),
  refusals: {},
  summary: '一次报名的日历文件',
});

/** Whether I have a calendar address, and since when; the address itself is shown once, when it is made. */
export const getCalendarFeed = operation({
  name: 'getCalendarFeed',
  method: 'GET',
  path: '/api/signups/GetCalendarFeed',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({ createdAt: instantField.nullable() }),
  refusals: {},
  summary: '我的日历订阅',
});

/** Makes my private calendar address; an earlier one stops working. */
export const createCalendarFeed = operation({
  name: 'createCalendarFeed',
  act: '开通日历订阅',
  method: 'POST',
  path: '/api/signups/CreateCalendarFeed',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({}),
  result: z.strictObject({
    /** From the root of the site; whoever knows it can read my dates. */
    path: z.string(),
    createdAt: instantField,
  }),
  refusals: {},
  summary: '开通日历订阅或换一个地址',
  rateLimit: { max: 10, windowMs: minuteMs },
});

/** Ends my calendar address. Without one nothing changes. */
export const revokeCalendarFeed = operation({
  name: 'revokeCalendarFeed',
  act: '停用日历订阅',
  method: 'POST',
  path: '/api/signups/RevokeCalendarFeed',
  caller: 'volunteer',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({}),
  result: z.strictObject({}),
  refusals: {},
  summary: '停用日历订阅',
});
