import { Select } from '#platform/web/fields/select.tsx';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { addDays, dayLabel, startOfDay, toDay } from '#platform/contract/instants.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { Field } from '#platform/web/fields/field.tsx';
import type { FormFaults } from '#platform/web/form-faults.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { DayField } from '#platform/web/fields/time/day-field.tsx';
import { revealingIn, revealingLabels } from '../../contract/public-text.rules.ts';
import { needLimits, urgencies, urgencyKeys } from '../../contract/needs.words.ts';
import { ChipGroup } from './chip-group.tsx';
import { commonRisks, dayParts, type NeedDraft, titleOf, toggleRisk } from './need-draft.ts';
import { emergencyOf } from './need-gaps.ts';
import { Tick } from './tick.tsx';
import styles from './need-raise.module.css';

export type WishFieldsProps = {
  draft: NeedDraft;
  faults: FormFaults;
  now: Date;
  areas: readonly { code: string; name: string }[];
  /** 所 and 站 of the chosen district. */
  units: readonly { organisationId: number; name: string }[];
  onChange: (change: Partial<NeedDraft>) => void;
  /** Ways to say it without words, below them. */
  along?: ReactNode;
  /** A recording stands in for the words. */
  hasVoice?: boolean;
};

/** What, where, when and what to mind: the questions of the second step, alike when a need is raised and when it is mended. */
export const WishFields = (props: WishFieldsProps) => (
  <>
    <WhatFields {...props} />
    <PlaceFields {...props} />
    <TimeFields {...props} />
    <RiskFields {...props} />
  </>
);

function WhatFields({ draft, faults, onChange, along, hasVoice = false }: WishFieldsProps) {
  const seen = revealingIn(titleOf(draft)).map((kind) => revealingLabels[kind]);
  const hasNumber = revealingIn(draft.description).includes('phone');
  return (
    <>
      <Field
        label="具体情况"
        isRequired={!hasVoice}
        error={faults['description']}
        hint="写清楚什么事、到什么程度、手边有什么"
      >
        {(control) => (
          <span className="inp inp--area">
            <textarea
              {...control}
              name="description"
              rows={5}
              maxLength={1000}
              value={draft.description}
              onChange={({ target }) => onChange({ description: target.value })}
            />
          </span>
        )}
      </Field>
      {hasNumber && (
        <Notice kind="warning" isLive>
          好像写了电话或证件号码，这些不会公开。证件号码请删掉，我们不收；电话写在下一步。
        </Notice>
      )}
      {along}
      <Emergency draft={draft} fault={faults['isNoEmergency']} onChange={onChange} />
      <Field
        label="一句话标题（选填）"
        error={faults['title']}
        hint={
          seen.length > 0
            ? `这句话会公开，请去掉${seen.join('、')}`
            : '这句话会公开，别写姓名、门牌、病名，也别写“一个人住”；不写就用第一句话'
        }
      >
        {(control) => (
          <span className="inp">
            <input
              {...control}
              name="title"
              maxLength={40}
              value={draft.title}
              placeholder={titleOf(draft) || '例如：灯坏了，想请人换一下'}
              onChange={({ target }) => onChange({ title: target.value })}
            />
          </span>
        )}
      </Field>
    </>
  );
}

/** Words of danger hold the button until somebody says that nothing is happening. */
function Emergency({
  draft,
  fault,
  onChange,
}: Pick<WishFieldsProps, 'draft' | 'onChange'> & { fault: string | undefined }) {
  const word = emergencyOf(draft);
  if (!word) return null;
  return (
    <div className={styles.emergency}>
      <Notice kind="error" isLive>
        你写了“{word}”。正在发生的危险，请马上拨打 <a href="tel:110">110</a>、<a href="tel:119">119</a> 或{' '}
        <a href="tel:120">120</a>，这里不受理。
      </Notice>
      <Tick
        name="isNoEmergency"
        label="不是紧急情况，继续点单"
        isOn={draft.isNoEmergency}
        error={fault}
        onChange={(isNoEmergency) => onChange({ isNoEmergency })}
      />
    </div>
  );
}

