import { useState } from 'react';
import { addDays, toDay } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import list from '#platform/web/list/admin-list.module.css';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useNow } from '#platform/web/use-now.ts';
import { DayField } from '#platform/web/fields/time/day-field.tsx';
import type { VolunteerDetail } from '../../contract/manage-volunteers.contract.ts';
import { manageVolunteerLimits, standingActLabels } from '../../contract/manage-volunteers.words.ts';
import type { StandingAct } from '../../contract/manage-volunteers.words.ts';
import {
  changeVolunteerStandingCall,
  getVolunteerForStaffCall,
  listVolunteersForStaffCall,
} from './manage-volunteers.calls.ts';

const refreshes = [getVolunteerForStaffCall, listVolunteersForStaffCall];
const follows: Record<StandingAct, string> = {
  restrict: '到期前不能报名新的活动；已有的报名和时长不受影响，到期自动解除。',
  lift: '立即可以继续报名，会发消息告诉本人。',
  freeze: '立即下线，不能登录和报名；时长记录都保留。',
  unfreeze: '可以继续登录和报名，会发消息告诉本人。',
};

type StandingDialogProps = { volunteer: VolunteerDetail; act: StandingAct; onClose: () => void };

/** Asks before a volunteer's standing is changed, with the reason that the person reads. */
export function StandingDialog({ volunteer, act, onClose }: StandingDialogProps) {
  const change = useOperationCommand(changeVolunteerStandingCall, { refreshes });
  const today = toDay(useNow());
  const [until, setUntil] = useState(addDays(today, 30));
  const confirm = async (reason: string): Promise<void> => {
    const { volunteerId, version } = volunteer;
    const wish = { volunteerId, version, act, reason };
    await change.mutateAsync(act === 'restrict' ? { ...wish, until } : wish);
    showToast({ kind: 'success', text: `“${volunteer.name}”已${standingActLabels[act]}，并发消息告知` });
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      title={`${standingActLabels[act]}“${volunteer.name}”？`}
      decisiveLabel={standingActLabels[act]}
      tone={act === 'restrict' || act === 'freeze' ? 'danger' : 'plain'}
      reason={{
        keptAs: `${act}-volunteer:${volunteer.volunteerId}`,
        label: '原因',
        isRequired: true,
        hint: '至少 2 个字，本人会看到',
      }}
    >
      <div className={list.form}>
        <p>{follows[act]}</p>
        {act === 'restrict' && (
          <DayField
            label="限制到（含当天）"
            isRequired
            value={until}
            hint={`最晚 ${addDays(today, manageVolunteerLimits.restrictDays)}`}
            error={change.error?.errorOf('until')}
            onChange={setUntil}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}
