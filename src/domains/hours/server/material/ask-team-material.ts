import { isSamePerson, personsOf } from '#domains/teams/server/index.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { askMaterialRefusals } from '../../contract/material.words.ts';
import { askMaterial } from './ask-material.ts';
import { judgeAsk } from './material.rules.ts';
import { lockRequest, type RequestKey } from './material.store.ts';

type Asking = { key: RequestKey; missing: string };

/** The team's ask about a request made to it, by somebody of it who is not the person. @throws NotFound, Refusal */
export async function askTeamMaterial(
  act: Act<TeamCaller, keyof typeof askMaterialRefusals>,
  { key, missing }: Asking,
): Promise<{ dueAt: string }> {
  const { sql, now, caller } = act;
  const request = await lockRequest(sql, key);
  if (request?.teamId !== caller.teamId) throw new NotFound('没有这份申请');
  const personBy = await personsOf(sql, [caller.accountId, request.volunteerId]);
  const refusal = judgeAsk({
    isWaiting: request.state === 'atTeam',
    isOwn: isSamePerson(personBy(caller.accountId), personBy(request.volunteerId)),
    isHandedOn: request.awaitsUntil === null && request.dueAt <= now,
    hasAsked: request.awaitsUntil !== null,
  });
  if (refusal) throw act.refuse(refusal);
  const asked = await askMaterial(act, request, { side: 'team', missing });
  if (!asked) throw act.refuse('alreadyAsked');
  return asked;
}
