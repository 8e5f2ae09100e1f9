import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/people.contract.ts';
import { reconfirmStates, signUpStates } from '../../contract/signups.words.ts';
import { reconfirmState } from '../reconfirm/reconfirm.rules.ts';
import { notesOfPerson, type PersonSignedUp, personSignedUp } from './people.queries.ts';
import { isContactDay } from './people.rules.ts';

/** What happened between the team and one person who signed up, oldest first. @throws NotFound */
export const listPersonRecord: UseCase<typeof contract.listPersonRecord> = async (act, { signUpId }) => {
  const person = await personSignedUp(act.sql, signUpId, act.caller);
  const notes = await notesOfPerson(act.sql, { ...person, teamId: act.caller.teamId });
  const lines = [
    ...stepsOf(person, act.now),
    ...notes.toReversed().map(({ id, kind, body, authorName, createdAt }) => ({
      kind,
      at: createdAt,
      by: authorName,
      text: body,
      noteId: kind === 'note' ? id : null,
    })),
  ];
  return {
    isContactDay: isContactDay(person, act.now),
    list: lines
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .map((line) => ({ ...line, at: toInstant(line.at) })),
  };
};

function stepsOf(person: PersonSignedUp, now: Date) {
  const { createdAt, decidedAt, note, state, statusReason, askedAt, expiresAt, answer, answeredAt } = person;
  const line = { by: null, noteId: null };
  return [
    { ...line, kind: 'signedUp' as const, at: createdAt, text: note || '没有留言' },
    ...(decidedAt
      ? [
          {
            ...line,
            kind: 'decided' as const,
            at: decidedAt,
            text: [signUpStates[state], statusReason].filter(Boolean).join('：'),
          },
        ]
      : []),
    ...(askedAt && expiresAt
      ? [
          {
            ...line,
            kind: 'asked' as const,
            at: askedAt,
            text: reconfirmStates[reconfirmState({ answer, expiresAt }, now)],
          },
        ]
      : []),
    ...(answeredAt
      ? [
          {
            ...line,
            kind: 'answered' as const,
            at: answeredAt,
            text: answer === 'keep' ? '照常来' : '不来了',
          },
        ]
      : []),
  ];
}
