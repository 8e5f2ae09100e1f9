import { minuteMs, secondMs } from '#platform/contract/durations.ts';
import type { OutsideTask, Transact } from '../background.ts';
import type { Act } from '../calls/act.ts';
import { keyIdOf, type Secret, secretsOf } from './keys.ts';
import { emptyBefore, noteWaiting, resealingRows, saveProgress } from './secret-register.store.ts';
import { readSecretState } from './secret-state.queries.ts';
import { createPause } from '../telling/pause.ts';

/** One bounded step: rows after the one that was looked at last; `after` null once the end was reached and nothing is left. `seen` no longer wait. */
export type ResealStep = { after: string | null; moved: number; unreadable: number; seen: number };

/** A table, or a shelf of files, whose contents are sealed anew in steps. A step that is repeated does no harm. */
export type ResealSubject = {
  name: string;
  /** How many of its values, or files, wait beyond the one that was looked at last; asked once, before the first step. */
  count: (act: Pick<Act, 'sql'>, after: string | null) => Promise<number>;
  /** In the transaction that notes how far it came. */
  step?: (act: Act, after: string | null) => Promise<ResealStep>;
  /** With files in between: what it did is noted after it. */
  stepOutside?: (transact: Transact, after: string | null) => Promise<ResealStep>;
};

export const resealTaskName = 'secrets.reseal';

/**
 * Seals everything anew that lies under a secret before, or names none, subject by subject in bounded steps. A process that is killed leaves
 * what it committed, and the next one goes on there. When all is done the secrets before are noted as empty.
 */
export function createResealTask(
  secret: Secret,
  subjects: readonly ResealSubject[],
  tell: (line: string) => void,
): OutsideTask {
  const keyId = keyIdOf(secretsOf(secret).current);
  // Nobody writes under another secret while this process lives: what is done stays so.
  let isOver = false;
  const tellWaiting = createWaitingTeller(tell);
  return {
    name: resealTaskName,
    label: '用新的 SECRET 重新加密',
    everyMs: 5 * secondMs,
    runOutside: async (transact) => {
      if (isOver) return false;
      const subject = await transact(async (act) => {
        const places = await placesOf(act.sql, subjects, keyId);
        const uncounted = places.find(({ isCounted }) => !isCounted);
        if (uncounted) return countWaiting(act, uncounted, keyId);
        await tellWaiting(act);
        return places.find(({ isDone }) => !isDone);
      });
      if (subject === 'counted') return true;
      if (!subject) {
        await transact((act) => finish(act, tell));
        isOver = true;
        return false;
      }
      await carryOut(transact, subject, keyId);
      return true;
    },
  };
}

/** Tells how many values wait, table by table, while a change is under way; once a minute at most. */
function createWaitingTeller(tell: (line: string) => void): (act: Pick<Act, 'sql' | 'now'>) => Promise<void> {
  const pause = createPause(minuteMs);
  return async ({ sql, now }) => {
    if (pause(now.getTime()) === undefined) return;
    const { isMoving, waiting } = await readSecretState(sql);
    if (!isMoving || waiting.length === 0) return;
    const total = waiting.reduce((sum, { count }) => sum + count, 0);
    const each = waiting.map(({ subject, count }) => `${subject} ${count}`).join(', ');
    tell(`${total} values still wait to be sealed under the new SECRET: ${each}`);
  };
}

/** A subject, and how far it has come under the secret in force. */
type Place = ResealSubject & { after: string | null; isDone: boolean; isCounted: boolean };

async function placesOf(
  sql: Act['sql'],
  subjects: readonly ResealSubject[],
  keyId: string,
): Promise<Place[]> {
  const rows = new Map(
    (await resealingRows(sql)).filter((row) => row.keyId === keyId).map((row) => [row.subject, row]),
  );
  return subjects.map((subject) => {
    const row = rows.get(subject.name);
    return {
      ...subject,
      after: row?.after ?? null,
      isDone: (row?.doneAt ?? null) !== null,
      isCounted: (row?.waiting ?? null) !== null,
    };
  });
}

/** Notes how much of a subject waits, of which it is not known yet. */
async function countWaiting(
  act: Act,
  { name: subject, after, count }: Place,
  keyId: string,
): Promise<'counted'> {
  await noteWaiting(act.sql, { subject, keyId, after, waiting: await count(act, after) });
  return 'counted';
}

async function carryOut(
  transact: Transact,
  { name, after, step, stepOutside }: Place,
  keyId: string,
): Promise<void> {
  const note = async (act: Act, done: ResealStep): Promise<void> => {
    const all = await saveProgress(act.sql, { subject: name, keyId, ...done }, act.now);
    if (done.after === null && all.moved > 0)
      await act.audit({
        action: 'resealValues',
        targetType: 'secret',
        targetId: null,
        detail: { subject: name, count: all.moved },
      });
  };
  if (step) return transact(async (act) => note(act, await step(act, after)));
  const done = await stepOutside?.(transact, after);
  if (done) await transact((act) => note(act, done));
}

async function finish(act: Act, tell: (line: string) => void): Promise<void> {
  const emptied = await emptyBefore(act.sql, act.now);
  if (emptied.length === 0) return;
  await act.audit({
    action: 'leaveSecret',
    targetType: 'secret',
    targetId: null,
    detail: { keyIds: emptied.join(', ') },
  });
  tell(
    `nothing is left under the earlier SECRET (${emptied.join(', ')}): SECRET_BEFORE can be taken away once links that were sent before have lapsed`,
  );
}
