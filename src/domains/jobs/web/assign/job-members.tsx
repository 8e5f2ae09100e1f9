import { useState } from 'react';
import { PrivateFileLinks } from '#platform/web/private-files/private-file-links.tsx';
import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { dayTimeLabel, timeLabel } from '#platform/contract/instants.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import {
  assignmentStatusLabels,
  photoConsentLabels,
  visitOutcomeLabels,
} from '../../contract/assignments.words.ts';
import type { JobMember } from '../../contract/assignments.contract.ts';
import type { TeamJobView } from '../../contract/team-jobs.contract.ts';
import { listJobMembersCall } from '../jobs.calls.ts';
import styles from '../team/team-job.module.css';
import { ChooseMembers } from './choose-members.tsx';
import { MemberActs } from './member-acts.tsx';

type JobMembersProps = { job: TeamJobView; onOpenPhoto: (fileId: number) => void };

/** Who goes to a job: everybody who was asked, what they said, when they were there; and asking others. */
export function JobMembers({ job, onOpenPhoto }: JobMembersProps) {
  const { jobId } = job;
  const members = useOperationQuery(listJobMembersCall, { jobId }, { reportedBy: 'form' });
  const [isChoosing, setChoosing] = useState(false);
  const isOpen = job.status === 'accepted' || job.status === 'assigning' || job.status === 'inProgress';
  const list = members.data && { ...members.data, total: members.data.list.length };
  return (
    <section className={styles.part} aria-label="谁去">
      <h2>谁去</h2>
      <QueryList
        query={{ ...members, data: list }}
        what="队员"
        isBare
        empty={{ art: 'boat', title: '还没有分派队员', text: '选一位或几位，由他们自己答复去不去。' }}
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((member) => (
              <MemberLine key={member.assignmentId} member={member} job={job} onOpenPhoto={onOpenPhoto} />
            ))}
          </ul>
        )}
      </QueryList>
      {isOpen &&
        (isChoosing ? (
          <ChooseMembers jobId={jobId} onDone={() => setChoosing(false)} />
        ) : (
          <p>
            <Button look="line" onClick={() => setChoosing(true)}>
              分派队员
            </Button>
          </p>
        ))}
    </section>
  );
}

const MemberLine = ({ member, job, onOpenPhoto }: JobMembersProps & { member: JobMember }) => (
  <li className={styles.member}>
    <p className={styles.head}>
      <b>{member.name}</b>
      <StatusDot tone={stateTone(assignmentStatusLabels[member.status])}>
        {assignmentStatusLabels[member.status]}
      </StatusDot>
      <span>{said(member)}</span>
    </p>
    {member.reportText && (
      <p className={styles.text}>
        {member.outcome && `${visitOutcomeLabels[member.outcome]}：`}
        {member.reportText}
      </p>
    )}
    {member.photoFileIds.length > 0 && (
      <p>
        <PrivateFileLinks fileIds={member.photoFileIds} noun="照片" onOpen={onOpenPhoto} />
        {member.photoConsent && <span className="hint">{photoConsentLabels[member.photoConsent]}</span>}
      </p>
    )}
    <MemberActs member={member} job={job} />
  </li>
);

/** Where somebody stands, in a few words. */
function said({ status, answerDueAt, inAt, outAt, minutes, grade, reason, note }: JobMember): string {
  if (status === 'offered') return `${dayTimeLabel(answerDueAt)} 前答复`;
  if (inAt && outAt)
    return `${dayTimeLabel(inAt)}–${timeLabel(outAt)}，${minutes} 分钟，证据 ${grade} 级${status === 'working' ? '，还没写反馈' : ''}`;
  if (inAt) return `${timeLabel(inAt)} 已签到`;
  return [reason, note].filter(Boolean).join('：');
}
