import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import type { TeamActivityRow } from '../../contract/activity-views.contract.ts';
import { activityStatusLabels, type ActivityAct } from '../../contract/activities.words.ts';
import {
  cancelActivityCall,
  copyActivityCall,
  deleteActivityCall,
  getTeamActivityCall,
  listMyTeamActivitiesCall,
  submitActivityCall,
  withdrawActivityCall,
} from '../activities.calls.ts';
import { teamPaths } from './team-paths.ts';

const refreshes = [listMyTeamActivitiesCall, getTeamActivityCall];
type Subject = Pick<
  TeamActivityRow,
  'id' | 'version' | 'title' | 'status' | 'takenCount' | 'pendingCount' | 'waitingCount'
>;
type Asking = { act: ActivityAct; activity: Subject };

/**
 * The acts of 活动管理. `begin` goes to a page (修改, 结项), asks first (提交, 取消, 撤回, 删除) or acts at once (复制);
 * `dialog` must be drawn by the page. `onDeleted` runs when the activity is gone.
 */
export function useTeamActivityActs(onDeleted?: () => void): {
  begin: (act: ActivityAct, activity: Subject) => void;
  dialog: ReactNode;
  isBusy: boolean;
} {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Asking>();
  const copy = useOperationCommand(copyActivityCall, { refreshes });
  const begin = (act: ActivityAct, activity: Subject): void => {
    if (act === 'update') void navigate(teamPaths.edit(activity.id));
    else if (act === 'settle') void navigate(teamPaths.hours(activity.id));
    else if (act === 'copy') {
      const request = { activityId: activity.id };
      copy.mutate(request, {
        onSuccess: (made) => {
          showToast({ kind: 'success', text: '已复制为新草稿，场次顺延到以后的同一星期几' });
          void navigate(teamPaths.edit(made.activityId));
        },
      });
    } else setAsking({ act, activity });
  };
  const dialog = asking && (
    <ActDialog asking={asking} onClose={() => setAsking(undefined)} onDeleted={onDeleted} />
  );
  return { begin, dialog, isBusy: copy.isPending };
}

type DialogWords = {
  title: string;
  text: string;
  decisive: string;
  tone?: 'plain';
  needsReason?: boolean;
};

function wordsOf({ act, activity }: Asking): DialogWords {
  const name = `“${activity.title}”`;
  const people = activity.takenCount + activity.pendingCount + activity.waitingCount;
  if (act === 'submit')
    return {
      title: `提交${name}审核`,
      text: '提交后由实践中心审核，期间不能修改；需要改时可以撤回。',
      decisive: '提交审核',
      tone: 'plain',
    };
  if (act === 'withdraw' && activity.status === 'published')
    return {
      title: `撤回${name}的变更`,
      text: '提交的变更不再审核，活动按现在公开的内容继续。',
      decisive: '撤回变更',
      tone: 'plain',
    };
  if (act === 'withdraw')
    return {
      title: `撤回${name}`,
      text: '撤回后回到草稿，改好可以再次提交，审核重新排队。',
      decisive: '撤回到草稿',
      tone: 'plain',
    };
  if (act === 'delete') return { title: `删除${name}`, text: '草稿删除后不能恢复。', decisive: '删除草稿' };
  return {
    title: `取消${name}`,
    text:
      people > 0
        ? `${people} 位已报名的志愿者会收到通知和取消原因，不影响他们的信用。取消后不能恢复。`
        : '还没有人报名。取消后活动页会显示原因，不能恢复。',
    decisive: '取消活动',
    needsReason: true,
  };
}

function ActDialog(props: { asking: Asking; onClose: () => void; onDeleted?: (() => void) | undefined }) {
  const { asking, onClose, onDeleted } = props;
  const submit = useOperationCommand(submitActivityCall, { refreshes });
  const withdraw = useOperationCommand(withdrawActivityCall, { refreshes });
  const cancel = useOperationCommand(cancelActivityCall, { refreshes });
  const remove = useOperationCommand(deleteActivityCall, { refreshes });
  const words = wordsOf(asking);
  const target = { activityId: asking.activity.id, version: asking.activity.version };

  const confirm = async (reason: string): Promise<void> => {
    if (asking.act === 'submit') {
      const { status } = await submit.mutateAsync(target);
      showToast({
        kind: 'success',
        text: status === 'pending' ? '已提交，等待审核' : `已提交，活动${activityStatusLabels[status]}`,
      });
    } else if (asking.act === 'withdraw') await withdraw.mutateAsync(target);
    else if (asking.act === 'cancel') await cancel.mutateAsync({ ...target, reason });
    else {
      await remove.mutateAsync(target);
      onDeleted?.();
    }
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      title={words.title}
      decisiveLabel={words.decisive}
      tone={words.tone ?? 'danger'}
      {...(words.needsReason
        ? {
            reason: {
              keptAs: `cancel-activity:${asking.activity.id}`,
              label: '取消原因',
              hint: '报名的人会看到',
              isRequired: true,
            },
          }
        : {})}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  );
}
