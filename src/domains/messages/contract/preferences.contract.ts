import { z } from 'zod';
import { operation } from '#platform/contract/operation.ts';
import { categoryField } from './messages.contract.ts';
import { messageChannels } from './messages.words.ts';

const preferencesSchema = z.strictObject({
  /** Categories of this kind of account, in the order shown. */
  categories: z.array(
    z.strictObject({
      category: categoryField,
      site: z.boolean(),
      /** 站内 of safety and of the system cannot be turned off. */
      isSiteFixed: z.boolean(),
      /** Null where no text messages are sent. */
      sms: z.boolean().nullable(),
    }),
  ),
  /** Masked number text messages go to; null without a verified one. */
  mobile: z.string().nullable(),
  mutedTeams: z.array(z.strictObject({ teamId: z.int(), name: z.string() })),
});
export type MessagePreferences = z.output<typeof preferencesSchema>;

export const getMessagePreferences = operation({
  name: 'getMessagePreferences',
  method: 'GET',
  path: '/api/messages/GetMessagePreferences',
  caller: 'signedIn',
  effect: 'read',
  request: z.strictObject({}),
  result: preferencesSchema,
  refusals: {},
  summary: 'Which messages reach the caller by which channel.',
});

export const setMessagePreference = operation({
  name: 'setMessagePreference',
  act: '设置消息接收方式',
  method: 'PUT',
  path: '/api/messages/SetMessagePreference',
  caller: 'signedIn',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({
    category: categoryField,
    channel: z.enum(messageChannels, '没有这个渠道'),
    isOn: z.boolean('请选择开或关'),
  }),
  result: preferencesSchema,
  refusals: {
    alwaysOn: '系统和安全类站内消息不能关闭',
    noSuchChannel: '这类消息不发短信',
  },
  summary: 'Turns one category of messages on or off for one channel.',
});
