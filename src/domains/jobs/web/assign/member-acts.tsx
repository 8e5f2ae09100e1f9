import { useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { Field } from '#platform/web/fields/field.tsx';
import { InstantInput } from '#platform/web/fields/instant-input.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import type { JobMember } from '../../contract/assignments.contract.ts';
import type { TeamJobView } from '../../contract/team-jobs.contract.ts';
import { fixMemberVisitCall, listJobMembersCall, releaseMemberCall } from '../jobs.calls.ts';
import styles from '../team/team-job.module.css';

const reads = [listJobMembersCall];
type ActsProps = { member: JobMember; job: TeamJobView };

/** What the team may do about somebody who goes: take them off before the visit, enter times that were forgotten. */
export function MemberActs({ member, job }: ActsProps) {
  const [opened, setOpened] = useState<'release' | 'fix'>();
  const isWaiting = member.status === 'offered' || member.status === 'accepted';
  const isFixable =
    (member.status === 'accepted' || (member.status === 'working' && member.outAt === null)) &&
    (job.status === 'inProgress' || job.status === 'submitted');
  if (!isWaiting && !isFixable) return null;
  return (
    <>
      <p className={styles.chips}>
        {isWaiting && (
          <Button
            look="line"
            size="sm"
            aria-label={`换下${member.name}`}
            onClick={() => setOpened('release')}
          >
            换人
          </Button>
        )}
        {isFixable && (
          <Button look="line" size="sm" aria-label={`为${member.name}补签`} onClick={() => setOpened('fix')}>
            补签
          </Button>
        )}
      </p>
      <ReleaseMember member={member} isOpen={opened === 'release'} onClose={() => setOpened(undefined)} />
      {opened === 'fix' && <FixVisit member={member} job={job} onDone={() => setOpened(undefined)} />}
    </>
  );
}

type ReleaseProps = { member: JobMember; isOpen: boolean; onClose: () => void };

function ReleaseMember({ member: { assignmentId, name }, isOpen, onClose }: ReleaseProps) {
  const release = useOperationCommand(releaseMemberCall, { refreshes: reads, reportedBy: 'form' });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={(reason) => release.mutateAsync({ assignmentId, reason })}
      title={`不请${name}去了？`}
      decisiveLabel="换人"
      failure={release.error}
      reason={{
        keptAs: `release-member:${assignmentId}`,
        label: '原因',
        hint: '对方会看到这句话',
        isRequired: true,
      }}
    >
      <p>对方会收到消息，不会记在名下。</p>
    </ConfirmDialog>
  );
}

function FixVisit({ member, job, onDone }: ActsProps & { onDone: () => void }) {
  const { assignmentId, name } = member;
  const start = { inAt: member.inAt ?? job.visitStart, outAt: job.visitEnd, reason: '' };
  const [{ inAt, outAt, reason }, change, forget] = useKeptForm(`fix-visit:${assignmentId}`, start);
  const fix = useOperationCommand(fixMemberVisitCall, { refreshes: reads, reportedBy: 'form' });
  const send = (): void => {
    if (inAt === null || outAt === null) return;
    fix.mutate(
      { assignmentId, inAt, outAt, reason },
      {
        onSuccess: () => {
          forget();
          showToast({ kind: 'success', text: '已补签，对方会收到消息' });
          onDone();
        },
      },
    );
  };
  return (
    <section className={styles.back} aria-label={`为${name}补签`}>
      <h3>为{name}补签</h3>
      {fix.error && (
        <Notice kind="error" isLive>
          {fix.error.msg}
        </Notice>
      )}
      <div className={styles.facts}>
        <Field label="到的时间" isRequired>
          {(control) => <InstantInput control={control} value={inAt} onChange={(inAt) => change({ inAt })} />}
        </Field>
        <Field label="离开的时间" isRequired>
          {(control) => (
            <InstantInput control={control} value={outAt} onChange={(outAt) => change({ outAt })} />
          )}
        </Field>
      </div>
      <TextField
        label="为什么补签"
        value={reason}
        maxLength={200}
        onChange={(text) => change({ reason: text })}
      />
      <p className="hint">补签的时间证据是 D 级。</p>
      <div className={styles.chips}>
        <Button onClick={onDone}>先不补</Button>
        <Button
          look="primary"
          isBusy={fix.isPending}
          disabled={inAt === null || outAt === null || reason.trim().length < 2}
          onClick={send}
        >
          补签
        </Button>
      </div>
    </section>
  );
}
