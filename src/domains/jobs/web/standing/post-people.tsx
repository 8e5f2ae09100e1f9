import { useState } from 'react';
import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { DecisionFailure } from '#platform/web/ui/decision-failure.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import { postPersonLabels } from '../../contract/standing.words.ts';
import { decidePostPersonCall, listPostPeopleCall, listTeamPostsCall } from '../jobs.calls.ts';
import styles from '../team/team-job.module.css';
import { recordWords } from './my-post-list.tsx';
import { type Post, slotWords } from './post-words.tsx';

type PostPerson = RemoteResult<typeof listPostPeopleCall>['list'][number];

/** Who applied for a post and who has a place in it. */
export function PostPeople({ post }: { post: Post }) {
  const people = useOperationQuery(
    listPostPeopleCall,
    { jobId: post.jobId, pageSize: 100 },
    { reportedBy: 'form' },
  );
  return (
    <section className={styles.part} aria-label={`${post.title}的人`}>
      <QueryList
        query={people}
        what="报名的人"
        isBare
        empty={{ art: 'boat', title: '还没有人报名', text: '队员在“我的任务 → 常设岗位”里报名。' }}
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((person) => (
              <PersonLine
                key={person.personId}
                person={person}
                post={post}
                onTakeLatest={() => void people.refetch()}
              />
            ))}
          </ul>
        )}
      </QueryList>
    </section>
  );
}

type PersonLineProps = { person: PostPerson; post: Post; onTakeLatest: () => void };

const PersonLine = ({ person, post, onTakeLatest }: PersonLineProps) => (
  <li className={styles.member}>
    <p className={styles.head}>
      <b>{person.name}</b>
      <StatusDot tone={stateTone(postPersonLabels[person.status])}>
        {postPersonLabels[person.status]}
      </StatusDot>
      <span>
        {post.slots.filter(({ slotId }) => slotId === person.slotId).map(slotWords)} · {recordWords(person)}
        {person.nextDutyAt && ` · 下一次 ${dayTimeLabel(person.nextDutyAt)}`}
      </span>
    </p>
    {person.words && <p className={styles.text}>{person.words}</p>}
    {person.said && <p className={styles.when}>你们说：{person.said}</p>}
    {['applied', 'trial', 'regular'].includes(person.status) && post.status !== 'ended' && (
      <Decide key={person.version} person={person} onTakeLatest={onTakeLatest} />
    )}
  </li>
);

const doneWords = {
  accept: '录用了，值守会自动排好',
  decline: '已婉拒，对方收到你们的话',
  remove: '已请出，对方收到你们的话',
};

function Decide({ person, onTakeLatest }: Omit<PersonLineProps, 'post'>) {
  const { personId, version, status } = person;
  const [said, setSaid, forget] = useKeptText(`post-person:${personId}:${status}`);
  const decide = useOperationCommand(decidePostPersonCall, {
    refreshes: [listPostPeopleCall, listTeamPostsCall],
    reportedBy: 'form',
  });
  // Awaited: what is drawn anew with the next state would not live to say so.
  const say = (verdict: keyof typeof doneWords) => (): void => {
    decide.mutateAsync({ personId, version, verdict, said }).then(
      () => {
        forget();
        showToast({ kind: 'success', text: doneWords[verdict] });
      },
      () => undefined,
    );
  };
  const isApplied = status === 'applied';
  const [isOpen, setOpen] = useState(isApplied);
  if (!isOpen)
    return (
      <p>
        <Button look="line" size="sm" onClick={() => setOpen(true)}>
          请离岗位
        </Button>
      </p>
    );
  return (
    <>
      <DecisionFailure failure={decide.error} onTakeLatest={onTakeLatest} />
      <TextField
        label={isApplied ? '想对报名的人说的（婉拒时必填）' : '请对方离岗时要说的话'}
        value={said}
        maxLength={200}
        error={decide.error?.errorOf('said')}
        onChange={setSaid}
      />
      <p className={styles.chips}>
        {isApplied ? (
          <>
            <Button
              size="sm"
              disabled={said.trim() === ''}
              isBusy={decide.isPending}
              onClick={say('decline')}
            >
              婉拒
            </Button>
            <Button look="primary" size="sm" isBusy={decide.isPending} onClick={say('accept')}>
              录用
            </Button>
          </>
        ) : (
          <>
            <Button size="sm" onClick={() => setOpen(false)}>
              先不请
            </Button>
            <Button
              look="danger"
              size="sm"
              disabled={said.trim() === ''}
              isBusy={decide.isPending}
              onClick={say('remove')}
            >
              请离岗位
            </Button>
          </>
        )}
      </p>
    </>
  );
}
