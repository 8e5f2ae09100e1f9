import type { FormEvent } from 'react';
import { starNames } from '#domains/volunteers/contract/volunteers.words.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import list from '#platform/web/list/admin-list.module.css';
import { LeaveQuestion } from '#platform/web/long-form/leave-question.tsx';
import { SaveFailure } from '#platform/web/long-form/save-failure.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { useVersionedForm } from '#platform/web/use-versioned-form.ts';
import { listStarLevelsCall, saveStarLevelsCall } from './stars.calls.ts';

type StarLevels = RemoteResult<typeof listStarLevelsCall>;

type StarLevelsFormProps = { levels: StarLevels; onSaved: () => void };

/** The hours that the five stars ask for, and from which on two people confirm. What was typed stays when somebody else was faster. */
export function StarLevelsForm({ levels, onSaved }: StarLevelsFormProps) {
  const save = useOperationCommand(saveStarLevelsCall, {
    refreshes: [listStarLevelsCall],
    reportedBy: 'form',
  });
  const typed = useVersionedForm(() => ({ form: formOf(levels), version: levels.version }), 'star-levels');
  const { hours, twoFrom, reason } = typed.form;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (save.isPending) return;
    save.mutate(
      {
        version: typed.version,
        hours: hours.map((each) => (each.trim() === '' ? 0 : Number(each))),
        twoFrom: Number(twoFrom),
        reason,
      },
      {
        onSuccess: () => {
          showToast({ kind: 'success', text: '星级标准已保存，今晚起按新标准找候选' });
          typed.forget();
          onSaved();
        },
      },
    );
  };
  const takeLatest = (): void => {
    typed.takeLatest();
    save.reset();
  };
  return (
    <form className={list.form} onSubmit={submit} noValidate>
      <LeaveQuestion isDirty={typed.isDirty} onLeave={typed.forget} />
      <SaveFailure failure={save.error} subject="星级标准" onTakeLatest={takeLatest} />
      <div className={list.two}>
        {starNames.map((name, index) => (
          <TextField
            key={name}
            label={`${name}要求的小时`}
            isRequired
            maxLength={5}
            value={hours[index] ?? ''}
            error={save.error?.errorOf(`hours.${index}`)}
            onChange={(value) => typed.set({ hours: hours.with(index, value.replaceAll(/\D/g, '')) })}
          />
        ))}
        <SelectField
          label="两人确认"
          hint="两位都管全市，其中一位是中心负责人"
          value={twoFrom}
          options={starNames.map((name, index) => ({
            value: String(index + 1),
            label: index + 1 === starNames.length ? `只有${name}` : `${name}起`,
          }))}
          onChange={(value) => typed.set({ twoFrom: value })}
        />
      </div>
      <TextAreaField
        label="为什么修改"
        hint="写进审计日志"
        isRequired
        maxLength={200}
        value={reason}
        error={save.error?.errorOf('reason')}
        onChange={(value) => typed.set({ reason: value })}
      />
      <div>
        <Button type="submit" look="primary" isBusy={save.isPending}>
          保存星级标准
        </Button>
      </div>
    </form>
  );
}

const formOf = ({ levels }: StarLevels) => ({
  hours: levels.map(({ minMinutes }) => String(minMinutes / 60)),
  twoFrom: String(levels.find(({ needsTwo }) => needsTwo)?.level ?? levels.length),
  reason: '',
});
