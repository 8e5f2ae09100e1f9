import { z } from 'zod';
import { exportResult } from '#platform/contract/exports/export-result.ts';
import { exportRefusals } from '#platform/contract/exports/exports.words.ts';
import { doneResult, idField, instantField, reasonField, textField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import { applicationFilterShape } from './application-filter.contract.ts';
import { personLineKinds, personRefusals } from './people.words.ts';

const personText = (label: string) => textField(label, 2, 300);

/** What happened between the team and one person who signed up, oldest first: asked and answered, written, noted. */
export const listPersonRecord = operation({
  name: 'listPersonRecord',
  method: 'POST',
  path: '/api/signups/ListPersonRecord',
  caller: 'team',
  ledBy: 'leader',
  effect: 'read',
  request: z.strictObject({ signUpId: idField }),
  result: z.strictObject({
    /** The shift is today and the person is on its list, so that their phone may be seen. */
    isContactDay: z.boolean(),
    list: z.array(
      z.strictObject({
        kind: z.enum(keysOf(personLineKinds)),
        at: instantField,
        /** Of the team's own lines who wrote it; null for what the person or the clock did. */
        by: z.string().nullable(),
        text: z.string(),
        /** Of a note, which can be taken away again. */
        noteId: idField.nullable(),
      }),
    ),
  }),
  refusals: {},
  summary: '一位报名者的沟通记录',
});

/** Phone and, while the shift runs, emergency contact of somebody on today's list; each look is logged and shown to the person (PIPL 44). */
export const revealSignUpContact = operation({
  name: 'revealSignUpContact',
  act: '查看联系电话',
  method: 'POST',
  path: '/api/signups/RevealSignUpContact',
  caller: 'team',
  ledBy: 'leader',
  effect: 'write',
  request: z.strictObject({ signUpId: idField }),
  result: z.strictObject({
    mobile: z.string().nullable(),
    /** Name and phone; null before the hour ahead of the shift and two hours after it, and where none was left. */
    emergency: z.string().nullable(),
  }),
  refusals: personRefusals,
  summary: '服务当天查看一位志愿者的联系电话',
  rateLimit: { max: 120, windowMs: 600_000 },
});

/** A message to one person about their sign-up: three a day a person, sixty a day a team. */
export const messageSignUp = operation({
  name: 'messageSignUp',
  act: '单发消息',
  method: 'POST',
  path: '/api/signups/MessageSignUp',
  caller: 'team',
  ledBy: 'leader',
  effect: 'write',
  request: z.strictObject({ signUpId: idField, body: personText('消息') }),
  result: doneResult,
  refusals: personRefusals,
  summary: '给一位报名者发消息',
});

/** A note about a person for the team itself; the person can read it in 我的数据中心 (PIPL 45). */
export const addPersonNote = operation({
  name: 'addPersonNote',
  act: '添加备注',
  method: 'POST',
  path: '/api/signups/AddPersonNote',
  caller: 'team',
  ledBy: 'leader',
  effect: 'write',
  request: z.strictObject({ signUpId: idField, body: personText('备注') }),
  result: doneResult,
  refusals: {},
  summary: '给一位报名者添加备注',
});

export const removePersonNote = operation({
  name: 'removePersonNote',
  act: '删除备注',
  method: 'POST',
  path: '/api/signups/RemovePersonNote',
  caller: 'team',
  ledBy: 'leader',
  effect: 'write',
  request: z.strictObject({ noteId: idField }),
  result: doneResult,
  refusals: {},
  summary: '删除一条备注',
});

/** What teams noted about the caller and wrote to them, newest first. */
export const listNotesOnMe = operation({
  name: 'listNotesOnMe',
  method: 'POST',
  path: '/api/signups/ListNotesOnMe',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject(pageRequestShape),
  result: z.strictObject(
    pageResultShape(
      z.strictObject({
        noteId: idField,
        kind: z.enum(['note', 'message']),
        teamName: z.string(),
        activityTitle: z.string(),
        text: z.string(),
        at: instantField,
      }),
    ),
  ),
  refusals: {},
  summary: '队伍写给我和记我的话',
});

/** Sign-ups of one activity by the list's filters, phones masked. */
export const exportSignUps = operation({
  name: 'exportSignUps',
  isReport: true,
  act: '导出报名名单',
  method: 'POST',
  path: '/api/signups/ExportSignUps',
  caller: 'team',
  ledBy: 'leader',
  effect: 'write',
  request: z.strictObject({ ...applicationFilterShape, reason: reasonField }),
  result: exportResult,
  refusals: exportRefusals,
  summary: '报名名单导出为表格（Base64），手机号打码',
});

/**
 * Who has a place, as an insurer wants them; ID numbers are filled in by each person on paper, with a signature that is the separate
 * consent to give them on (PIPL 23, 29).
 */
export const exportInsuranceList = operation({
  name: 'exportInsuranceList',
  isReport: true,
  act: '导出投保名单',
  method: 'POST',
  path: '/api/signups/ExportInsuranceList',
  caller: 'team',
  ledBy: 'leader',
  effect: 'write',
  request: z.strictObject({ activityId: idField, shiftId: idField.optional(), reason: reasonField }),
  result: exportResult,
  refusals: exportRefusals,
  summary: '投保名单导出为表格（Base64），证件号码由本人填写',
});
