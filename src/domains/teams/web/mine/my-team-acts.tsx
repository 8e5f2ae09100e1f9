import { useState } from 'react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { ButtonLook } from '#platform/web/plain/button-class.ts';
import type { MyMembershipDetail } from '../../contract/my-teams.contract.ts';
import {
  answerCaptaincyCall,
  answerInvitationCall,
  claimMembershipCall,
  getMyMembershipCall,
  leaveTeamCall,
  listMyTeamsCall,
  pauseMembershipCall,
  withdrawApplicationCall,
} from './my-teams.calls.ts';

const settings = { refreshes: [getMyMembershipCall, listMyTeamsCall] };
type Asking = 'withdraw' | 'decline' | 'pause' | 'leave' | 'acceptCaptaincy' | 'declineCaptaincy';

/** The acts of a volunteer on an own membership; what cannot be taken back is asked first. */
export function MyTeamActs({ team }: { team: MyMembershipDetail }) {
  const [asking, setAsking] = useState<Asking>();
  const answer = useOperationCommand(answerInvitationCall, settings);
  const claim = useOperationCommand(claimMembershipCall, settings);
  const pause = useOperationCommand(pauseMembershipCall, settings);
  const { teamUserId, canDo, name } = team;
  const isBusy = answer.isPending || claim.isPending || pause.isPending;
  const told = (text: string) => ({ onSuccess: () => showToast({ kind: 'success', text }) });
  const can = (act: MyMembershipDetail['canDo'][number]): boolean => canDo.includes(act);
  const button = (label: string, look: ButtonLook, onPress: () => void) => (
    <Button look={look} disabled={isBusy} onClick={onPress}>
      {label}
    </Button>
  );
  return (
    <>
      {can('answer') && (
        <>
          {button('接受邀请', 'primary', () =>
            answer.mutate({ teamUserId, answer: 'accept' }, told(`已加入${name}`)),
          )}
          {button('谢绝', 'line', () => setAsking('decline'))}
        </>
      )}
      {can('claim') &&
        button('认领成员身份', 'primary', () => claim.mutate({ teamUserId }, told(`已加入${name}`)))}
      {can('answerCaptaincy') && (
        <>
          {button('接受队长一职', 'primary', () => setAsking('acceptCaptaincy'))}
          {button('谢绝队长一职', 'line', () => setAsking('declineCaptaincy'))}
        </>
      )}
      {can('resume') &&
        button('恢复', 'primary', () =>
          pause.mutate({ teamUserId, isPaused: false }, told('已恢复，可以报名队员活动了')),
        )}
      {can('withdraw') && button('撤回申请', 'line', () => setAsking('withdraw'))}
      {can('pause') && button('暂停一段时间', 'line', () => setAsking('pause'))}
      {can('leave') && button('退出队伍', 'danger', () => setAsking('leave'))}
      {asking && <ActDialog asking={asking} team={team} onClose={() => setAsking(undefined)} />}
    </>
  );
}

type ActDialogProps = { asking: Asking; team: MyMembershipDetail; onClose: () => void };

function ActDialog(props: ActDialogProps) {
  return props.asking === 'leave' ? <LeaveDialog {...props} /> : <PlainDialog {...props} />;
}

const plainWords: Record<Exclude<Asking, 'leave'>, { title: string; text: string; label: string }> = {
  withdraw: { title: '撤回申请', text: '队伍会看到你撤回了申请，之后随时可以再申请。', label: '撤回申请' },
  decline: { title: '谢绝邀请', text: '队伍会收到通知，之后仍可以再邀请你。', label: '谢绝邀请' },
  pause: { title: '暂停队员身份', text: '暂停期间不能报名仅限队员的活动，随时可以恢复。', label: '暂停' },
  acceptCaptaincy: {
    title: '接受队长一职',
    text: '你成为队长，现任队长改为副队长；以后要再移交才能卸任。',
    label: '接受',
  },
  declineCaptaincy: { title: '谢绝队长一职', text: '你仍是队员，队伍会另选他人。', label: '谢绝' },
};

function PlainDialog({ asking, team, onClose }: ActDialogProps) {
  const { teamUserId } = team;
  const withdraw = useOperationCommand(withdrawApplicationCall, settings);
  const answer = useOperationCommand(answerInvitationCall, settings);
  const pause = useOperationCommand(pauseMembershipCall, settings);
  const captaincy = useOperationCommand(answerCaptaincyCall, settings);
  const { title, text, label } = plainWords[asking as Exclude<Asking, 'leave'>];
  const run = (): Promise<unknown> => {
    if (asking === 'withdraw') return withdraw.mutateAsync({ teamUserId });
    if (asking === 'decline') return answer.mutateAsync({ teamUserId, answer: 'decline' });
    if (asking === 'pause') return pause.mutateAsync({ teamUserId, isPaused: true });
    const isAccepted = asking === 'acceptCaptaincy';
    return captaincy.mutateAsync({ teamUserId, answer: isAccepted ? 'accept' : 'decline' });
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={run}
      title={`${title}：${team.name}`}
      decisiveLabel={label}
      tone={asking === 'pause' || asking === 'acceptCaptaincy' ? 'plain' : 'danger'}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}

/** Leaving names the member-only places that it gives up. */
function LeaveDialog({ team, onClose }: ActDialogProps) {
  const leave = useOperationCommand(leaveTeamCall, settings);
  const { memberShifts } = team;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={(reason) =>
        leave.mutateAsync({
          teamUserId: team.teamUserId,
          cancelsShifts: memberShifts.length > 0,
          ...(reason.length >= 2 ? { reason } : {}),
        })
      }
      title={`退出${team.name}`}
      decisiveLabel={memberShifts.length > 0 ? '取消班次并退出' : '退出队伍'}
      reason={{ keptAs: `leave-team:${team.teamUserId}`, label: '原因', hint: '选填，队伍会看到' }}
    >
      {memberShifts.length > 0 && (
        <>
          <p>下面这些仅限队员的班次会一并取消，按各自的取消规则处理：</p>
          <ul>
            {memberShifts.map(({ signUpId, title, postName, startsAt }) => (
              <li key={signUpId}>
                {title}（{dayTimeLabel(startsAt)} {postName}）
              </li>
            ))}
          </ul>
        </>
      )}
      <p>已有的服务时长不受影响，以后可以再次申请加入。</p>
    </ConfirmDialog>
  );
}
