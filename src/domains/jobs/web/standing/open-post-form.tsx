import { useEffect, useRef, useState } from 'react';
import { type CategoryKey, categoryKeys, categoryName } from '#domains/site/contract/categories.words.ts';
import { weekdayNames } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteRequest } from '#platform/web/calls/remote.ts';
import { FieldNote } from '#platform/web/fields/field-note.tsx';
import { Field } from '#platform/web/fields/field.tsx';
import { Select } from '#platform/web/fields/select.tsx';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { focusFirstFault } from '#platform/web/focus-first-fault.ts';
import { type FormFaults, formFaultsOf } from '#platform/web/form-faults.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import { TimeField } from '#platform/web/fields/time/time-field.tsx';
import { postLimits } from '../../contract/standing.words.ts';
import { listTeamPostsCall, openPostCall } from '../jobs.calls.ts';
import styles from '../directive/directive.module.css';

type SlotDraft = { key: number; weekday: number | undefined; starts: string; ends: string; places: string };
type PostDraft = {
  title: string;
  content: string;
  category: CategoryKey | '';
  address: string;
  riskNotice: string;
  trialVisits: number;
  leastWeeks: number;
  slots: readonly SlotDraft[];
};
const emptySlot = (key: number): SlotDraft => ({
  key,
  weekday: undefined,
  starts: '',
  ends: '',
  places: '1',
});
const empty: PostDraft = {
  title: '',
  content: '',
  category: '',
  address: '',
  riskNotice: '',
  trialVisits: 2,
  leastWeeks: 8,
  slots: [emptySlot(0)],
};

const lettersIn = (text: string): number => [...text.trim()].length;
const isWhole = ({ weekday, starts, ends, places }: SlotDraft): boolean =>
  weekday !== undefined && starts !== '' && ends > starts && /^[1-9]\d?$/.test(places.trim());

/** What the form lacks, by field; the server judges all of it again. */
const postGaps = (draft: PostDraft): FormFaults => ({
  ...(lettersIn(draft.title) < 4 && { title: '岗位名称至少 4 个字' }),
  ...(lettersIn(draft.content) < 10 && { content: '请写清要做什么，至少 10 个字' }),
  ...(draft.category === '' && { category: '请选择类别' }),
  ...(lettersIn(draft.address) < 2 && { address: '请填写地点' }),
  ...(lettersIn(draft.riskNotice) < 1 && { riskNotice: '请写要小心什么，没有就写“无”' }),
  ...(!draft.slots.every(isWhole) && { slots: '每个班次要有星期、开始、结束和人数，结束晚于开始' }),
});

function useOpening(onDone: () => void) {
  const [draft, change, forget] = useKeptForm('open-post', empty);
  const [faults, setFaults] = useState<FormFaults>({});
  const open = useOperationCommand(openPostCall, { refreshes: [listTeamPostsCall], reportedBy: 'form' });
  const send = async (): Promise<void> => {
    const gaps = postGaps(draft);
    setFaults(gaps);
    if (open.isPending || Object.values(gaps).some(Boolean)) return;
    const slots = draft.slots.map(({ weekday, starts, ends, places }) => ({
      weekday,
      starts,
      ends,
      places: Number(places),
    }));
    try {
      await open.mutateAsync({ ...draft, slots } as RemoteRequest<typeof openPostCall>);
      forget();
      onDone();
    } catch (failure) {
      setFaults(formFaultsOf(failure));
    }
  };
  return { draft, change, faults, isBusy: open.isPending, send };
}

type OpenPostFormProps = { onDone: () => void; onLeave: () => void };

/** 开设岗位: what somebody does every week, when, and what one asks of them. */
export function OpenPostForm({ onDone, onLeave }: OpenPostFormProps) {
  const { draft, change, faults, isBusy, send } = useOpening(onDone);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirstFault(form.current ?? undefined), [faults]);
  return (
    <form
      ref={form}
      className={`panel ${styles.form} ${styles.above}`}
      aria-label="开设岗位"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2>开设岗位</h2>
      <PostFields draft={draft} faults={faults} onChange={change} />
      <SlotFields slots={draft.slots} error={faults['slots']} onChange={(slots) => change({ slots })} />
      <TermFields draft={draft} onChange={change} />
      {faults['form'] && (
        <Notice kind="error" isLive>
          {faults['form']}
        </Notice>
      )}
      <p className={styles.chips}>
        <Button onClick={onLeave}>先不开设</Button>
        <Button look="primary" type="submit" isBusy={isBusy}>
          开设岗位
        </Button>
      </p>
    </form>
  );
}

