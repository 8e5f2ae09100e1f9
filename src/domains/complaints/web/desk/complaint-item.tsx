import { CircleCheck, FileText, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { DeskItem, DeskSection } from '#platform/web/decisions/desk-item.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { ComplaintDeskView, ComplaintFact } from '../../contract/complaint-desk.contract.ts';
import {
  complaintKindLabels,
  complaintStatusLabels,
  complaintStepLabels,
} from '../../contract/complaints.words.ts';
import { getComplaintCall } from '../complaints.calls.ts';
import { dueWords, WorkdayRing } from '../workday-ring.tsx';
import { ComplaintDecision } from './complaint-decision.tsx';
import { ComplaintExtension } from './complaint-extension.tsx';
import { ComplaintSeal } from './complaint-seal.tsx';
import styles from './complaint-desk.module.css';

type ComplaintItemProps = {
  complaintId: number;
  onDecided: () => void;
  /** Opens a file that was sent along. */
  onOpenFile: (fileId: number) => void;
  /** What the rooms that own the target can do with it. */
  measuresOf: (complaint: ComplaintDeskView) => ReactNode;
};

/** One complaint before who handles it: clock, sealed identity, what was written, what the product knows, and the decision. */
export function ComplaintItem({ complaintId, onDecided, onOpenFile, measuresOf }: ComplaintItemProps) {
  const read = useOperationQuery(getComplaintCall, { id: complaintId }, { reportedBy: 'form' });
  const complaint = read.data;
  if (read.isPending) return <Skeleton kind="block" />;
  if (!complaint)
    return (
      <LoadFailed
        what="投诉"
        failure={read.error}
        missing={{ title: '没有找到这件投诉', text: '它可能不在你的范围里。' }}
        onRetry={() => void read.refetch()}
      />
    );
  return (
    <>
      <DeskItem title={complaint.subject} facts={factsOf(complaint)} />
      <DeskSection title="投诉人">
        <ComplaintSeal key={complaint.seal} complaint={complaint} />
      </DeskSection>
      <DeskSection title="投诉内容">
        <p className={styles.text}>{complaint.content}</p>
        {complaint.files.map(({ fileId, name }) => (
          <Button key={fileId} look="line" size="sm" onClick={() => onOpenFile(fileId)}>
            <FileText className="ic" aria-hidden />
            {name}
          </Button>
        ))}
      </DeskSection>
      {complaint.facts.length > 0 && (
        <DeskSection title="系统里查得到的事实">
          <Facts facts={complaint.facts} />
        </DeskSection>
      )}
      {measuresOf(complaint)}
      <DeskSection title="办理过程">
        <Steps complaint={complaint} />
      </DeskSection>
      <ComplaintExtension complaint={complaint} />
      <ComplaintDecision key={complaint.version} complaint={complaint} onDecided={onDecided} />
    </>
  );
}

const factsOf = (complaint: ComplaintDeskView) => {
  const due = dueWords(complaint);
  return [
    ['时限', due && <Clock key="clock" complaint={complaint} left={due.left} until={due.until} />],
    ['编号', complaint.complaintNo],
    ['状态', complaintStatusLabels[complaint.status]],
    ['类型', complaintKindLabels[complaint.kind]],
    ['对象', complaint.targetTitle],
    ['办理人', complaint.handlerName],
  ] as const;
};

type ClockProps = { complaint: ComplaintDeskView; left: string; until: string };

const Clock = ({ complaint, left, until }: ClockProps) => (
  <span className={styles.clock}>
    <WorkdayRing {...complaint} />
    <span>
      <b>{left}</b>，{until}
    </span>
  </span>
);

const looks = { plain: Info, warning: TriangleAlert, good: CircleCheck } as const;

const Facts = ({ facts }: { facts: readonly ComplaintFact[] }) => (
  <ul className={styles.facts}>
    {facts.map(({ tone, text, note }) => {
      const Icon = looks[tone];
      return (
        <li key={text} data-tone={tone}>
          <Icon className="ic" aria-hidden />
          <span>
            {text}
            {note && <small>{note}</small>}
          </span>
        </li>
      );
    })}
    <li data-tone="good">
      <CircleCheck className="ic" aria-hidden />
      <span>
        你与投诉人和被投诉方没有关系
        <small>可以办理</small>
      </span>
    </li>
  </ul>
);

const Steps = ({ complaint }: { complaint: ComplaintDeskView }) => (
  <ul className={styles.steps}>
    {complaint.steps.map(({ step, at, byName, note }) => (
      <li key={`${at}${step}`}>
        {dayTimeLabel(at)} {byName} {complaintStepLabels[step]}
        {note && <small>{note}</small>}
      </li>
    ))}
  </ul>
);
