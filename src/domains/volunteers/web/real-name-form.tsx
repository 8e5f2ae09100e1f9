import { type FormEvent, useState } from 'react';
import { useOperationCommand } from '#platform/web/operation-hooks.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { type ProofFile, ProofField } from '#platform/web/ui/proof-field.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { showToast } from '#platform/web/ui/toast-store.ts';
import type { MyProfileView } from '../contract/profile.contract.ts';
import type { IdKind } from '../contract/real-name.words.ts';
import { idKindLabels } from '../contract/real-name.words.ts';
import type { Gender } from '../contract/volunteers.words.ts';
import { genderLabels } from '../contract/volunteers.words.ts';
import { getMyProfileCall, submitRealNameCall } from './profile.calls.ts';
import styles from './real-name.module.css';
import { getMyVolunteerCall } from './volunteers.calls.ts';

const optionsOf = <Key extends string>(labels: Record<Key, string>) =>
  (Object.entries(labels) as [Key, string][]).map(([value, label]) => ({ value, label }));

/** Name and document. Pictures are asked for where the number alone cannot prove it. */
export function RealNameForm({ profile, onDone }: { profile: MyProfileView; onDone: () => void }) {
  const [name, setName] = useState(profile.name);
  const [idKind, setIdKind] = useState<IdKind>('mainland');
  const [idNo, setIdNo] = useState('');
  const [gender, setGender] = useState<Gender>(profile.gender);
  const [birthOn, setBirthOn] = useState(profile.birthOn);
  const [proofs, setProofs] = useState<ProofFile[]>([]);
  const submit = useOperationCommand(submitRealNameCall, {
    refreshes: [getMyProfileCall, getMyVolunteerCall],
    reportedBy: 'form',
  });
  const failure = submit.error;
  const tellsItself = idKind === 'mainland' || idKind === 'residence';
  const needsProof =
    idKind !== 'mainland' ||
    profile.realName.status === 'verified' ||
    failure?.errorOf('proofFileIds') !== undefined;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (submit.isPending) return;
    const told = tellsItself ? {} : { gender, birthOn };
    submit.mutate(
      { name, idKind, idNo, proofFileIds: proofs.map(({ fileId }) => fileId), ...told },
      {
        onSuccess: ({ status }) => {
          showToast({
            kind: 'success',
            text: status === 'verified' ? '实名认证已通过' : '已提交，等待工作人员核对',
          });
          onDone();
        },
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <TextField
        label="姓名"
        isRequired
        value={name}
        maxLength={30}
        error={failure?.errorOf('name')}
        onChange={setName}
      />
      <SelectField
        label="证件类型"
        isRequired
        value={idKind}
        options={optionsOf(idKindLabels)}
        onChange={(value) => setIdKind(value as IdKind)}
      />
      <TextField
        label="证件号码"
        isRequired
        value={idNo}
        maxLength={30}
        hint="加密保存，任何页面只显示首尾两位"
        error={failure?.errorOf('idNo')}
        onChange={setIdNo}
      />
      {!tellsItself && (
        <>
          <SelectField
            label="性别"
            isRequired
            value={gender}
            options={optionsOf(genderLabels)}
            error={failure?.errorOf('gender')}
            onChange={(value) => setGender(value as Gender)}
          />
          <TextField
            label="出生日期"
            isRequired
            type="date"
            value={birthOn}
            maxLength={10}
            error={failure?.errorOf('birthOn')}
            onChange={setBirthOn}
          />
        </>
      )}
      {needsProof && (
        <ProofField
          label="证件照片"
          purpose="idProof"
          accept="image/jpeg,image/png"
          isRequired
          files={proofs}
          max={2}
          maxMegabytes={10}
          hint="JPG 或 PNG，正反面各一张；加密保存，审核结束 30 天后删除"
          error={failure?.errorOf('proofFileIds')}
          onChange={setProofs}
        />
      )}
      {failure && failure.errors.length === 0 && (
        <Notice kind="error" isLive>
          {failure.msg}
        </Notice>
      )}
      <div>
        <button type="submit" className="btn btn--primary" aria-busy={submit.isPending || undefined}>
          {submit.isPending && <span className="spin" aria-hidden />}
          {profile.realName.status === 'verified' ? '提交更改' : '提交认证'}
        </button>
      </div>
    </form>
  );
}
