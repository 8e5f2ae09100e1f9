import { type SubmitEvent, useState } from 'react';
import { categoryKeys, serviceCategories } from '#domains/site/contract/categories.words.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { dayLabel } from '#platform/contract/instants.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { Field } from '#platform/web/fields/field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { emptyFields, useFormFaults } from '#platform/web/form-faults.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import { DayField } from '#platform/web/fields/time/day-field.tsx';
import { TimeField } from '#platform/web/fields/time/time-field.tsx';
import { hourLimits } from '../../contract/hours.words.ts';
import { isLateClaim } from '../../contract/late-claim.rules.ts';
import { emptyEntryProof, HourEntryProof } from '../hour-entry-proof.tsx';
import { claimHoursCall, listClaimTeamsCall, listMyHourClaimsCall } from '../hours.calls.ts';
import styles from './claims.module.css';

const nothing = {
  teamId: '',
  title: '',
  category: '',
  place: '',
  day: '',
  from: '',
  to: '',
  minutes: '',
  text: '',
  lateReason: '',
};
type Typed = typeof nothing;
type Category = (typeof categoryKeys)[number];

const categories = categoryKeys.map((key) => ({ value: key, label: serviceCategories[key].name }));
const choose = { value: '', label: '请选择' };

const sentences = {
  teamId: '请选择队伍',
  title: '请填写服务名称',
  category: '请选择服务类别',
  place: '请填写服务地点',
  day: '请选择服务日期',
  startsAt: '请填写开始时间',
  endsAt: '请填写结束时间',
  minutes: '请填写服务分钟数',
  text: '请写明做了什么，至少 10 个字',
  witnessName: '请填写证明人姓名',
  witnessMobileTail: '请填写证明人手机号后 4 位',
  fileIds: '请上传现场照片或文件，至少 1 份',
};

const lateSentence = { lateReason: '请写明为什么现在才申请，至少 10 个字' };

/** At which field a refusal is told. */
const byReason = {
  notOver: 'endsAt',
  tooOld: 'day',
  lateReasonMissing: 'lateReason',
  overMidnight: 'endsAt',
  overSpan: 'minutes',
  noService: 'title',
  notWithTeam: 'teamId',
  witnessIsPerson: 'witnessName',
  proofUsed: 'fileIds',
};

const instantOf = (day: string, time: string): string => (day && time ? `${day}T${time}:00+08:00` : '');

/** Service that ended more than thirty days ago, which only the centre decides. */
const isLate = ({ day, from, to }: Typed): boolean =>
  isLateClaim({ endsAt: new Date(instantOf(day, to || from || '23:59')) }, new Date());

/** Minutes between two times of a day; empty where there are none. */
const lasted = ({ day, from, to }: Typed): string => {
  const minutes = (Date.parse(instantOf(day, to)) - Date.parse(instantOf(day, from))) / minuteMs;
  return minutes >= 1 ? String(Math.min(minutes, hourLimits.maxRecordMinutes)) : '';
};

/** 申请补记服务: which service, with whom, when, what shows it, and who was there; what was typed stays until it is accepted. */
export function ClaimForm({ onClaimed }: { onClaimed: (until: string, who: '队伍' | '实践中心') => void }) {
  const claim = useOperationCommand(claimHoursCall, {
    refreshes: [listMyHourClaimsCall],
    reportedBy: 'form',
  });
  // Papers and who was there are not kept: files, and somebody else's number.
  const [typed, change, forgetKept] = useKeptForm('hour-claim', nothing);
  const [proof, setProof] = useState(emptyEntryProof);
  const { faults, isBusy, submit, forget } = useFormFaults(byReason);
  const set = (part: Partial<Typed>): void => {
    // Minutes follow the times until somebody types their own.
    const follows = part.minutes === undefined && typed.minutes === lasted(typed);
    change(follows ? { ...part, minutes: lasted({ ...typed, ...part }) } : part);
    for (const name of Object.keys(part)) forget({ from: 'startsAt', to: 'endsAt' }[name] ?? name);
  };
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { day, from, to, lateReason, ...told } = typed;
    const { files, ...witness } = proof;
    const request = {
      ...told,
      ...witness,
      ...(isLate(typed) && { lateReason }),
      startsAt: instantOf(day, from),
      endsAt: instantOf(day, to),
      fileIds: files.map(({ fileId }) => fileId),
    };
    const raise = async (): Promise<void> => {
      const { dueAt, isAtCentre } = await claim.mutateAsync({
        ...request,
        teamId: Number(told.teamId),
        category: told.category as Category,
        minutes: Number(told.minutes),
      });
      forgetKept();
      onClaimed(dayLabel(new Date(Date.parse(dueAt) - 1)), isAtCentre ? '实践中心' : '队伍');
    };
    const asked = isLate(typed) ? { ...sentences, ...lateSentence } : sentences;
    void submit(event.currentTarget, raise, emptyFields({ ...request, day }, asked));
  };
  return (
    <form className={`panel ${styles.form}`} noValidate onSubmit={send}>
      <WhatFields typed={typed} set={set} faults={faults} />
      <WhenFields typed={typed} set={set} faults={faults} />
      {isLate(typed) && <LateReason typed={typed} set={set} faults={faults} />}
      <TextAreaField
        label="服务经过"
        hint="做了什么、和谁一起、为什么当时没有记录，10 到 500 个字"
        value={typed.text}
        maxLength={500}
        isRequired
        error={faults['text']}
        onChange={(text) => set({ text })}
      />
      <HourEntryProof
        proof={proof}
        seenBy={isLate(typed) ? '中心的审核人员' : '队伍和中心的审核人员'}
        errorOf={(path) => faults[path]}
        onChange={(next) => {
          setProof(next);
          for (const name of ['fileIds', 'witnessName', 'witnessMobileTail']) forget(name);
        }}
      />
      {faults['form'] && (
        <Notice kind="error" isLive>
          {faults['form']}
        </Notice>
      )}
      <Send isLate={isLate(typed)} isBusy={isBusy} />
    </form>
  );
}

