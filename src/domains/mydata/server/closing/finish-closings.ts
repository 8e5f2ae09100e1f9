import { changeAccount, lockAccount } from '#domains/accounts/server/index.ts';
import { notify } from '#domains/messages/server/index.ts';
import { lockVolunteer, saveStanding } from '#domains/volunteers/server/index.ts';
import { dayMs, minuteMs } from '#platform/contract/durations.ts';
import type { BackgroundTask } from '#platform/server/background.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { PersonLeaving } from '#platform/server/leaving/person-leaving.ts';
import { eraseTraces, eraseWords } from '#platform/server/leaving/traces.store.ts';
import { nextTry } from './closing.rules.ts';
import { changeClosing, type ClosingRow, takeDueClosing } from './closing.store.ts';
import type { DepartedVault } from './departed-vault.ts';
import { blockersOf } from './leaving-blockers.ts';
import { departedOf, type OpenedWords, wordsOf } from './telling-words.ts';

/**
 * Closes accounts whose days are over: one person in one transaction, all rooms or none. True when more may wait. One that
 * fails is seen under 运行状态 and set aside until the others had their turn.
 */
export function finishClosings(
  leaving: () => readonly PersonLeaving[],
  { vault, ...opened }: OpenedWords & { vault: DepartedVault },
): BackgroundTask {
  const setAside = new Set<number>();
  return {
    name: 'mydata.finishClosings',
    label: '注销期满清除个人信息',
    everyMs: 10 * minuteMs,
    run: async (act) => {
      const closing = await takeDueClosing(act.sql, act.now, [...setAside]);
      if (!closing) {
        setAside.clear();
        return false;
      }
      setAside.add(closing.id);
      await finish(act, closing, { leaving: leaving(), opened, vault });
      setAside.delete(closing.id);
      return true;
    },
  };
}

type Given = { leaving: readonly PersonLeaving[]; opened: OpenedWords; vault: DepartedVault };

async function finish(act: Act, closing: ClosingRow, given: Given): Promise<void> {
  await lockVolunteer(act.sql, closing.volunteerId);
  const blockers = await blockersOf(act, given.leaving, closing.volunteerId);
  if (blockers.length === 0) return forgetPerson(act, closing, given);
  await postpone(
    act,
    closing,
    blockers.map(({ sentence }) => sentence),
  );
}

/** Something came between, such as hours that a team entered: it ends first, and the person is told once. */
async function postpone(act: Act, closing: ClosingRow, sentences: readonly string[]): Promise<void> {
  const { id, volunteerId, toldWaitingAt } = closing;
  await changeClosing(act.sql, id, {
    nextTryAt: nextTry(act.now),
    toldWaitingAt: toldWaitingAt ?? act.now,
  });
  if (toldWaitingAt) return;
  await notify(act, {
    accountId: volunteerId,
    category: 'security',
    level: 'important',
    title: '注销还要等一等',
    body: `${sentences.join('；')}。办完后会自动注销。`,
    link: '/usercenter/index/mydata/closing',
  });
  await act.audit({
    action: 'mydata.postponeClosing',
    targetType: 'volunteer',
    targetId: volunteerId,
  });
}

/** The audit line names the act and the number of the person, nothing else of them. */
async function forgetPerson(
  act: Act,
  { id, volunteerId }: ClosingRow,
  { leaving, opened, vault }: Given,
): Promise<void> {
  const volunteer = await lockVolunteer(act.sql, volunteerId);
  const account = await lockAccount(act.sql, volunteerId);
  const departed = departedOf({ ...volunteer, mobileCipher: account?.mobileCipher ?? null }, opened);
  const words = await wordsOf(act.sql, volunteerId, departed);
  for (const { forget, traces } of leaving) {
    await forget?.(act, volunteerId);
    await eraseTraces(act.sql, traces, volunteerId);
    await eraseWords(act.sql, traces, words);
  }
  await saveStanding(act.sql, volunteerId, { status: 'closed', statusReason: null, restrictedUntil: null });
  await changeAccount(act.sql, volunteerId, { status: 'closed' });
  await changeClosing(act.sql, id, {
    closedAt: act.now,
    nextTryAt: new Date(act.now.getTime() + dayMs),
    wordsCipher: vault.seal(departed),
  });
  await act.audit({
    action: 'mydata.closeAccount',
    targetType: 'volunteer',
    targetId: volunteerId,
    detail: { before: 'closing', after: 'closed' },
  });
}
