import { notify } from '#domains/messages/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/people.contract.ts';
import { personSignedUp, sentToday } from './people.queries.ts';
import { judgeMessage } from './people.rules.ts';
import { insertPersonNote, lockTeamOfNotes } from './people.store.ts';

/** Writes to one person about their sign-up; the text stays in the person's record. @throws Refusal of the day's limits */
export const messageSignUp: UseCase<typeof contract.messageSignUp> = async (act, { signUpId, body }) => {
  const { teamId, accountId, displayName } = act.caller;
  const person = await personSignedUp(act.sql, signUpId, act.caller);
  await lockTeamOfNotes(act.sql, teamId);
  const refusal = judgeMessage(await sentToday(act.sql, { ...person, teamId, now: act.now }));
  if (refusal) throw act.refuse(refusal);
  await insertPersonNote(act.sql, {
    kind: 'message',
    teamId,
    volunteerId: person.volunteerId,
    signUpId,
    body,
    authorId: accountId,
    authorName: displayName,
    createdAt: act.now,
  });
  await notify(act, {
    accountId: person.accountId,
    category: 'signUp',
    title: `${person.teamName}给你的消息`,
    body: `关于“${person.title}”：${body}`,
    link: `/usercenter/index/myactivity/detail/${person.activityId}`,
  });
  await act.audit({ targetType: 'signUp', targetId: signUpId, detail: { body } });
  return {};
};
