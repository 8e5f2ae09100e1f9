import { useState } from 'react';
import { genderLabels } from '#domains/volunteers/contract/volunteers.words.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dateLabel, dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { ButtonLook } from '#platform/web/plain/button-class.ts';
import type { TeamUserDetail } from '../../contract/members.contract.ts';
import { joinWayLabels, type MemberAct, memberActs } from '../../contract/members.words.ts';
import { memberRoleLabels } from '../../contract/teams.words.ts';
import { EditMemberDialog } from './edit-member-dialog.tsx';
import {
  ApproveDialog,
  CaptaincyDialog,
  PauseMemberDialog,
  RejectDialog,
  RemoveMemberDialog,
  useMemberBatch,
} from './member-dialogs.tsx';
import { MemberStatusDot } from './member-labels.tsx';
import { memberReads, pauseMemberCall } from './members.calls.ts';
import styles from '../mine/my-team-detail.module.css';

type MemberProfileProps = { member: TeamUserDetail; groups: readonly string[] };

/** One member for the team: profile masked, what can be done. */
export function MemberProfile({ member, groups }: MemberProfileProps) {
  return (
    <section className="panel" aria-label="成员资料">
      <header className={styles.head}>
        <Avatar
          personKey={String(member.volunteerId ?? `offline-${member.teamUserId}`)}
          gender={member.gender ?? undefined}
          size="xl"
        />
        <div>
          <MemberStatusDot status={member.status} />
          <h1>{member.name}</h1>
          <p className="txt2">
            {[memberRoleLabels[member.memberRole], member.groupName, ...member.tags]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <MemberActs member={member} groups={groups} />
      </header>
      <dl className={styles.facts}>
        {factsOf(member).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function factsOf(member: TeamUserDetail): [string, string][] {
  const facts: [string, string | null][] = [
    ['手机号', member.mobileMasked],
    ['性别', member.gender && genderLabels[member.gender]],
    ['出生日期', member.birthOn],
    ['身份证号', member.idMasked],
    ['个人简介', member.about?.intro || null],
    ['技能', member.about?.skills.join('、') || null],
    ['语言', member.about?.languages.join('、') || null],
    ['志愿者编号', member.volunteerNo],
    ['实名认证', member.volunteerId === null ? '没有账号' : member.isVerified ? '已认证' : '未认证'],
    ['队员编号', member.memberNo],
    ['加入途径', joinWayLabels[member.joinWay]],
    ['加入时间', member.joinedAt && dateLabel(member.joinedAt)],
    ['队内时长', `${hoursLabel(member.teamMinutes)} 小时`],
    ['累计时长', member.totalMinutes === null ? null : `${hoursLabel(member.totalMinutes)} 小时`],
    [
      '星级',
      member.starLevel === null ? null : member.starLevel === 0 ? '新志愿者' : `${member.starLevel} 星`,
    ],
    [
      '答复截止',
      member.status === 'invited' && member.invitedUntil ? dayTimeLabel(member.invitedUntil) : null,
    ],
    ['申请说明', member.applyMessage || null],
    ['原因', member.endReason],
    ['备注', member.remark || null],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

const looks: Partial<Record<MemberAct, ButtonLook>> = {
  approve: 'primary',
  resume: 'primary',
  remove: 'danger',
};

function MemberActs({ member, groups }: MemberProfileProps) {
  const [asking, setAsking] = useState<MemberAct>();
  const batch = useMemberBatch();
  const pause = useOperationCommand(pauseMemberCall, { refreshes: memberReads });
  const close = (): void => setAsking(undefined);
  const act = (name: MemberAct): void => {
    if (name === 'resume')
      pause.mutate(
        { teamUserId: member.teamUserId, isPaused: false },
        { onSuccess: () => showToast({ kind: 'success', text: `${member.name}已恢复` }) },
      );
    else setAsking(name);
  };
  return (
    <div className={styles.acts}>
      {member.canDo.map((name) => (
        <Button
          key={name}
          look={looks[name] ?? 'line'}
          disabled={batch.isBusy || pause.isPending}
          onClick={() => act(name)}
        >
          {name === 'offerCaptaincy' && member.isCaptainOffered ? '撤回移交' : memberActs[name]}
        </Button>
      ))}
      {asking === 'edit' && <EditMemberDialog row={member} groups={groups} onClose={close} />}
      {asking === 'pause' && <PauseMemberDialog row={member} onClose={close} />}
      {asking === 'offerCaptaincy' && <CaptaincyDialog row={member} onClose={close} />}
      {(asking === 'remove' || asking === 'revoke') && <RemoveMemberDialog row={member} onClose={close} />}
      {asking === 'approve' && (
        <ApproveDialog rows={[member]} onClose={close} onConfirm={() => batch.decide('approve', [member])} />
      )}
      {asking === 'reject' && (
        <RejectDialog
          rows={[member]}
          onClose={close}
          onConfirm={(reason) => batch.decide('reject', [member], reason)}
        />
      )}
    </div>
  );
}
