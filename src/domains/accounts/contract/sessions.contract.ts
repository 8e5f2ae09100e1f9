import { z } from 'zod';
import { doneResult, idField, instantField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';

export const listMySessions = operation({
  name: 'listMySessions',
  method: 'GET',
  path: '/api/accounts/ListMySessions',
  caller: 'signedIn',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({
    list: z.array(
      z.strictObject({
        sessionId: z.int(),
        /** Kind of device and browser in words, as far as the browser told. */
        device: z.string(),
        isPhone: z.boolean(),
        isCurrent: z.boolean(),
        signedInAt: instantField,
        /** Exact to a minute. */
        lastSeenAt: instantField,
      }),
    ),
  }),
  refusals: {},
  summary: 'Where the caller is signed in now, this device first.',
});
export type MySessionView = z.output<(typeof listMySessions)['result']>['list'][number];

export const listMyLogins = operation({
  name: 'listMyLogins',
  method: 'GET',
  path: '/api/accounts/ListMyLogins',
  caller: 'signedIn',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({
    list: z.array(
      z.strictObject({
        at: instantField,
        /** False for a try that was refused: a wrong password, a locked account. */
        isDone: z.boolean(),
        way: z.enum(['password', 'sms']),
        /** Kept 90 days. */
        address: z.string().nullable(),
      }),
    ),
  }),
  refusals: {},
  summary: "The caller's last ten logins and refused tries, newest first.",
});
export type MyLoginView = z.output<(typeof listMyLogins)['result']>['list'][number];

export const endMySession = operation({
  name: 'endMySession',
  act: '退出一台设备',
  method: 'POST',
  path: '/api/accounts/EndMySession',
  caller: 'signedIn',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ sessionId: idField }),
  result: doneResult,
  refusals: { current: '这是正在使用的设备，请用“退出登录”' },
  summary: 'Signs one other device out.',
});

export const endOtherSessions = operation({
  name: 'endOtherSessions',
  act: '退出其他设备',
  method: 'POST',
  path: '/api/accounts/EndOtherSessions',
  caller: 'signedIn',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({}),
  result: z.strictObject({ endedCount: z.int() }),
  refusals: {},
  summary: 'Signs every device out but this one.',
});
