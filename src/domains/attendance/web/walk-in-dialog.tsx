import { useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { Field } from '#platform/web/fields/field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { addWalkInCall, getAttendanceBoardCall } from './attendance.calls.ts';

type WalkInDialogProps = { shift: { shiftId: number; postName: string }; onClose: () => void };

const fields = [
  { name: 'name', label: '姓名', maxLength: 30, inputMode: 'text' },
  { name: 'mobileTail', label: '手机号后 4 位', maxLength: 4, inputMode: 'numeric' },
] as const;

/** Someone who came without signing up and shows no code: by what they say of themselves, until they confirm it. */
export function WalkInDialog({ shift, onClose }: WalkInDialogProps) {
  const add = useOperationCommand(addWalkInCall, {
    refreshes: [getAttendanceBoardCall],
    reportedBy: 'form',
  });
  const [told, setTold] = useState({ name: '', mobileTail: '' });
  const refusal = add.error && add.error.reason ? add.error.msg : undefined;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={async () => {
        await add.mutateAsync({ shiftId: shift.shiftId, ...told });
        showToast({ kind: 'success', text: `${told.name.trim()}已签到，等本人在消息里确认` });
      }}
      title={`现场加入${shift.postName && `“${shift.postName}”`}`}
      decisiveLabel="加入并签到"
      safeLabel="取消"
      tone="plain"
    >
      <p>
        没有报名但到了现场的志愿者，不占报名名额。对方能打开志愿者码的，请直接扫码；不能的，填姓名和手机号后 4
        位，本人确认后时长才会认定。
      </p>
      {fields.map(({ name, label, maxLength, inputMode }, at) => (
        <Field
          key={name}
          label={label}
          isRequired
          error={add.error?.errorOf(name) ?? (at === fields.length - 1 ? refusal : undefined)}
        >
          {(control) => (
            <span className="inp">
              <input
                {...control}
                autoComplete="off"
                inputMode={inputMode}
                maxLength={maxLength}
                value={told[name]}
                onChange={({ target }) => setTold({ ...told, [name]: target.value })}
              />
            </span>
          )}
        </Field>
      ))}
    </ConfirmDialog>
  );
}
