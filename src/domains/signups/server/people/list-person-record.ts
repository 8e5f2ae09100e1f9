import type { Answer } from '#domains/activities/contract/questions.contract.ts';
import { answersLine } from '../../contract/answers.words.ts';
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

/** What the person and the product did; the team's own lines say who wrote them. */
const ownLine = { by: null, noteId: null };

function stepsOf(person: PersonSignedUp, now: Date) {
  const { createdAt, decidedAt, note, state, statusReason } = person;
  const said = [note, answersLine(person.answers as Answer[])].filter(Boolean).join('；');
  const decision = [signUpStates[state], statusReason].filter(Boolean).join('：');
  return [
    { ...ownLine, kind: 'signedUp' as const, at: createdAt, text: said || '没有留言' },
    ...(decidedAt ? [{ ...ownLine, kind: 'decided' as const, at: decidedAt, text: decision }] : []),
    ...questionSteps(person, now),
  ];
}

function questionSteps({ askedAt, expiresAt, answer, answeredAt }: PersonSignedUp, now: Date) {
  if (!askedAt || !expiresAt) return [];
  const standing = reconfirmStates[reconfirmState({ answer, expiresAt }, now)];
  const answered = answer === 'keep' ? '照常来' : '不来了';
  return [
    { ...ownLine, kind: 'asked' as const, at: askedAt, text: standing },
    ...(answeredAt ? [{ ...ownLine, kind: 'answered' as const, at: answeredAt, text: answered }] : []),
  ];
}
