import { notify } from '#domains/messages/server/index.ts';
import { publicityEnd } from '#domains/site/server/index.ts';
import { dayLabel } from '#platform/contract/instants.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { teamClaimsPath, teamCorrectionsPath } from '../../contract/hour-origin.rules.ts';
import { teamAccountOf } from '../corrections/corrections.queries.ts';
import { hourOfRequest } from './material.queries.ts';
import { workdaysGoingOn } from './material.rules.ts';
import { type Ask, changeAsk, type MaterialRequest, setClocks } from './material.store.ts';

type Ending = { state: 'answered' | 'lapsed'; answer: string | null };

/** Ends an ask, sets the clock of who asked going again with what was left, and tells them. Ask and request are locked by the caller. */
export async function goOn(
  act: Act,
  { request, ask }: { request: MaterialRequest; ask: Ask },
  ending: Ending,
): Promise<void> {
  await changeAsk(act.sql, ask.id, { ...ending, endedAt: act.now });
  const workdays = workdaysGoingOn(ask.leftWorkdays);
  const over = workdays === undefined ? undefined : await publicityEnd(act.sql, act.now, workdays);
  await setClocks(act, request.key, {
    awaitsUntil: null,
    ...(over && (ask.side === 'team' ? { dueAt: over } : { centreDueAt: over })),
  });
  const until = over ? `请在 ${dayLabel(new Date(over.getTime() - 1))}前决定。` : '期限已过，请尽快决定。';
  await notify(act, {
    accountId: ask.side === 'team' ? await teamAccountOf(act.sql, request.teamId) : ask.askedBy,
    category: 'hours',
    level: 'important',
    title: ending.state === 'answered' ? '本人补交了材料' : '本人没有补交材料',
    body: `${request.words}：${ending.state === 'answered' ? '要的材料已经补交' : '期限内没有补交，按现有材料决定'}。${until}`,
    link: await deskOf(act, request, ask),
  });
}

async function deskOf(act: Act, { key }: MaterialRequest, { side }: Ask): Promise<string> {
  if (side === 'team') return 'claimId' in key ? teamClaimsPath : teamCorrectionsPath;
  const hourId = await hourOfRequest(act.sql, key);
  return hourId === undefined ? '/review/hours' : `/review/hours?hour=${hourId}`;
}
