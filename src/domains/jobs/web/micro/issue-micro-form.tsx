import { useEffect, useRef, useState } from 'react';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteRequest } from '#platform/web/calls/remote.ts';
import { Field } from '#platform/web/fields/field.tsx';
import { InstantInput } from '#platform/web/fields/instant-input.tsx';
import { Select } from '#platform/web/fields/select.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { focusFirstFault } from '#platform/web/focus-first-fault.ts';
import { type FormFaults, formFaultsOf } from '#platform/web/form-faults.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import { pieceMinutes } from '../../contract/micro.words.ts';
import { workGaps } from '../directive/directive-draft.ts';
import { UnitFields, type Units, WhatFields, type WorkDraft } from '../directive/work-fields.tsx';
import { issueMicroCall, listJobsCall, listMicroTeamsCall } from '../jobs.calls.ts';
import styles from '../directive/directive.module.css';

type MicroDraft = WorkDraft & {
  address: string;
  teamId: number | undefined;
  minutes: number | undefined;
  planEnd: string | null;
};
const empty: MicroDraft = {
  title: '',
  content: '',
  category: '',
  people: '',
  area: '',
  organisationId: undefined,
  address: '',
  teamId: undefined,
  minutes: undefined,
  planEnd: null,
};

/** What the form lacks, by field; the server judges all of it again. */
const microGaps = (draft: MicroDraft): FormFaults => ({
  ...workGaps(draft),
  ...(draft.teamId === undefined && { teamId: '请选择承接的队伍' }),
  ...(draft.minutes === undefined && { pieceMinutes: '请选择每件记多少分钟' }),
  ...(draft.planEnd === null && { planEnd: '请选择截止时间' }),
});

type IssueMicroFormProps = Units & { onDone: (jobNo: string) => void; onLeave: () => void };

function useIssuing(onDone: IssueMicroFormProps['onDone']) {
  const [draft, change, forget] = useKeptForm('issue-micro', empty);
  const [faults, setFaults] = useState<FormFaults>({});
  const issue = useOperationCommand(issueMicroCall, { refreshes: [listJobsCall], reportedBy: 'form' });
  const send = async (): Promise<void> => {
    const gaps = microGaps(draft);
    setFaults(gaps);
    if (issue.isPending || Object.values(gaps).some(Boolean)) return;
    const { area: _, people, minutes, ...words } = draft;
    const request = { ...words, peopleNeeded: Number(people), pieceMinutes: minutes };
    try {
      const { jobNo } = await issue.mutateAsync(request as RemoteRequest<typeof issueMicroCall>);
      forget();
      onDone(jobNo);
    } catch (failure) {
      setFaults(formFaultsOf(failure));
    }
  };
  return { draft, change, faults, isBusy: issue.isPending, send };
}

/** 发布随手志愿: what anybody may do in passing, where, until when, and in whose ledger its minutes stand. */
export function IssueMicroForm({ onDone, onLeave, ...units }: IssueMicroFormProps) {
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
      <h2>发布随手志愿</h2>
      <WhatFields
        draft={draft}
        faults={faults}
        onChange={change}
        hint="写清做到什么样算做好、照片拍什么；只写公共场所的事，不写到谁家里"
        peopleLabel="一共几个名额"
      />
      <UnitFields
        draft={draft}
        faults={faults}
        onChange={(part) => change('organisationId' in part ? { ...part, teamId: undefined } : part)}
        {...units}
      />
      <TextField
        label="地点"
        isRequired
        maxLength={80}
        value={draft.address}
        hint="公共场所的名字，领取以前就看得到"
        error={faults['address']}
        onChange={(address) => change({ address })}
      />
      <CountFields draft={draft} faults={faults} onChange={change} />
      {faults['form'] && (
        <Notice kind="error" isLive>
          {faults['form']}
        </Notice>
      )}
      <p className={styles.chips}>
        <Button onClick={onLeave}>先不发布</Button>
        <Button look="primary" type="submit" isBusy={issuing.isBusy}>
          发布随手志愿
        </Button>
      </p>
    </form>
  );
}

type CountFieldsProps = {
  draft: MicroDraft;
  faults: FormFaults;
  onChange: (change: Partial<MicroDraft>) => void;
};

/** In whose ledger, how many minutes a piece, and until when. */
function CountFields({ draft, faults, onChange }: CountFieldsProps) {
  const { organisationId } = draft;
  const teams = useOperationQuery(
    listMicroTeamsCall,
    { organisationId: organisationId ?? 0 },
    { enabled: organisationId !== undefined, reportedBy: 'form' },
  );
  const list = organisationId === undefined ? [] : (teams.data?.list ?? []);
  return (
    <>
      <Field
        label="承接队伍"
        isRequired
        hint="时长记在它的账本里；可以是这个所站、上级或下级的队伍"
        error={faults['teamId']}
      >
        {(control) => (
          <Select
            {...control}
            value={draft.teamId ?? ''}
            disabled={list.length === 0}
            none={organisationId === undefined ? '先选所或站' : '选择队伍'}
            options={list.map(({ teamId, shortName }) => ({ value: teamId, label: shortName }))}
            onChoose={(id) => onChange({ teamId: Number(id) || undefined })}
          />
        )}
      </Field>
      <div className={styles.pair}>
        <Field
          label="每件记多少分钟"
          isRequired
          hint="从领取到做完不足的，按实际时间记"
          error={faults['pieceMinutes']}
        >
          {(control) => (
            <Select
              {...control}
              value={draft.minutes ?? ''}
              none="选择分钟"
              options={pieceMinutes.map((minutes) => ({ value: minutes, label: `${minutes} 分钟` }))}
              onChoose={(minutes) => onChange({ minutes: Number(minutes) || undefined })}
            />
          )}
        </Field>
        <Field label="领取到什么时候" isRequired error={faults['planEnd']}>
          {(control) => (
            <InstantInput
              control={control}
              value={draft.planEnd}
              onChange={(planEnd) => onChange({ planEnd })}
            />
          )}
        </Field>
      </div>
    </>
  );
}
