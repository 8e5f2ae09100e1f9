import { Link } from 'react-router';
import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import type { ResultOf } from '#platform/contract/operation.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { AskFirstButton } from '#platform/web/ui/ask-first-button.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import type { listMyMakeups } from '../../contract/makeups.contract.ts';
import { makeupStates, writableMakeups } from '../../contract/makeups.words.ts';
import { teamPaths } from '../team/team-paths.ts';
import { factsLine } from './makeup-facts.tsx';
import { deleteMakeupCall, makeupReads, withdrawMakeupCall } from './makeups.calls.ts';
import styles from './makeup.module.css';

type Row = ResultOf<typeof listMyMakeups>['list'][number];

/** One of the team's past activities: where it stands, what was said, what can be done. */
export function MakeupItem({ makeup }: { makeup: Row }) {
  const { makeupId, title, state, note, peopleCount, makeupNo } = makeup;
  return (
    <article className={styles.row} aria-label={title}>
      <div>
        <p className={styles.state}>
          <StatusDot tone={stateTone(makeupStates[state])}>{makeupStates[state]}</StatusDot>
          <span>{makeupNo}</span>
        </p>
        <h2>
          <Link to={teamPaths.makeup(makeupId)}>{title}</Link>
        </h2>
        <p className={styles.facts}>
          {factsLine(makeup)} · {peopleCount} 人
        </p>
        {note && state !== 'passed' && (
          <p className={styles.note}>
            {makeupStates[state]}：{note}
          </p>
        )}
      </div>
      <MakeupActs makeup={makeup} />
    </article>
  );
}

/** What the team can do with it where it stands. */
export function MakeupActs({
  makeup,
}: {
  makeup: Pick<Row, 'makeupId' | 'version' | 'state' | 'activityId'>;
}) {
  const { makeupId, version, state, activityId } = makeup;
  const withdraw = useOperationCommand(withdrawMakeupCall, { refreshes: makeupReads });
  const remove = useOperationCommand(deleteMakeupCall, { refreshes: makeupReads });
  return (
    <div className={styles.acts}>
      {writableMakeups.includes(state) && (
        <>
          <ButtonLink
            size="sm"
            look={state === 'returned' ? 'primary' : 'line'}
            to={teamPaths.makeup(makeupId)}
          >
            {state === 'returned' ? '修改' : '继续写'}
          </ButtonLink>
          <AskFirstButton
            look="danger"
            size="sm"
            question={{ title: '删除这份补录？', decisiveLabel: '删除' }}
            consequence="写下的内容、名单和上传的证明一并删除。"
            onConfirm={() => remove.mutateAsync({ makeupId, version })}
          >
            删除
          </AskFirstButton>
        </>
      )}
      {state === 'pending' && (
        <AskFirstButton
          look="line"
          size="sm"
          question={{ title: '撤回这份补录？', decisiveLabel: '撤回', tone: 'plain' }}
          consequence="撤回后可以继续写，再次提交要重新排队审核。"
          onConfirm={() => withdraw.mutateAsync({ makeupId, version })}
        >
          撤回
        </AskFirstButton>
      )}
      {activityId !== null && (
        <>
          <ButtonLink size="sm" look="line" to={teamPaths.detail(activityId)}>
            看活动
          </ButtonLink>
          <ButtonLink size="sm" look="line" to={teamPaths.hours(activityId)}>
            时长明细
          </ButtonLink>
        </>
      )}
    </div>
  );
}