const PlaceFields = ({ draft, faults, areas, units, onChange }: WishFieldsProps) => (
  <div className={styles.pair}>
    <Field label="在哪里" isRequired error={faults['organisationId']} hint="所有人只看到区和社区">
      {(control) => (
        <span className={styles.selects}>
          <Select
            {...control}
            icon={MapPin}
            name="area"
            value={draft.area}
            none="选择区"
            options={areas.map(({ code, name }) => ({ value: code, label: name }))}
            onChoose={(area) => onChange({ area, organisationId: undefined })}
          />
          <Select
            name="organisationId"
            aria-label="最近的所或站"
            value={draft.organisationId ?? ''}
            disabled={units.length === 0}
            none="最近的所或站"
            options={units.map(({ organisationId, name }) => ({ value: organisationId, label: name }))}
            onChoose={(id) => onChange({ organisationId: Number(id) || undefined })}
          />
        </span>
      )}
    </Field>
    <Field
      label="详细地址"
      isRequired
      error={faults['address']}
      hint="接单以后才给上门的人，每次查看都有记录"
    >
      {(control) => (
        <span className="inp">
          <input
            {...control}
            name="address"
            maxLength={80}
            autoComplete="street-address"
            value={draft.address}
            placeholder="例如：渡口老街 14 号 2 单元 301"
            onChange={({ target }) => onChange({ address: target.value })}
          />
        </span>
      )}
    </Field>
  </div>
);

const offeredDays = 2;

function TimeFields({ draft, faults, now, onChange }: WishFieldsProps) {
  const today = toDay(now);
  const near = Array.from({ length: offeredDays + 1 }, (_, place) => addDays(today, place));
  const isOther = draft.day !== 'any' && !near.includes(draft.day);
  const days = [
    { value: 'any', label: '这三天都行' },
    ...near.map((day, place) => ({
      value: day,
      label: `${['今天', '明天', '后天'][place]} ${dayLabel(startOfDay(day))}`,
    })),
    { value: 'other', label: '选日期' },
  ];
  return (
    <>
      <ChipGroup
        label="希望什么时候"
        options={days}
        chosen={[isOther ? 'other' : draft.day]}
        error={faults['expectStart'] ?? faults['expectEnd']}
        onPress={(day) => onChange({ day: day === 'other' ? addDays(today, offeredDays + 1) : day })}
      />
      {isOther && (
        <DayField
          label="日期"
          isRequired
          isNeeded
          min={today}
          max={addDays(today, needLimits.aheadDays)}
          value={draft.day}
          onChange={(day) => onChange({ day })}
        />
      )}
      <div className={styles.line}>
        <ChipGroup
          label="什么钟点"
          options={keysOf(dayParts).map((value) => ({
            value,
            label: dayParts[value].label,
          }))}
          chosen={[draft.part]}
          onPress={(part) => onChange({ part })}
        />
        <Tick
          name="isTimeFlexible"
          label="时间可以商量"
          isOn={draft.isTimeFlexible}
          onChange={(isTimeFlexible) => onChange({ isTimeFlexible })}
        />
      </div>
      <ChipGroup
        label="急不急"
        options={urgencyKeys.map((value) => ({ value, label: urgencies[value].label }))}
        chosen={[draft.urgency]}
        hint={urgencies[draft.urgency].promise}
        onPress={(urgency) => onChange({ urgency })}
      />
    </>
  );
}

const RiskFields = ({ draft, faults, onChange }: WishFieldsProps) => (
  <>
    <ChipGroup
      label="上门的人要小心什么"
      options={commonRisks.map((value) => ({ value, label: value }))}
      chosen={draft.risks as (typeof commonRisks)[number][]}
      error={faults['risk']}
      hint="写了也不会被拒，说清楚我们才好派有经验的人；只给上门的人看"
      onPress={(risk) => onChange({ risks: toggleRisk(draft.risks, risk) })}
    />
    {draft.risks.some((risk) => risk !== '没有特别的') && (
      <Field label="再说一句（选填）">
        {(control) => (
          <span className="inp">
            <input
              {...control}
              name="riskNote"
              maxLength={120}
              value={draft.riskNote}
              placeholder="例如：梯子 1.5 米，我会先拉下总闸"
              onChange={({ target }) => onChange({ riskNote: target.value })}
            />
          </span>
        )}
      </Field>
    )}
  </>
);
