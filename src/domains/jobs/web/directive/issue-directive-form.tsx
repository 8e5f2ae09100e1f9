import { useEffect, useRef, useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteRequest } from '#platform/web/calls/remote.ts';
import { Field } from '#platform/web/fields/field.tsx';
import { InstantInput } from '#platform/web/fields/instant-input.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { focusFirstFault } from '#platform/web/focus-first-fault.ts';
import { type FormFaults, formFaultsOf } from '#platform/web/form-faults.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import { issueDirectiveCall, listJobsCall } from '../jobs.calls.ts';
import { type ChosenTeam, ChooseTeams } from './choose-teams.tsx';
import { type DirectiveDraft, directiveGaps, emptyDirective } from './directive-draft.ts';
import styles from './directive.module.css';
import { UnitFields, type Units, WhatFields } from './work-fields.tsx';

type IssueDirectiveFormProps = Units & {
  onDone: (issued: { teamCount: number; dueAt: string }) => void;
  onLeave: () => void;
};

const nothing = { ...emptyDirective, teams: [] as ChosenTeam[] };

/** What is typed, kept until it is sent, and how that is done; what the server refuses stays with its reasons. */
function useIssuing(onDone: IssueDirectiveFormProps['onDone']) {
  const [{ teams, ...draft }, change, forget] = useKeptForm('issue-directive', nothing);
  const [faults, setFaults] = useState<FormFaults>({});
  const issue = useOperationCommand(issueDirectiveCall, { refreshes: [listJobsCall], reportedBy: 'form' });
  const send = async (): Promise<void> => {
    const gaps = directiveGaps(draft, teams.length);
    setFaults(gaps);
    if (issue.isPending || Object.values(gaps).some(Boolean)) return;
    const { area: _, people, ...words } = draft;
    const teamIds = teams.map(({ teamId }) => teamId);
    const request = { ...words, peopleNeeded: Number(people), teamIds };
    try {
      const { dueAt, jobNos } = await issue.mutateAsync(request as RemoteRequest<typeof issueDirectiveCall>);
      forget();
      onDone({ teamCount: jobNos.length, dueAt });
    } catch (failure) {
      setFaults(formFaultsOf(failure));
    }
  };
  const setTeams = (chosen: ChosenTeam[]): void => change({ teams: chosen });
  return { draft, change, teams, setTeams, faults, isBusy: issue.isPending, send };
}

/** 下发指令任务: what, where, when, what to mind, and which teams are asked. */
export function IssueDirectiveForm({ areas, units, onArea, onDone, onLeave }: IssueDirectiveFormProps) {
  const issuing = useIssuing(onDone);
  const { draft, change, faults } = issuing;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirstFault(form.current ?? undefined), [faults]);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void issuing.send();
      }}
    >
      <h2>下发指令任务</h2>
      <WhatFields
        draft={draft}
        faults={faults}
        onChange={change}
        hint="写清要做的事、带什么、找谁对接；不下人数指标，来几个人由队伍定"
        peopleLabel="大约要几个人"
      />
      <UnitFields
        draft={draft}
        faults={faults}
        onChange={change}
        areas={areas}
        units={units}
        onArea={onArea}
      />
      <PlanFields draft={draft} faults={faults} onChange={change} />
      <ChooseTeams chosen={issuing.teams} error={faults['teamIds']} onChange={issuing.setTeams} />
      {faults['form'] && (
        <Notice kind="error" isLive>
          {faults['form']}
        </Notice>
      )}
      <p className={styles.chips}>
        <Button onClick={onLeave}>先不下发</Button>
        <Button look="primary" type="submit" isBusy={issuing.isBusy}>
          {issuing.teams.length > 0 ? `下发给 ${issuing.teams.length} 支队伍` : '下发任务'}
        </Button>
      </p>
    </form>
  );
}

type FieldsProps = {
  draft: DirectiveDraft;
  faults: FormFaults;
  onChange: (change: Partial<DirectiveDraft>) => void;
};

const PlanFields = ({ draft, faults, onChange }: FieldsProps) => (
  <>
    <TextField
      label="地点"
      isRequired
      maxLength={80}
      value={draft.address}
      hint="公共场所的名字和门口，接任务的队伍看得到"
      error={faults['address']}
      onChange={(address) => onChange({ address })}
    />
    <div className={styles.pair}>
      <Field label="开始" isRequired error={faults['planStart']}>
        {(control) => (
          <InstantInput
            control={control}
            value={draft.planStart}
            onChange={(planStart) => onChange({ planStart })}
          />
        )}
      </Field>
      <Field label="结束" isRequired error={faults['planEnd']} hint="超过 12 小时的，队伍会转成活动来排班次">
        {(control) => (
          <InstantInput
            control={control}
            value={draft.planEnd}
            onChange={(planEnd) => onChange({ planEnd })}
          />
        )}
      </Field>
    </div>
    <TextField
      label="要小心什么"
      isRequired
      maxLength={200}
      value={draft.riskNotice}
      hint="没有就写“无”"
      error={faults['riskNotice']}
      onChange={(riskNotice) => onChange({ riskNotice })}
    />
  </>
);
