import { Check, Download } from 'lucide-react';
import { useState } from 'react';
import { attendanceMethods } from '#domains/attendance/contract/attendance.words.ts';
import { fingerprint } from '#domains/ledger/contract/ledger.words.ts';
import { dayLabel, dayTimeLabel } from '#platform/contract/instants.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { saveText } from '#platform/web/calls/save-file.ts';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { getHourProofCall, getHourStoryCall } from '../hours.calls.ts';
import type { MyHour } from './my-hour.ts';
import styles from './hour-story.module.css';

type Story = RemoteResult<typeof getHourStoryCall>;
/** One stop of the way: what, and when and by whom where it has been reached. */
type Stop = { name: string; at: string | null; notes: (string | null | false | undefined)[] };

/** The way of one of my hours, from the check-in to the daily root, and the file that proves it. */
export function HourStory({ hour }: { hour: MyHour }) {
  const story = useOperationQuery(getHourStoryCall, { id: hour.hourId }, { reportedBy: 'form' });
  return (
    <div className={styles.story}>
      {story.data ? <Way hour={hour} story={story.data} /> : <QueryState story={story} />}
    </div>
  );
}

const QueryState = ({ story }: { story: ReturnType<typeof useOperationQuery<unknown, Story>> }) => (
  <p role="status">{story.isError ? story.error.message : '正在取来龙去脉'}</p>
);

function Way({ hour, story }: { hour: MyHour; story: Story }) {
  const stops = stopsOf(hour, story);
  const reached = stops.filter(({ at }) => at !== null).length;
  return (
    <>
      <ol className={styles.way} aria-label="这条时长的来龙去脉">
        {stops.map(({ name, at, notes }, place) => (
          <li
            key={name}
            className={classNames(at !== null && styles.done, at === null && place === reached && styles.now)}
            aria-current={at === null && place === reached ? 'step' : undefined}
          >
            <i aria-hidden>{at === null ? place + 1 : <Check className="ic" />}</i>
            <b>{name}</b>
            {at !== null && <span>{dayTimeLabel(at)}</span>}
            {notes.filter(Boolean).map((note) => (
              <span key={String(note)}>{note}</span>
            ))}
          </li>
        ))}
      </ol>
      {story.waitsFor && <p className={styles.waits}>现在：{story.waitsFor}</p>}
      {story.line && <Line hour={hour} line={story.line} />}
    </>
  );
}

function stopsOf(hour: MyHour, story: Story): Stop[] {
  const step = (kinds: string[]) => story.steps.findLast(({ kind }) => kinds.includes(kind));
  const [came, left] = [step(['in']), step(['out', 'fix'])];
  const noteOf = (one: typeof came) =>
    one && [
      `回执 ${one.receiptNo}`,
      `${attendanceMethods[one.method as keyof typeof attendanceMethods]}，${one.isOwn ? '本人' : '队伍'}`,
    ];
  const { visit } = story;
  const how = visit && [`任务 ${visit.jobNo}`, visit.isFixed ? '队伍填写' : '本人签到签退'];
  const entered: Stop[] = how
    ? [
        { name: '上门', at: visit.inAt, notes: how },
        { name: '离开', at: visit.outAt, notes: [] },
      ]
    : story.steps.length === 0
      ? [
          {
            name: hour.adjustsNo ? '更正' : '登记',
            at: story.confirmedAt ?? story.approvedAt,
            notes: [story.enteredBy],
          },
        ]
      : [
          { name: '签到', at: came?.at ?? null, notes: noteOf(came) ?? [] },
          { name: '签退', at: left?.at ?? null, notes: noteOf(left) ?? [] },
        ];
  return [
    ...entered,
    { name: story.isLateClaim ? '中心初核' : '队伍核定', at: story.confirmedAt, notes: [story.confirmedBy] },
    ...(story.approvedAt || hour.state === 'submitted'
      ? [
          {
            name: '中心审核',
            at: story.approvedAt,
            notes: [story.approvedBy, hour.state === 'rejected' && '不予认定'],
          },
        ]
      : []),
    {
      name: '公示',
      at: story.effectiveAt === null ? null : story.publicityStartsAt,
      notes: [story.publicityEndsAt && `到 ${dayLabel(new Date(Date.parse(story.publicityEndsAt) - 1))}`],
    },
    { name: '生效', at: story.effectiveAt, notes: [] },
    { name: '写入每日根', at: story.line?.isProvable ? story.line.enteredAt : null, notes: [] },
    ...(story.voidedAt ? [{ name: '作废', at: story.voidedAt, notes: ['两人复核，账本加一条冲正'] }] : []),
  ];
}

function Line({ hour, line }: { hour: MyHour; line: NonNullable<Story['line']> }) {
  const [isBusy, setBusy] = useState(false);
  const save = (name: 'full' | 'masked') => {
    setBusy(true);
    callOperation(getHourProofCall, { hourIds: [hour.hourId], name })
      .then(({ fileName, text }) => saveText({ fileName, text, type: 'application/json' }))
      // The call has told the person already.
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <div className={styles.line}>
      <p>
        账本号 <b className="tn">{line.ledgerNo}</b>
      </p>
      <dl>
        <dt>本行指纹</dt>
        <dd>
          <code title={line.hash}>{fingerprint(line.hash, true)}</code>
        </dd>
        <dt>上一行指纹</dt>
        <dd>
          <code title={line.previous}>{fingerprint(line.previous, true)}</code>
        </dd>
      </dl>
      {line.isProvable && (
        <p className={styles.acts}>
          <Button look="line" size="sm" isBusy={isBusy} onClick={() => save('full')}>
            <Download className="ic" aria-hidden />
            下载凭证
          </Button>
          <Button look="ghost" size="sm" disabled={isBusy} onClick={() => save('masked')}>
            姓名遮挡的凭证
          </Button>
          <ButtonAnchor look="ghost" size="sm" href="/verify">
            去核对
          </ButtonAnchor>
        </p>
      )}
    </div>
  );
}
