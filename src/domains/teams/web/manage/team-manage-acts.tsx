import { Select } from '#platform/web/fields/select.tsx';
import { useState } from 'react';
import { addDays, toDay } from '#platform/contract/instants.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { Field } from '#platform/web/fields/field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { ButtonLook } from '#platform/web/plain/button-class.ts';
import { DayField } from '#platform/web/fields/time/day-field.tsx';
import type { TeamForStaff } from '../../contract/manage-teams.contract.ts';
import { type TrustGrade, trustGradeLabels } from '../../contract/teams.words.ts';
import {
  dissolveTeamCall,
  resumeTeamCall,
  setTrustGradeCall,
  staffTeamReads,
  suspendTeamCall,
} from './manage-teams.calls.ts';
import styles from './staff-team.module.css';

type Act = 'suspend' | 'resume' | 'dissolve' | 'trust';
const settings = { refreshes: staffTeamReads };
const usualDays = 30;
const grades = keysOf(trustGradeLabels);

/** What the centre may do with a team in office; each asks for a reason that the team reads. */
export function TeamManageActs({ team }: { team: TeamForStaff }) {
  const [asking, setAsking] = useState<Act>();
  if (!team.canManage || (team.status !== 'active' && team.status !== 'suspended')) return null;
  const button = (act: Act, label: string, look: ButtonLook) => (
    <Button look={look} onClick={() => setAsking(act)}>
      {label}
    </Button>
  );
  return (
    <section className={styles.section} aria-label="管理">
      <div className={styles.acts}>
        {team.status === 'active' ? button('suspend', '暂停', 'line') : button('resume', '恢复', 'primary')}
        {button('trust', '调整信用等级', 'line')}
        {button('dissolve', '注销', 'danger')}
      </div>
      {asking && <ManageDialog key={asking} act={asking} team={team} onClose={() => setAsking(undefined)} />}
    </section>
  );
}

const words: Record<Act, { title: string; label: string; text: string; done: string }> = {
  suspend: {
    title: '暂停',
    label: '暂停队伍',
    text: '暂停期间不能发布和办理活动，志愿者不能再报名、签到；已签到的可以签退，队伍可以取消活动。期满自动恢复。',
    done: '已暂停',
  },
  resume: { title: '恢复', label: '恢复队伍', text: '恢复后可以继续发布和办理活动。', done: '已恢复' },
  dissolve: {
    title: '注销',
    label: '注销队伍',
    text: '队伍主页不再公开，队员身份结束；活动和时长记录都保留。还有没结束的活动时不能注销。',
    done: '已注销',
  },
  trust: {
    title: '调整信用等级',
    label: '确定调整',
    text: 'A 级发布活动免审后查，B 级常规审核，C 级重点核查。',
    done: '信用等级已调整',
  },
};

function ManageDialog({ act, team, onClose }: { act: Act; team: TeamForStaff; onClose: () => void }) {
  const today = toDay(useNow());
  const [until, setUntil] = useState(addDays(today, usualDays));
  const [trustGrade, setTrustGrade] = useState<TrustGrade>(
    grades.find((each) => each !== team.trustGrade) ?? 'B',
  );
  const suspend = useOperationCommand(suspendTeamCall, settings);
  const resume = useOperationCommand(resumeTeamCall, settings);
  const dissolve = useOperationCommand(dissolveTeamCall, settings);
  const trust = useOperationCommand(setTrustGradeCall, settings);
  const { title, label, text, done } = words[act];
  const run = async (reason: string): Promise<void> => {
    const target = { teamId: team.teamId, reason };
    if (act === 'suspend') await suspend.mutateAsync({ ...target, until });
    else if (act === 'resume') await resume.mutateAsync(target);
    else if (act === 'dissolve') await dissolve.mutateAsync(target);
    else await trust.mutateAsync({ ...target, trustGrade });
    showToast({ kind: 'success', text: `“${team.name}”${done}` });
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={run}
      title={`${title}“${team.name}”`}
      decisiveLabel={label}
      tone={act === 'suspend' || act === 'dissolve' ? 'danger' : 'plain'}
      reason={{
        keptAs: `manage-team:${team.teamId}:${act}`,
        label: '原因',
        hint: '至少 2 个字，队伍会看到',
        isRequired: true,
      }}
    >
      <p>{text}</p>
      {act === 'suspend' && (
        <DayField label="暂停到" isRequired min={addDays(today, 1)} value={until} onChange={setUntil} />
      )}
      {act === 'trust' && (
        <Field label="信用等级">
          {(control) => (
            <Select
              {...control}
              value={trustGrade}
              options={grades
                .filter((grade) => grade !== team.trustGrade)
                .map((grade) => ({ value: grade, label: `${grade} ${trustGradeLabels[grade]}` }))}
              onChoose={(grade) => setTrustGrade(grade as TrustGrade)}
            />
          )}
        </Field>
      )}
    </ConfirmDialog>
  );
}
