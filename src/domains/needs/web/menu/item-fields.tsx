import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import list from '#platform/web/list/admin-list.module.css';
import { type NeedType, needTypeKeys, needTypes } from '../../contract/needs.words.ts';

/** The words of a service as they are typed; numbers are texts until they are sent. */
export type TypedItem = {
  name: string;
  needType: NeedType;
  summary: string;
  terms: string;
  minutes: string;
  leadDays: string;
};

export const emptyItem: TypedItem = {
  name: '',
  needType: 'repair',
  summary: '',
  terms: '',
  minutes: '60',
  leadDays: '2',
};

type Item = Omit<TypedItem, 'minutes' | 'leadDays'> & { minutes: number; leadDays: number };
export const typedItem = ({ name, needType, summary, terms, minutes, leadDays }: Item): TypedItem => ({
  name,
  needType,
  summary,
  terms,
  minutes: String(minutes),
  leadDays: String(leadDays),
});
export const itemOf = (typed: TypedItem): Item => ({
  ...typed,
  minutes: Number(typed.minutes),
  leadDays: Number(typed.leadDays),
});

type ItemFieldsProps = {
  item: TypedItem;
  errorOf: (field: string) => string | undefined;
  onChange: (part: Partial<TypedItem>) => void;
};

const types = needTypeKeys.map((value) => ({ value, label: needTypes[value].label }));

/** What a service is, alike where a team proposes it and where staff edit it. */
export const ItemFields = ({ item, errorOf, onChange }: ItemFieldsProps) => (
  <div className={list.two}>
    <TextField
      label="服务名称"
      isRequired
      maxLength={20}
      value={item.name}
      hint="例如：换灯泡、修水龙头"
      error={errorOf('name')}
      onChange={(name) => onChange({ name })}
    />
    <SelectField
      label="帮什么忙"
      isRequired
      value={item.needType}
      options={types}
      error={errorOf('needType')}
      onChange={(value) => onChange({ needType: needTypeKeys.find((key) => key === value) ?? 'other' })}
    />
    <TextField
      label="一句话说明"
      isRequired
      maxLength={60}
      value={item.summary}
      error={errorOf('summary')}
      onChange={(summary) => onChange({ summary })}
    />
    <TextField
      label="要注意什么"
      isRequired
      maxLength={60}
      value={item.terms}
      hint="不包括什么，要准备什么"
      error={errorOf('terms')}
      onChange={(terms) => onChange({ terms })}
    />
    <TextField
      label="大约多少分钟"
      isRequired
      maxLength={4}
      value={item.minutes}
      error={errorOf('minutes')}
      onChange={(minutes) => onChange({ minutes })}
    />
    <TextField
      label="提前几天约"
      isRequired
      maxLength={2}
      value={item.leadDays}
      error={errorOf('leadDays')}
      onChange={(leadDays) => onChange({ leadDays })}
    />
  </div>
);