type FieldsProps = { draft: PostDraft; faults: FormFaults; onChange: (change: Partial<PostDraft>) => void };

const PostFields = ({ draft, faults, onChange }: FieldsProps) => (
  <>
    <TextField
      label="岗位名称"
      isRequired
      maxLength={40}
      value={draft.title}
      error={faults['title']}
      onChange={(title) => onChange({ title })}
    />
    <TextAreaField
      label="做什么"
      isRequired
      maxLength={2000}
      value={draft.content}
      hint="每次来做什么、找谁、要会什么"
      error={faults['content']}
      onChange={(content) => onChange({ content })}
    />
    <div className={styles.pair}>
      <Field label="类别" isRequired error={faults['category']}>
        {(control) => (
          <Select
            {...control}
            value={draft.category}
            none="选一类"
            options={categoryKeys.map((value) => ({ value, label: categoryName(value) }))}
            onChoose={(value) => onChange({ category: categoryKeys.find((key) => key === value) ?? '' })}
          />
        )}
      </Field>
      <TextField
        label="地点"
        isRequired
        maxLength={80}
        value={draft.address}
        error={faults['address']}
        onChange={(address) => onChange({ address })}
      />
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

type SlotFieldsProps = {
  slots: readonly SlotDraft[];
  error: string | undefined;
  onChange: (slots: readonly SlotDraft[]) => void;
};
/** Monday first, as a week is read. */
const weekdays = [1, 2, 3, 4, 5, 6, 0].map((value) => ({ value, label: weekdayNames[value] ?? '' }));

const SlotFields = ({ slots, error, onChange }: SlotFieldsProps) => (
  <fieldset className={styles.teams}>
    <legend className="lab">每周班次</legend>
    {slots.map((slot, place) => (
      <SlotRow
        key={slot.key}
        slot={slot}
        name={`第 ${place + 1} 个班次`}
        onChange={(part) => onChange(slots.map((one) => (one === slot ? { ...one, ...part } : one)))}
        onRemove={slots.length > 1 ? () => onChange(slots.filter((one) => one !== slot)) : undefined}
      />
    ))}
    <FieldNote error={error} />
    {slots.length < postLimits.slots && (
      <p>
        <Button
          look="line"
          size="sm"
          onClick={() => onChange([...slots, emptySlot(Math.max(...slots.map(({ key }) => key)) + 1)])}
        >
          再加一个班次
        </Button>
      </p>
    )}
  </fieldset>
);

type SlotRowProps = {
  slot: SlotDraft;
  name: string;
  onChange: (part: Partial<SlotDraft>) => void;
  onRemove: (() => void) | undefined;
};

const SlotRow = ({ slot, name, onChange, onRemove }: SlotRowProps) => (
  <div className={styles.slot} role="group" aria-label={name}>
    <Field label="星期" isRequired>
      {(control) => (
        <Select
          {...control}
          value={slot.weekday ?? ''}
          none="星期几"
          options={weekdays}
          onChoose={(value) => onChange({ weekday: value === '' ? undefined : Number(value) })}
        />
      )}
    </Field>
    <TimeField label="开始" hint="" value={slot.starts} onChange={(starts) => onChange({ starts })} />
    <TimeField label="结束" hint="" value={slot.ends} onChange={(ends) => onChange({ ends })} />
    <TextField
      label="几个人"
      isRequired
      maxLength={2}
      value={slot.places}
      onChange={(places) => onChange({ places })}
    />
    {onRemove && (
      <Button look="line" size="sm" onClick={onRemove} aria-label={`去掉${name}`}>
        去掉
      </Button>
    )}
  </div>
);

const trials = [0, 1, 2, 3, 4].map((value) => ({ value, label: value === 0 ? '不试用' : `${value} 次` }));
const weeks = [0, 4, 8, 12, 24].map((value) => ({ value, label: value === 0 ? '不限' : `${value} 周` }));

const TermFields = ({ draft, onChange }: Omit<FieldsProps, 'faults'>) => (
  <div className={styles.pair}>
    <Field label="先试用几次" hint="做满自动转正">
      {(control) => (
        <Select
          {...control}
          value={draft.trialVisits}
          options={trials}
          onChoose={(value) => onChange({ trialVisits: Number(value) })}
        />
      )}
    </Field>
    <Field label="希望至少来多久" hint="只是希望，谁都可以提前一天说离开">
      {(control) => (
        <Select
          {...control}
          value={draft.leastWeeks}
          options={weeks}
          onChoose={(value) => onChange({ leastWeeks: Number(value) })}
        />
      )}
    </Field>
  </div>
);