/** What happens next, and the button. */
const Send = ({ isLate: late, isBusy }: { isLate: boolean; isBusy: boolean }) => (
  <div className={styles.send}>
    <p className="muted">
      证据等级记为 D。{late ? '中心两位审核员' : '队伍和中心'}
      都认可以后公示 3 个工作日，谁都可以提异议。
    </p>
    <Button look="primary" type="submit" isBusy={isBusy}>
      {isBusy ? '正在提交' : '提交申请'}
    </Button>
  </div>
);

/** Why it comes more than thirty days after the service. */
const LateReason = ({ typed, set, faults }: PartProps) => (
  <TextAreaField
    label="为什么现在才申请"
    hint="已超过 30 天：不经队伍答复，由实践中心两位审核员先后认定，他们都会看到这段话"
    value={typed.lateReason}
    maxLength={300}
    isRequired
    error={faults['lateReason']}
    onChange={(lateReason) => set({ lateReason })}
  />
);

type PartProps = {
  typed: Typed;
  set: (change: Partial<Typed>) => void;
  faults: Readonly<Record<string, string | undefined>>;
};

function WhatFields({ typed, set, faults }: PartProps) {
  const teams = useOperationQuery(listClaimTeamsCall, {}, { reportedBy: 'form' });
  const options = (teams.data?.list ?? []).map(({ teamId, name }) => ({
    value: String(teamId),
    label: name,
  }));
  return (
    <>
      <SelectField
        label="跟哪支队伍做的"
        hint={
          teams.data && options.length === 0
            ? '你还没有加入队伍，也没有报名参加过活动，暂时不能申请'
            : isLate(typed)
              ? '谁组织的，记在谁名下；超过 30 天的不再请队伍答复'
              : '谁组织，谁证明：由这支队伍先答复'
        }
        isRequired
        options={[choose, ...options]}
        value={typed.teamId}
        error={faults['teamId'] ?? teams.error?.msg}
        onChange={(teamId) => set({ teamId })}
      />
      <TextField
        label="服务名称"
        hint="公示和证书上会写，例如：江滩捡拾烟头"
        value={typed.title}
        maxLength={50}
        isRequired
        error={faults['title']}
        onChange={(title) => set({ title })}
      />
      <div className={styles.pair}>
        <SelectField
          label="服务类别"
          isRequired
          options={[choose, ...categories]}
          value={typed.category}
          error={faults['category']}
          onChange={(category) => set({ category })}
        />
        <TextField
          label="服务地点"
          hint="写到社区或场所，不写门牌号"
          value={typed.place}
          maxLength={60}
          isRequired
          error={faults['place']}
          onChange={(place) => set({ place })}
        />
      </div>
    </>
  );
}

function WhenFields({ typed, set, faults }: PartProps) {
  return (
    <div className={styles.when}>
      <DayField
        label="服务日期"
        hint={`${hourLimits.makeupDays} 天以内；更早的要写明原因，至多一年`}
        value={typed.day}
        isRequired
        error={faults['day']}
        onChange={(day) => set({ day })}
      />
      <TimeField
        label="开始"
        value={typed.from}
        error={faults['startsAt']}
        onChange={(from) => set({ from })}
      />
      <TimeField label="结束" value={typed.to} error={faults['endsAt']} onChange={(to) => set({ to })} />
      <Field label="分钟" hint="路程和休息不算" isRequired error={faults['minutes']}>
        {(control) => (
          <span className="inp">
            <input
              {...control}
              inputMode="numeric"
              maxLength={3}
              value={typed.minutes}
              onChange={({ target }) => set({ minutes: target.value.replace(/\D/g, '') })}
            />
          </span>
        )}
      </Field>
    </div>
  );
}
