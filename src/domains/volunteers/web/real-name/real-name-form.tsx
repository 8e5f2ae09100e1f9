import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { RemoteRequest } from '#platform/web/calls/remote.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { type ProofFile, ProofField } from '#platform/web/fields/files/proof-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { pasteDigits } from '#platform/web/fields/paste-digits.ts';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DayField } from '#platform/web/fields/time/day-field.tsx';
import type { MyProfileView } from '../../contract/profile.contract.ts';
import type { IdKind } from '../../contract/real-name.words.ts';
import { idKindLabels } from '../../contract/real-name.words.ts';
import type { Gender } from '../../contract/volunteers.words.ts';
import { genderLabels } from '../../contract/volunteers.words.ts';
import { getMyProfileCall, submitRealNameCall } from '../profile/profile.calls.ts';
import styles from './real-name.module.css';
import { getMyVolunteerCall } from '../volunteers.calls.ts';

const optionsOf = <Key extends string>(labels: Record<Key, string>) =>
  (Object.entries(labels) as [Key, string][]).map(([value, label]) => ({ value, label }));

type Claim = { name: string; idKind: IdKind; idNo: string; gender: Gender; birthOn: string };

type Request = RemoteRequest<typeof submitRealNameCall>;
/** Ticks of the accounts room, which the page brings along: how they look, and which are set in a form. */
export type RealNameConsents = {
  ticks: (error: string | undefined) => ReactNode;
  read: (values: FormData) => Request['consents'];
};
type RealNameFormProps = { profile: MyProfileView; consents: RealNameConsents; onDone: () => void };

/** Name and document with its pictures: a number alone proves nobody. */
export function RealNameForm({ profile, consents, onDone }: RealNameFormProps) {
  const { name, gender, birthOn } = profile;
  const [claim, setClaim] = useState<Claim>({ name, gender, birthOn, idKind: 'mainland', idNo: '' });
  const [proofs, setProofs] = useState<ProofFile[]>([]);
  const submit = useOperationCommand(submitRealNameCall, {
    refreshes: [getMyProfileCall, getMyVolunteerCall],
    reportedBy: 'form',
  });
  const errorOf = (path: string): string | undefined => submit.error?.errorOf(path);
  const isChange = profile.realName.status === 'verified';
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (submit.isPending) return;
    const ticked = consents.read(new FormData(event.currentTarget));
    submit.mutate(
      { ...requestOf(claim, proofs), consents: ticked },
      {
        onSuccess: ({ status }) => {
          const text = status === 'verified' ? '实名认证已通过' : '已提交，等待工作人员核对';
          showToast({ kind: 'success', text });
          onDone();
        },
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <ClaimFields
        claim={claim}
        errorOf={errorOf}
        set={(change) => setClaim((before) => ({ ...before, ...change }))}
      />
      <ProofField
        label="证件照片"
        purpose="idProof"
        accept="image/jpeg,image/png"
        isRequired
        files={proofs}
        max={2}
        maxMegabytes={10}
        hint="JPG 或 PNG，正反面各一张；加密保存，审核结束 30 天后删除"
        error={errorOf('proofFileIds')}
        onChange={setProofs}
      />
      {consents.ticks(errorOf('consents'))}
      {submit.error && submit.error.errors.length === 0 && (
        <Notice kind="error" isLive>
          {submit.error.msg}
        </Notice>
      )}
      <div>
        <Button type="submit" look="primary" isBusy={submit.isPending}>
          {isChange ? '提交更改' : '提交认证'}
        </Button>
      </div>
    </form>
  );
}

/** Whether the number itself tells birthday and gender. */
const tellsItself = (idKind: IdKind): boolean => idKind === 'mainland' || idKind === 'residence';

function requestOf({ gender, birthOn, ...rest }: Claim, proofs: readonly ProofFile[]) {
  const told = tellsItself(rest.idKind) ? {} : { gender, birthOn };
  return { ...rest, ...told, proofFileIds: proofs.map(({ fileId }) => fileId) };
}

type ClaimFieldsProps = {
  claim: Claim;
  set: (change: Partial<Claim>) => void;
  errorOf: (path: string) => string | undefined;
};

function ClaimFields({ claim, set, errorOf }: ClaimFieldsProps) {
  return (
    <>
      <TextField
        label="姓名"
        isRequired
        value={claim.name}
        maxLength={30}
        error={errorOf('name')}
        onChange={(name) => set({ name })}
      />
      <SelectField
        label="证件类型"
        isRequired
        value={claim.idKind}
        options={optionsOf(idKindLabels)}
        onChange={(value) => set({ idKind: value as IdKind })}
      />
      <TextField
        label="证件号码"
        isRequired
        value={claim.idNo}
        maxLength={30}
        hint="加密保存，任何页面只显示首尾两位"
        error={errorOf('idNo')}
        onPaste={pasteDigits}
        onChange={(idNo) => set({ idNo })}
      />
      {!tellsItself(claim.idKind) && (
        <>
          <SelectField
            label="性别"
            isRequired
            value={claim.gender}
            options={optionsOf(genderLabels)}
            error={errorOf('gender')}
            onChange={(value) => set({ gender: value as Gender })}
          />
          <DayField
            label="出生日期"
            isRequired
            value={claim.birthOn}
            error={errorOf('birthOn')}
            onChange={(birthOn) => set({ birthOn })}
          />
        </>
      )}
    </>
  );
}
