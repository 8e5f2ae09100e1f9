import { secondMs } from '#platform/contract/durations.ts';
import type { OutsideTask, Transact } from '../background.ts';
import type { Act } from '../calls/act.ts';
import { keyIdOf, type Secret, secretsOf } from './keys.ts';
import { emptyBefore, resealingRows, saveProgress } from './secret-register.store.ts';

/** One bounded step: rows after the one that was looked at last; `after` null once the end was reached and nothing is left. */
export type ResealStep = { after: string | null; moved: number; unreadable: number };

/** A table, or a shelf of files, whose contents are sealed anew in steps. A step that is repeated does no harm. */
export type ResealSubject = {
  name: string;
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
  return {
    name: resealTaskName,
    label: '用新的 SECRET 重新加密',
    everyMs: 5 * secondMs,
    runOutside: async (transact) => {
      if (isOver) return false;
      const subject = await transact(async ({ sql }) => {
        const rows = new Map((await resealingRows(sql)).map((row) => [row.subject, row]));
        const next = subjects.find(({ name }) => !isDone(rows.get(name), keyId));
        const row = next && rows.get(next.name);
        return next && { ...next, after: row?.keyId === keyId ? row.after : null };
      });
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

const isDone = (row: { keyId: string; doneAt: Date | null } | undefined, keyId: string): boolean =>
  row !== undefined && row.keyId === keyId && row.doneAt !== null;

async function carryOut(
  transact: Transact,
  { name, after, step, stepOutside }: ResealSubject & { after: string | null },
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
