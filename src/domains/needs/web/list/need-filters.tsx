import { Select } from '#platform/web/fields/select.tsx';
import { Search } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import {
  needTypeKeys,
  needTypes,
  publicNeedGroupKeys,
  publicNeedGroups,
  urgencies,
  urgencyKeys,
} from '../../contract/needs.words.ts';
import { type NeedQuery, needListPath } from './need-query.ts';
import styles from './need-filters.module.css';

type NeedFiltersProps = { query: NeedQuery; areas: readonly { code: string; name: string }[] };

/** Filters of the list of needs: states as links, the rest as a GET form. They work without scripts. */
export const NeedFilters = ({ query, areas }: NeedFiltersProps) => (
  <div className={styles.bar}>
    <nav aria-label="办到哪一步">
      <Chip isOutlined href={needListPath(query, { group: undefined })} isOn={!query.group}>
        全部
      </Chip>
      {publicNeedGroupKeys.map((group) => (
        <Chip key={group} isOutlined href={needListPath(query, { group })} isOn={query.group === group}>
          {publicNeedGroups[group].label}
        </Chip>
      ))}
    </nav>
    <form action="/user-index/needList">
      {query.group && <input type="hidden" name="group" value={query.group} />}
      <Choice
        label="帮什么"
        name="needType"
        value={query.needType}
        options={needTypeKeys.map((key) => [key, needTypes[key].label])}
      />
      <Choice
        label="区域"
        name="area"
        value={query.area}
        options={areas.map(({ code, name }) => [code, name])}
      />
      <Choice
        label="急不急"
        name="urgency"
        value={query.urgency}
        options={urgencyKeys.map((key) => [key, urgencies[key].label])}
      />
      <span className="inp">
        <Search className="ic" aria-hidden />
        <input
          aria-label="关键词"
          type="search"
          name="keyword"
          maxLength={40}
          defaultValue={query.keyword}
          placeholder="标题或情况"
        />
      </span>
      <Button type="submit" look="line">
        查找
      </Button>
    </form>
  </div>
);

type ChoiceProps = {
  label: string;
  name: string;
  value: string | undefined;
  options: readonly (readonly [string, string])[];
};

const Choice = ({ label, name, value, options }: ChoiceProps) => (
  <Select
    aria-label={label}
    name={name}
    defaultValue={value ?? ''}
    none={`${label}：全部`}
    options={options.map(([key, word]) => ({ value: key, label: word }))}
  />
);
