import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { useState } from 'react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { MyProfileView } from '../../contract/profile.contract.ts';
import { findingLabels, idKindLabels } from '../../contract/real-name.words.ts';
import { genderLabels, type RealNameStatus, realNameStatusLabels } from '../../contract/volunteers.words.ts';
import { getMyProfileCall, withdrawRealNameCall } from '../profile/profile.calls.ts';
import { type RealNameConsents, RealNameForm } from './real-name-form.tsx';
import styles from './real-name.module.css';
import { getMyVolunteerCall } from '../volunteers.calls.ts';

const explanations: Record<RealNameStatus, string> = {
  none: '报名需要实名的活动、加入队伍前，请先完成实名认证。请准备好证件照片，由工作人员核对。',
  formatChecked:
    '号码格式正确，与注册信息一致；还需要工作人员核对证件照片，一般 1 至 2 个工作日，通过后才算实名。',
  pending: '工作人员正在核对，一般 1 至 2 个工作日，结果会通过系统消息告诉你。',
  verified: '你已完成实名认证。姓名、证件等信息更改需要重新核对，核对期间原信息继续有效。',
  rejected: '上一次提交没有通过，请按原因核对后重新提交。',
  recheck: '更改正在核对，核对期间原来的实名信息继续有效。',
};

type RealNamePanelProps = {
  profile: MyProfileView;
  /** The texts that are agreed to with an ID number, as ticks of the form. */
  consents: RealNameConsents;
};

/** 实名认证: how it stands, what waits, and the form to submit or change. */
export function RealNamePanel({ profile, consents }: RealNamePanelProps) {
  const { status, check, idKind, idMasked } = profile.realName;
  const [isChanging, setChanging] = useState(false);
  const isWaiting = status === 'formatChecked' || status === 'pending' || status === 'recheck';
  const isOpen = status === 'none' || status === 'rejected' || (status === 'verified' && isChanging);
  const wasRejected = check?.status === 'rejected' && !isWaiting;
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby="real-name">
      <h2 id="real-name">实名认证</h2>
      <div className={styles.state}>
        <StatusDot tone={stateTone(realNameStatusLabels[status])}>{realNameStatusLabels[status]}</StatusDot>
        <p>{explanations[status]}</p>
      </div>
      {wasRejected && check.reason && <Notice kind="warning">上一次未通过：{check.reason}</Notice>}
      {(status === 'verified' || status === 'recheck') && (
        <dl className={styles.facts}>
          <dt>姓名</dt>
          <dd>
            {profile.name}（{genderLabels[profile.gender]}，{profile.birthOn}）
          </dd>
          <dt>证件</dt>
          <dd>{idKind && idMasked ? `${idKindLabels[idKind]} ${idMasked}` : '登记时已核对，未留证件号码'}</dd>
        </dl>
      )}
      {isWaiting && check && <Waiting check={check} />}
      {status === 'verified' && !isChanging && (
        <Button look="line" onClick={() => setChanging(true)}>
          更改实名信息
        </Button>
      )}
      {isOpen && <RealNameForm profile={profile} consents={consents} onDone={() => setChanging(false)} />}
    </section>
  );
}

type Check = NonNullable<MyProfileView['realName']['check']>;

function Waiting({ check }: { check: Check }) {
  const [isAsking, setAsking] = useState(false);
  const withdraw = useOperationCommand(withdrawRealNameCall, {
    refreshes: [getMyProfileCall, getMyVolunteerCall],
  });
  return (
    <>
      <dl className={styles.facts}>
        <dt>提交的姓名</dt>
        <dd>{check.name}</dd>
        <dt>提交的证件</dt>
        <dd>
          {idKindLabels[check.idKind]} {check.idMasked}
        </dd>
        <dt>需要核对</dt>
        <dd>{check.findings.map((finding) => findingLabels[finding]).join('；')}</dd>
        <dt>提交时间</dt>
        <dd>{dayTimeLabel(check.submittedAt)}</dd>
      </dl>
      <Button look="line" onClick={() => setAsking(true)}>
        撤回提交
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await withdraw.mutateAsync({});
          showToast({ kind: 'success', text: '已撤回，证件照片随即删除' });
        }}
        title="撤回这次提交？"
        decisiveLabel="撤回"
        tone="plain"
      >
        <p>撤回后可以重新提交，已上传的证件照片会删除。</p>
      </ConfirmDialog>
    </>
  );
}
