import { readDueAfter } from '#domains/site/server/index.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import type { Outbox } from '#platform/server/outbox.ts';
import type { NeedStatus } from '../contract/needs.words.ts';
import { createNeedFilesReader, type NeedFilesReader } from './files/need-files.ts';
import { createNeedVault, type NeedPeople } from './need-vault.ts';
import { clockEnd, mayMove, type NeedMover } from './needs.rules.ts';
import { lockNeed, moveNeed, type NeedRow } from './needs.store.ts';
import { createTellRequester, type NewsFacts } from './tell-requester.ts';
import type { Secret } from '#platform/server/encryption.ts';

/** A way of a need that the room of jobs takes it: who moves it where, and what the requester is told. */
export type NeedMove = {
  to: NeedStatus;
  by: NeedMover;
  note?: string;
  news?: NewsFacts;
};

/** What the rooms above do with needs that they work on; the needs room alone writes them. */
export type NeedWork = {
  /** One need, its row locked until the transaction ends. */
  lock: (act: Pick<Act, 'sql'>, needId: number) => Promise<NeedRow | undefined>;
  /** Moves a locked need by the table of states; back at the centre its clock of the dispatch begins anew. Gives its new version. */
  move: (act: Act<Caller, never>, need: NeedRow, move: NeedMove) => Promise<void>;
  /** Tells the requester of a need that stays where it is. */
  tell: (act: Act<Caller, never>, need: NeedRow, news: NewsFacts) => Promise<void>;
  /** Names, numbers, door and risk; whoever asks has checked who may. */
  peopleOf: (need: Pick<NeedRow, 'privateCipher'>) => NeedPeople;
  /** Links to recording and pictures, for the same. */
  filesOf: NeedFilesReader;
};

const dispatchWorkdays = 1;

/** The door of the needs room for who works on needs. */
export function createNeedWork({
  secret,
  outbox,
}: {
  secret: Secret;
  outbox: Pick<Outbox, 'enqueue'>;
}): NeedWork {
  const vault = createNeedVault(secret);
  const tell = createTellRequester(outbox);
  const peopleOf: NeedWork['peopleOf'] = ({ privateCipher }) => vault.open(privateCipher);
  const tellOf: NeedWork['tell'] = (act, need, news) => {
    const { id: needId, needNo, title, requesterAccountId: accountId } = need;
    return tell(act, { needId, needNo, title, mobile: peopleOf(need).requesterMobile, accountId }, news);
  };
  return {
    tell: tellOf,
    lock: ({ sql }, needId) => lockNeed(sql, needId),
    peopleOf,
    filesOf: createNeedFilesReader(secret),
    async move(act, need, { to, by, note = '', news }) {
      if (!mayMove(need.status, to, by)) throw new Error(`${by} cannot move ${need.status} to ${to}`);
      const byId = by === 'system' || act.caller.kind === 'anonymous' ? null : act.caller.accountId;
      await moveNeed(act.sql, {
        needId: need.id,
        to,
        now: act.now,
        step: { byKind: by, byId, reason: null, note },
        change: to === 'toDispatch' ? await dispatchClock(act, need) : {},
      });
      if (news) await tellOf(act, need, news);
    },
  };
}

const dispatchClock = async ({ sql, now }: Pick<Act, 'sql' | 'now'>, { urgency }: NeedRow) => ({
  dispatchDueAt: clockEnd(urgency, now, await readDueAfter(sql, now, dispatchWorkdays)),
  overdueToldAt: null,
  endedAt: null,
});
