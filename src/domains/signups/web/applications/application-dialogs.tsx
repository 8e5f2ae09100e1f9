import { Select } from '#platform/web/fields/select.tsx';
import { useState } from 'react';
import { dayLabel, spanLabel } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Field } from '#platform/web/fields/field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import type { ApplicationView, ShiftPlaces } from '../../contract/applications.contract.ts';
import { decisionVerdicts, type DecisionVerdict } from '../../contract/signups.words.ts';
import {
  decideApplicationsCall,
  listApplicationsCall,
  moveSignUpCall,
  offerPlaceCall,
  removeSignUpCall,
} from '../signups.calls.ts';

const refreshes = [listApplicationsCall];

/** Deciding for one or many; tells in one notice who was decided and why somebody was not, and gives who was. */
export function useApplicationDecision() {
  const decide = useOperationCommand(decideApplicationsCall, { refreshes });
  const run = async (
    verdict: DecisionVerdict,
    rows: readonly ApplicationView[],
    reason?: string,
  ): Promise<number[]> => {
    const { doneCount, outcomes } = await decide.mutateAsync({
      signUpIds: rows.map(({ signUpId }) => signUpId),
      verdict,
      ...(reason ? { reason } : {}),
    });
    const missed = outcomes.filter(({ isDone }) => !isDone);
    const nameOf = (id: number) => rows.find(({ signUpId }) => signUpId === id)?.name ?? '';
    if (doneCount > 0) showToast({ kind: 'success', text: `已${decisionVerdicts[verdict]} ${doneCount} 人` });
    if (missed.length > 0)
      showToast({
        kind: 'warning',
        title: `${missed.length} 人没有处理`,
        text: missed.map(({ signUpId, msg }) => `${nameOf(signUpId)}：${msg}`).join('；'),
        durationMs: 8_000,
      });
    return outcomes.filter(({ isDone }) => isDone).map(({ signUpId }) => signUpId);
  };
  return { run, isBusy: decide.isPending };
}

const consequences: Record<DecisionVerdict, string> = {
  confirm: '他们马上收到通知，占用名额；通过以后只能移除或调场。',
  reject: '他们会马上收到通知和原因，可以改报别的场次。',
  waitlist: '有名额空出时按候补方式递补。',
};

/** Passing, rejecting or sending to the queue, for one or many. */
export function DecideDialog(props: {
  verdict: DecisionVerdict;
  rows: readonly ApplicationView[];
  onClose: () => void;
  onConfirm: (reason: string) => Promise<void>;
}) {
  const { verdict, rows } = props;
  const who = rows.length === 1 ? rows[0]?.name : ` ${rows.length} 人`;
  const isReject = verdict === 'reject';
  const title = {
    confirm: `通过${who}的报名`,
    reject: `拒绝${who}的报名`,
    waitlist: `把${who}转入候补`,
  };
  const decisiveLabel = { confirm: '通过报名', reject: '拒绝报名', waitlist: '转入候补' };
  return (
    <ConfirmDialog
      isOpen
      onClose={props.onClose}
      onConfirm={props.onConfirm}
      title={title[verdict]}
      decisiveLabel={decisiveLabel[verdict]}
      tone={isReject ? 'danger' : 'plain'}
      {...(verdict === 'confirm'
        ? {}
        : {
            reason: {
              keptAs: [verdict, ...rows.map(({ signUpId }) => signUpId)].join(':'),
              label: '原因',
              hint: '志愿者会看到',
              isRequired: isReject,
            },
          })}
    >
      <p>{consequences[verdict]}</p>
    </ConfirmDialog>
  );
}

/** Keeping a free place for somebody who waits. */
export function OfferDialog({ row, onClose }: { row: ApplicationView; onClose: () => void }) {
  const offer = useOperationCommand(offerPlaceCall, { refreshes });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={async () => {
        await offer.mutateAsync({ signUpId: row.signUpId });
        showToast({ kind: 'success', text: `名额已为${row.name}保留，等待本人确认` });
      }}
      title={`把空出的名额给${row.name}`}
      decisiveLabel="保留名额"
      tone="plain"
    >
      <p>本人马上收到通知，在期限内确认才占用；过期给下一位。</p>
    </ConfirmDialog>
  );
}

/** Taking a confirmed person off the list. */
export function RemoveDialog({ row, onClose }: { row: ApplicationView; onClose: () => void }) {
  const remove = useOperationCommand(removeSignUpCall, { refreshes });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={(reason) => remove.mutateAsync({ signUpId: row.signUpId, reason })}
      title={`移除${row.name}`}
      decisiveLabel="移除报名"
      reason={{
        keptAs: `remove-sign-up:${row.signUpId}`,
        label: '原因',
        hint: '志愿者会看到',
        isRequired: true,
      }}
    >
      <p>名额会空出来，有候补时按候补方式递补。不影响对方的信用。</p>
    </ConfirmDialog>
  );
}

/** Moving a person to another shift of the activity. */
export function MoveDialog(props: {
  row: ApplicationView;
  shifts: readonly ShiftPlaces[];
  onClose: () => void;
}) {
  const { row, onClose } = props;
  const move = useOperationCommand(moveSignUpCall, { refreshes });
  const others = props.shifts.filter((shift) => shift.shiftId !== row.shiftId && !shift.isStarted);
  const [shiftId, setShiftId] = useState(others[0]?.shiftId);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={async (reason) => {
        if (shiftId !== undefined) await move.mutateAsync({ signUpId: row.signUpId, shiftId, reason });
      }}
      title={`给${row.name}调场`}
      decisiveLabel="调到这一场"
      tone="plain"
      reason={{
        keptAs: `move-sign-up:${row.signUpId}`,
        label: '原因',
        hint: '志愿者会看到',
        isRequired: true,
      }}
    >
      {others.length === 0 ? (
        <p>没有可以调往的场次。</p>
      ) : (
        <Field label="调往">
          {(control) => (
            <Select
              {...control}
              value={shiftId}
              options={others.map((shift) => ({
                value: shift.shiftId,
                label: `${shift.postName} ${dayLabel(shift.startsAt)} ${spanLabel(shift.startsAt, shift.endsAt)}，${shift.takenCount}/${shift.capacity}`,
              }))}
              onChoose={(id) => setShiftId(Number(id))}
            />
          )}
        </Field>
      )}
    </ConfirmDialog>
  );
}
