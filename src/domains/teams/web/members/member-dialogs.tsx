import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import type { MemberOutcome } from '../../contract/member-acts.contract.ts';
import type { TeamUserView } from '../../contract/members.contract.ts';
import type { grantableRoles } from '../../contract/members.words.ts';
import { memberRoleLabels } from '../../contract/teams.words.ts';
import {
  changeMembersCall,
  decideApplicantsCall,
  removeMemberCall,
  memberReads,
  offerCaptaincyCall,
  pauseMemberCall,
} from './members.calls.ts';

const settings = { refreshes: memberReads };
export type MemberChange = { memberRole?: (typeof grantableRoles)[number]; groupName?: string };

/** Deciding and changing for one or many; one notice says how many, and who was not and why. */
export function useMemberBatch() {
  const decideCall = useOperationCommand(decideApplicantsCall, settings);
  const changeCall = useOperationCommand(changeMembersCall, settings);
  const idsOf = (rows: readonly TeamUserView[]) => rows.map(({ teamUserId }) => teamUserId);
  return {
    isBusy: decideCall.isPending || changeCall.isPending,
    decide: async (
      verdict: 'approve' | 'reject',
      rows: readonly TeamUserView[],
      reason?: string,
    ): Promise<void> => {
      const result = await decideCall.mutateAsync({
        teamUserIds: idsOf(rows),
        verdict,
        ...(reason ? { reason } : {}),
      });
      tell(result, rows, verdict === 'approve' ? '已通过' : '已拒绝');
    },
    change: async (rows: readonly TeamUserView[], change: MemberChange): Promise<void> => {
      const result = await changeCall.mutateAsync({ teamUserIds: idsOf(rows), ...change });
      tell(result, rows, '已修改');
    },
  };
}

function tell(
  { doneCount, outcomes }: { doneCount: number; outcomes: readonly MemberOutcome[] },
  rows: readonly TeamUserView[],
  verb: string,
): void {
  const missed = outcomes.filter(({ isDone }) => !isDone);
  const nameOf = (id: number) => rows.find(({ teamUserId }) => teamUserId === id)?.name ?? '';
  if (doneCount > 0) showToast({ kind: 'success', text: `${verb} ${doneCount} 人` });
  if (missed.length > 0)
    showToast({
      kind: 'warning',
      title: `${missed.length} 人没有处理`,
      text: missed.map(({ teamUserId, msg }) => `${nameOf(teamUserId)}：${msg}`).join('；'),
      durationMs: 8_000,
    });
}

const whoOf = (rows: readonly TeamUserView[]): string =>
  rows.length === 1 ? (rows[0]?.name ?? '') : ` ${rows.length} 人`;

/** Changing role or group of everybody chosen. */
export function ChangeMembersDialog(props: {
  rows: readonly TeamUserView[];
  change: MemberChange;
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
}) {
  const { rows, change } = props;
  const goal = change.memberRole
    ? `的角色改为“${memberRoleLabels[change.memberRole]}”`
    : `的小组改为“${change.groupName}”`;
  return (
    <ConfirmDialog
      isOpen
      onClose={props.onClose}
      onConfirm={props.onConfirm}
      title={`把${whoOf(rows)}${goal}`}
      decisiveLabel="修改"
      tone="plain"
    >
      <p>{rows.map(({ name }) => name).join('、')}</p>
    </ConfirmDialog>
  );
}

/** Taking applicants into the team. */
export const ApproveDialog = (props: {
  rows: readonly TeamUserView[];
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
}) => (
  <ConfirmDialog
    isOpen
    onClose={props.onClose}
    onConfirm={props.onConfirm}
    title={`通过${whoOf(props.rows)}的申请`}
    decisiveLabel="通过申请"
    tone="plain"
  >
    <p>他们马上收到通知，成为队员，可以报名仅限队员的活动。</p>
  </ConfirmDialog>
);

/** Rejecting applications, with a reason that the applicants read. */
export const RejectDialog = (props: {
  rows: readonly TeamUserView[];
  onClose: () => void;
  onConfirm: (reason: string) => Promise<unknown>;
}) => (
  <ConfirmDialog
    isOpen
    onClose={props.onClose}
    onConfirm={props.onConfirm}
    title={`拒绝${whoOf(props.rows)}的申请`}
    decisiveLabel="拒绝申请"
    reason={{
      keptAs: ['reject-applicants', ...props.rows.map(({ teamUserId }) => teamUserId)].join(':'),
      label: '原因',
      hint: '申请人会看到，满 7 天后可以再申请',
      isRequired: true,
    }}
  />
);

/** Moving a member out, or taking an invitation back. */
export function RemoveMemberDialog(props: { row: TeamUserView; onClose: () => void; onDone?: () => void }) {
  const { row, onClose, onDone } = props;
  const remove = useOperationCommand(removeMemberCall, settings);
  const isInvitation = row.status === 'invited';
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={async (reason) => {
        await remove.mutateAsync({ teamUserId: row.teamUserId, reason });
        showToast({
          kind: 'success',
          text: isInvitation ? `已撤回给${row.name}的邀请` : `${row.name}已移出队伍`,
        });
        onDone?.();
      }}
      title={isInvitation ? `撤回给${row.name}的邀请` : `把${row.name}移出队伍`}
      decisiveLabel={isInvitation ? '撤回邀请' : '移出队伍'}
      reason={{
        keptAs: `remove-member:${row.teamUserId}`,
        label: '原因',
        hint: isInvitation ? '留作记录' : '本人会看到',
        isRequired: true,
      }}
    >
      {!isInvitation && <p>仅限队员的未来班次会一并收回，不影响对方的信用；已有的时长和记录都保留。</p>}
    </ConfirmDialog>
  );
}

/** Pausing a member. */
export function PauseMemberDialog({ row, onClose }: { row: TeamUserView; onClose: () => void }) {
  const pause = useOperationCommand(pauseMemberCall, settings);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={(reason) => pause.mutateAsync({ teamUserId: row.teamUserId, isPaused: true, reason })}
      title={`暂停${row.name}的队员身份`}
      decisiveLabel="暂停"
      tone="plain"
      reason={{
        keptAs: `pause-member:${row.teamUserId}`,
        label: '原因',
        hint: '本人会看到',
        isRequired: true,
      }}
    >
      <p>暂停期间不能报名仅限队员的活动，随时可以恢复。</p>
    </ConfirmDialog>
  );
}

/** Offering the captaincy, which the member has to accept; or taking the offer back. */
export function CaptaincyDialog({ row, onClose }: { row: TeamUserView; onClose: () => void }) {
  const offer = useOperationCommand(offerCaptaincyCall, settings);
  const isOpen = row.isCaptainOffered;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => offer.mutateAsync({ teamUserId: isOpen ? null : row.teamUserId })}
      title={isOpen ? `撤回给${row.name}的移交` : `把队长一职移交给${row.name}`}
      decisiveLabel={isOpen ? '撤回移交' : '发出移交'}
      tone="plain"
    >
      <p>{isOpen ? '现任队长继续担任。' : '本人接受后才生效，现任队长改任副队长。在此之前可以随时撤回。'}</p>
    </ConfirmDialog>
  );
}
