import { sql as raw } from 'kysely';
import { accountKinds, kindOfUserType, systemName } from '#platform/contract/account-kinds.ts';
import type { LastChange } from '#platform/contract/last-change.ts';
import { dayTimeLabel, timeLabel, toDay, toInstant } from '#platform/contract/instants.ts';
import type { Act, Caller } from './act.ts';
import { type Refusal, VersionConflict } from './failures.ts';

/** Words for what was done, by act; an act that decides has a word for each `verdict` (or state `to`) of its audit line. */
export type Deeds = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** A row that several people may act on: its lines in the audit log, its name in a sentence, and what is done to it. */
export type Contested = {
  targetType: string;
  /** Null for what there is only one of. */
  targetId: number | null;
  /** `这个活动` */
  noun: string;
  deeds: Deeds;
  /** What else the line must say, where one row's lines are about several things: `{ changeId: 7 }`. */
  detail?: Readonly<Record<string, unknown>>;
};

/** The refusal of an act that came too late, with who did what and when (names only of staff and teams, and only to staff). */
export async function overtaken(
  act: Pick<Act, 'sql' | 'caller' | 'now'>,
  contested: Contested,
): Promise<VersionConflict> {
  const change = await lastChange(act, contested);
  return change ? new VersionConflict(sentenceOf(change, act.now), { change }) : new VersionConflict();
}

/** The same under a reason of the operation's own list: the row is not in the state that the act needs any more. */
export async function decidedAlready<Reason extends string>(
  act: Pick<Act<Caller, Reason>, 'sql' | 'caller' | 'now' | 'refuse'>,
  contested: Contested,
  reason: NoInfer<Reason>,
): Promise<Refusal> {
  const change = await lastChange(act, contested);
  return change
    ? act.refuse(reason, { msg: sentenceOf(change, act.now), result: { change } })
    : act.refuse(reason);
}

/** `李娜 10:32 已退回这个活动，你这次的操作没有生效。` On another day the date stands before the time. */
export function sentenceOf({ at, by, deed }: LastChange, now: Date): string {
  const when = toDay(new Date(at)) === toDay(now) ? timeLabel(at) : dayTimeLabel(at);
  return `${by} ${when} 已${deed}，你这次的操作没有生效。`;
}

async function lastChange(
  { sql, caller }: Pick<Act, 'sql' | 'caller'>,
  { targetType, targetId, noun, deeds, detail }: Contested,
): Promise<LastChange | undefined> {
  const line = await sql
    .selectFrom('auditLog as l')
    .leftJoin('accounts as c', 'c.id', 'l.actorId')
    .select(['l.at', 'l.actorId', 'l.actorName', 'l.action', 'c.userType'])
    .select(raw<string | null>`coalesce(l.detail ->> 'verdict', l.detail ->> 'to')`.as('outcome'))
    .where('l.targetType', '=', targetType)
    .where('l.targetId', targetId === null ? 'is' : '=', targetId)
    .where('l.action', 'in', Object.keys(deeds))
    .$if(detail !== undefined, (lines) =>
      lines.where(raw<boolean>`l.detail @> ${JSON.stringify(detail)}::jsonb`),
    )
    .orderBy('l.at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!line) return undefined;
  const word = deeds[line.action];
  const deed = typeof word === 'object' ? word[line.outcome ?? ''] : word;
  return { at: toInstant(line.at), by: nameFor(caller, line), deed: `${deed ?? '修改'}${noun}` };
}

type Actor = { actorId: number | null; actorName: string; userType: 1 | 2 | 3 | null };

/** How the caller may know who acted. A team's login is shared, so its own acts are the team's, not the caller's. */
function nameFor(caller: Caller, { actorId, actorName, userType }: Actor): string {
  const isSelf = caller.kind !== 'anonymous' && caller.accountId === actorId;
  if (isSelf) return accountKinds[caller.kind].self;
  if (userType === null) return systemName;
  const isNamed = caller.kind === 'staff' && userType !== 2;
  return isNamed ? actorName : accountKinds[kindOfUserType[userType]].name;
}
