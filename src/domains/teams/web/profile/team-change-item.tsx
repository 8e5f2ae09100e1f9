import { dateTimeLabel, dayTimeLabel } from '#platform/contract/instants.ts';
import { DeskItem, DeskSection } from '#platform/web/decisions/desk-item.tsx';
import type { TeamChangeRow } from '../../contract/team-profile.contract.ts';
import { teamChangeStatusLabels } from '../../contract/team-profile.words.ts';
import { ChangedFields } from './changed-fields.tsx';
import styles from './team-profile.module.css';

type TeamChangeItemProps = {
  change: TeamChangeRow;
  /** Opens a private file: a paper of the team. */
  openProof: (fileId: number) => void;
};

/** One change: what is public now beside what it would be, what the team says, and its papers. */
export const TeamChangeItem = ({ change, openProof }: TeamChangeItemProps) => (
  <>
    <DeskItem
      title={`${change.teamName}的资料变更`}
      facts={[
        ['队伍编号', change.teamNo],
        ['所属阵地', change.organisationName],
        ['提交', dayTimeLabel(change.submittedAt)],
        ['状态', teamChangeStatusLabels[change.status]],
        ['处理', change.decidedAt && `${change.deciderName ?? '系统'}，${dateTimeLabel(change.decidedAt)}`],
        ['意见', change.reason],
      ]}
    />
    <DeskSection title="变更内容">
      <ChangedFields fields={change.fields} />
    </DeskSection>
    {change.note && (
      <DeskSection title="队伍的说明">
        <p>{change.note}</p>
      </DeskSection>
    )}
    <DeskSection title="证明材料">
      <div className={styles.proofs}>
        {change.proofs.length === 0 && <span className="hint">没有附证明材料</span>}
        {change.proofs.map((proof) => (
          <button key={proof.fileId} type="button" className="link" onClick={() => openProof(proof.fileId)}>
            {proof.name}
          </button>
        ))}
      </div>
    </DeskSection>
  </>
);
