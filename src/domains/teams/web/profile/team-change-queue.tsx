import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { useState } from 'react';
import { agoLabel, dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useNow } from '#platform/web/use-now.ts';
import { QueryList } from '#platform/web/list/query-list.tsx';
import type { UrlFilters } from '#platform/web/list/use-url-filters.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { TeamChangeRow } from '../../contract/team-profile.contract.ts';
import { protectedFieldLabels, teamChangeStatusLabels } from '../../contract/team-profile.words.ts';
import { ChangedFields } from './changed-fields.tsx';
import { listTeamChangesCall, reviewTeamChangeCall } from './team-profile.calls.ts';
import styles from './team-profile.module.css';

type TeamChangeQueueProps = {
  tab: 'pending' | 'decided';
  keyword?: string | undefined;
  url: UrlFilters;
  /** Opens a private file: a paper of the team. */
  openProof: (fileId: number) => void;
};

const emptyTitles = { pending: '没有等待审核的变更', decided: '还没有处理过的变更' };
type Question = { change: TeamChangeRow; verdict: 'pass' | 'reject' };

/** 资料变更: what teams want changed, before and after, with papers; passed or rejected with a reason. */
export function TeamChangeQueue({ tab, keyword, url, openProof }: TeamChangeQueueProps) {
  const [asked, setAsked] = useState<Question>();
  const queue = useOperationQuery(
    listTeamChangesCall,
    { tab, ...url.paging, ...(keyword ? { keyword } : {}) },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  return (
    <>
      <QueryList
        query={queue}
        url={url}
        what="变更"
        unit="条"
        empty={{
          art: 'done',
          title: emptyTitles[tab],
          text: '队伍更改名称、负责人或登记信息时，会出现在这里。',
        }}
      >
        {(rows) => (
          <ul className={styles.queue}>
            {rows.map((change) => (
              <Change
                key={change.changeId}
                change={change}
                openProof={openProof}
                onAsk={(verdict) => setAsked({ change, verdict })}
              />
            ))}
          </ul>
        )}
      </QueryList>
      {asked && <Decision {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

type ChangeProps = {
  change: TeamChangeRow;
  openProof: (fileId: number) => void;
  onAsk: (verdict: 'pass' | 'reject') => void;
};

function Change({ change, openProof, onAsk }: ChangeProps) {
  const now = useNow();
  return (
    <li className={styles.item}>
      <header>
        <b>{change.teamName}</b>
        <small>
          {change.teamNo}，{change.organisationName}，{agoLabel(change.submittedAt, now)}提交
        </small>
      </header>
      <ChangedFields fields={change.fields} />
      {change.note && <p>说明：{change.note}</p>}
      <div className={styles.proofs}>
        {change.proofs.length === 0 && <span className="hint">没有附证明材料</span>}
        {change.proofs.map((proof) => (
          <button key={proof.fileId} type="button" className="link" onClick={() => openProof(proof.fileId)}>
            {proof.name}
          </button>
        ))}
      </div>
      {change.status === 'pending' ? (
        <div className={styles.acts}>
          <Button
            look="primary"
            size="sm"
            aria-label={`通过${change.teamName}的变更`}
            onClick={() => onAsk('pass')}
          >
            通过
          </Button>
          <Button
            look="danger"
            size="sm"
            aria-label={`不通过${change.teamName}的变更`}
            onClick={() => onAsk('reject')}
          >
            不通过
          </Button>
        </div>
      ) : (
        <div className={styles.acts}>
          <StatusDot tone={stateTone(teamChangeStatusLabels[change.status])}>
            {teamChangeStatusLabels[change.status]}
          </StatusDot>
          <span className="hint">
            {change.deciderName} {change.decidedAt && dayTimeLabel(change.decidedAt)}
            {change.reason && `，${change.reason}`}
          </span>
        </div>
      )}
    </li>
  );
}

function Decision({ change, verdict, onClose }: Question & { onClose: () => void }) {
  const review = useOperationCommand(reviewTeamChangeCall, {
    refreshes: [listTeamChangesCall],
    reportedBy: 'form',
  });
  const isReject = verdict === 'reject';
  const labels = change.fields.map(({ field }) => protectedFieldLabels[field]).join('、');
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={async (reason) => {
        const request = { changeId: change.changeId, verdict };
        await review.mutateAsync(reason ? { ...request, reason } : request);
        showToast({ kind: 'success', text: isReject ? '已不予通过，队伍会收到原因' : '变更已生效' });
      }}
      keptAs={`teamChange:${change.changeId}:${verdict}`}
      failure={review.error}
      title={isReject ? '不通过这次变更？' : '通过这次变更？'}
      decisiveLabel={isReject ? '不通过' : '通过'}
      tone={isReject ? 'danger' : 'plain'}
      reason={{
        label: isReject ? '不通过的原因' : '审核意见',
        isRequired: isReject,
        hint: isReject ? '队伍会看到这段话' : '可以不写',
      }}
    >
      <p>
        “{change.teamName}”的{labels}
        {isReject ? '保持原样。' : '将立即更新并公开。'}
      </p>
    </ConfirmDialog>
  );
}
