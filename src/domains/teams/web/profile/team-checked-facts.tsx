import { type FormEvent, useState } from 'react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import panels from '#platform/web/ui/profile-panels.module.css';
import { type ProofFile, ProofField } from '#platform/web/fields/files/proof-field.tsx';
import { SaveFailure } from '#platform/web/long-form/save-failure.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useVersionedForm } from '#platform/web/use-versioned-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import {
  type LegalForm,
  legalFormProofs,
  legalForms,
  mostProofs,
  teamClasses,
} from '../../contract/registration.words.ts';
import type { MyTeamProfileView, TeamChangeView } from '../../contract/team-profile.contract.ts';
import { ChangedFields } from './changed-fields.tsx';
import { getMyTeamProfileCall, submitTeamChangeCall, withdrawTeamChangeCall } from './team-profile.calls.ts';
import styles from './team-profile.module.css';
import { getMyTeamCall } from '../teams.calls.ts';

/** 审核资料: facts that the centre has checked. The old ones stay public until a change is passed. */
export function TeamCheckedFacts({ team }: { team: MyTeamProfileView }) {
  const { change } = team;
  const [sentCount, setSentCount] = useState(0);
  const isWaiting = change?.status === 'pending';
  return (
    <section className={`panel ${panels.panel}`} aria-labelledby="team-checked">
      <h2 id="team-checked">审核资料</h2>
      <div className={styles.state}>
        {isWaiting ? (
          <WaitingChange change={change} />
        ) : (
          <Notice kind={change?.status === 'rejected' ? 'warning' : 'info'}>
            {change?.status === 'rejected' && change.reason
              ? `上一次变更未通过：${change.reason}`
              : '这几项由实践中心核对。变更审核期间，队伍主页继续显示原来的资料。'}
          </Notice>
        )}
      </div>
      {!isWaiting && <ChangeForm key={sentCount} team={team} onSent={() => setSentCount(sentCount + 1)} />}
    </section>
  );
}

function WaitingChange({ change }: { change: TeamChangeView }) {
  const [isAsking, setAsking] = useState(false);
  const withdraw = useOperationCommand(withdrawTeamChangeCall, { refreshes: [getMyTeamProfileCall] });
  return (
    <>
      <Notice kind="info">变更于 {dayTimeLabel(change.submittedAt)} 提交，实践中心正在审核。</Notice>
      <ChangedFields fields={change.fields} />
      <Button look="line" onClick={() => setAsking(true)}>
        撤回变更
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await withdraw.mutateAsync({});
          showToast({ kind: 'success', text: '变更已撤回' });
        }}
        title="撤回这次变更？"
        decisiveLabel="撤回"
        tone="plain"
      >
        <p>撤回后资料保持不变，可以重新提交。</p>
      </ConfirmDialog>
    </>
  );
}

const optionsOf = (words: readonly string[]) => words.map((value) => ({ value, label: value }));

type Facts = {
  name: string;
  leaderName: string;
  uscc: string;
  legalForm: LegalForm;
  teamClass: (typeof teamClasses)[number];
  note: string;
};

const factsOf = ({ name, leaderName, uscc, legalForm, teamClass }: MyTeamProfileView): Facts => ({
  name,
  leaderName,
  uscc,
  legalForm: legalForm as LegalForm,
  teamClass: teamClass as Facts['teamClass'],
  note: '',
});

function ChangeForm({ team, onSent }: { team: MyTeamProfileView; onSent: () => void }) {
  const typed = useVersionedForm(() => ({ form: factsOf(team), version: team.version }), 'team-change');
  const [proofs, setProofs] = useState<ProofFile[]>([]);
  const submit = useOperationCommand(submitTeamChangeCall, {
    refreshes: [getMyTeamProfileCall, getMyTeamCall],
    reportedBy: 'form',
  });
  const errorOf = (path: string) => submit.error?.errorOf(path);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (submit.isPending) return;
    const proofFileIds = proofs.map(({ fileId }) => fileId);
    // Not by the command's own callback: by then the form may have given way to the change that waits.
    void submit.mutateAsync({ ...typed.form, version: typed.version, proofFileIds }).then(
      ({ outcome }) => {
        typed.forget();
        onSent();
        const text = outcome === 'pending' ? '变更已提交，等待实践中心审核' : '资料已更新';
        showToast({ kind: 'success', text });
      },
      () => undefined, // told at the fields
    );
  };
  const takeLatest = (): void => {
    typed.takeLatest();
    submit.reset();
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <FactFields facts={typed.form} set={typed.set} errorOf={errorOf} />
      <ProofField
        label="证明材料"
        purpose="teamProof"
        accept="image/jpeg,image/png,application/pdf"
        files={proofs}
        max={mostProofs}
        maxMegabytes={10}
        hint="PDF、JPG 或 PNG，每份不超过 10 MB；只有实践中心看得到"
        error={errorOf('proofFileIds')}
        onChange={setProofs}
      />
      <TextAreaField
        label="变更说明"
        value={typed.form.note}
        maxLength={300}
        error={errorOf('note')}
        onChange={(note) => typed.set({ note })}
      />
      <SaveFailure failure={submit.error} subject="队伍资料" onTakeLatest={takeLatest} />
      <div>
        <Button type="submit" look="primary" isBusy={submit.isPending}>
          提交变更
        </Button>
      </div>
    </form>
  );
}

type FactFieldsProps = {
  facts: Facts;
  set: (change: Partial<Facts>) => void;
  errorOf: (path: string) => string | undefined;
};

function FactFields({ facts, set, errorOf }: FactFieldsProps) {
  return (
    <>
      <TextField
        label="队伍名称"
        isRequired
        value={facts.name}
        maxLength={40}
        error={errorOf('name')}
        onChange={(name) => set({ name })}
      />
      <TextField
        label="负责人"
        isRequired
        value={facts.leaderName}
        maxLength={30}
        error={errorOf('leaderName')}
        onChange={(leaderName) => set({ leaderName })}
      />
      <SelectField
        label="登记形式"
        isRequired
        value={facts.legalForm}
        options={optionsOf(legalForms)}
        hint={`需要：${legalFormProofs[facts.legalForm] ?? '相关证明'}`}
        error={errorOf('legalForm')}
        onChange={(legalForm) => set({ legalForm: legalForm as LegalForm })}
      />
      <TextField
        label="统一社会信用代码"
        value={facts.uscc}
        maxLength={18}
        hint="没有登记的队伍不填"
        error={errorOf('uscc')}
        onChange={(uscc) => set({ uscc })}
      />
      <SelectField
        label="队伍类别"
        isRequired
        value={facts.teamClass}
        options={optionsOf(teamClasses)}
        error={errorOf('teamClass')}
        onChange={(teamClass) => set({ teamClass: teamClass as Facts['teamClass'] })}
      />
    </>
  );
}
