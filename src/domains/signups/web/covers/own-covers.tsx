import { dayLabel, dayTimeLabel, spanLabel } from '#platform/contract/instants.ts';
import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { AskFirstButton } from '#platform/web/ui/ask-first-button.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { coverGroups, coverStates, lastCoverGroup } from '../../contract/covers.words.ts';
import { askNextCoverGroupCall, listMyCoversCall, withdrawCoverCall } from '../signups.calls.ts';
import styles from './covers.module.css';

type OwnCover = RemoteResult<typeof listMyCoversCall>['mine'][number];
const refreshes = [listMyCoversCall];
const groupNos = [1, 2, 3] as const;

/** What one asked cover for: who was asked so far, as counts, and what can still be done. */
export const OwnCovers = ({ covers }: { covers: readonly OwnCover[] }) => (
  <ul className={styles.list}>
    {covers.map((cover) => (
      <li key={cover.requestId} className={styles.item}>
        <div>
          <h3>{cover.title}</h3>
          <p className="muted">
            {cover.postName} {dayLabel(cover.startsAt)} {spanLabel(cover.startsAt, cover.endsAt)}，
            {cover.placeName}
          </p>
        </div>
        <StatusDot tone={stateTone(coverStates[cover.state])}>{coverStates[cover.state]}</StatusDot>
        <Groups cover={cover} />
        {cover.state === 'done' && <p>由{cover.takerName}接下，不再是你的班。</p>}
        {(cover.state === 'open' || cover.state === 'awaiting') && <Acts cover={cover} />}
      </li>
    ))}
  </ul>
);

function Groups({ cover: { groups, nextGroupAt, state } }: { cover: OwnCover }) {
  const last = groups.at(-1)?.groupNo ?? 0;
  return (
    <ol className={styles.groups} aria-label="问到哪一组">
      {groupNos.map((groupNo) => {
        const asked = groups.find((group) => group.groupNo === groupNo);
        const isNext = groupNo === last + 1 && state === 'open' && nextGroupAt !== null;
        return (
          <li key={groupNo} data-asked={asked !== undefined || undefined}>
            <b>{coverGroups[groupNo]}</b>
            {asked
              ? `问了 ${asked.askedCount} 人，${asked.noCount} 人没空`
              : groupNo < last
                ? '没有合适的人'
                : isNext
                  ? `${dayTimeLabel(nextGroupAt)} 还没人接才问`
                  : '还没问'}
          </li>
        );
      })}
    </ol>
  );
}

function Acts({ cover }: { cover: OwnCover }) {
  const next = useOperationCommand(askNextCoverGroupCall, { refreshes });
  const withdraw = useOperationCommand(withdrawCoverCall, { refreshes });
  const last = cover.groups.at(-1)?.groupNo ?? 0;
  return (
    <>
      <p className={styles.hold}>
        <b>有人接下之前，这一班还是你的。</b>
        {cover.state === 'awaiting' && `${cover.takerName}愿意接，等队伍同意。`}
      </p>
      <div className={styles.acts}>
        <AskFirstButton
          look="line"
          question={{ title: '还是自己去？', decisiveLabel: '我自己去' }}
          consequence="收回求助，问过的人不会再看到这一班。"
          onConfirm={() => withdraw.mutateAsync({ requestId: cover.requestId })}
        >
          我还是自己去
        </AskFirstButton>
        {cover.state === 'open' && last < lastCoverGroup && (
          <AskFirstButton
            look="soft"
            question={{ title: '现在就问下一组？', decisiveLabel: '现在就问' }}
            consequence="会多几个人收到消息；一个人一周最多收到一条求助。"
            onConfirm={async () => {
              const { askedCount } = await next.mutateAsync({ requestId: cover.requestId });
              showToast({
                kind: askedCount > 0 ? 'success' : 'warning',
                text: askedCount > 0 ? `又问了 ${askedCount} 人` : '后面几组没有合适的人了，请联系领队',
              });
            }}
          >
            现在就问下一组
          </AskFirstButton>
        )}
      </div>
    </>
  );
}
