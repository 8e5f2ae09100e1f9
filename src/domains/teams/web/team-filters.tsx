import { Select } from '#platform/web/fields/select.tsx';
import { Search } from 'lucide-react';
import { categoryName, categoryKeys } from '#domains/site/contract/categories.words.ts';
import { teamClasses } from '../contract/registration.words.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { type TeamQuery, teamListPath } from './team-query.ts';
import styles from './team-filters.module.css';

type TeamFiltersProps = { query: TeamQuery; areas: readonly { code: string; name: string }[] };

/** Filters of the team list: areas and categories as links, words as a GET form. They work without scripts. */
export function TeamFilters({ query, areas }: TeamFiltersProps) {
  return (
    <div className={styles.rows}>
      <div className={styles.row}>
        <span id="team-areas">区域</span>
        <nav aria-labelledby="team-areas">
          <Chip href={teamListPath(query, { area: undefined })} isOn={!query.area}>
            全部
          </Chip>
          {areas.map(({ code, name }) => (
            <Chip key={code} href={teamListPath(query, { area: code })} isOn={query.area === code}>
              {name}
            </Chip>
          ))}
        </nav>
      </div>
      <div className={styles.row}>
        <span id="team-categories">类别</span>
        <nav aria-labelledby="team-categories">
          <Chip href={teamListPath(query, { category: undefined })} isOn={!query.category}>
            全部
          </Chip>
          {categoryKeys.map((key) => (
            <Chip key={key} href={teamListPath(query, { category: key })} isOn={query.category === key}>
              {categoryName(key)}
            </Chip>
          ))}
        </nav>
      </div>
      <div className={styles.row}>
        <label htmlFor="team-class">队伍</label>
        <NameForm query={query} />
      </div>
      <div className={styles.row}>
        <span id="team-joinable">加入</span>
        <nav aria-labelledby="team-joinable">
          <Chip href={teamListPath(query, { joinable: undefined })} isOn={!query.joinable}>
            不限
          </Chip>
          <Chip href={teamListPath(query, { joinable: '1' })} isOn={query.joinable === '1'}>
            现在可加入
          </Chip>
        </nav>
      </div>
    </div>
  );
}

/** Class and words; the other filters travel along. */
function NameForm({ query: { keyword, teamClass, page: _page, ...kept } }: { query: TeamQuery }) {
  return (
    <form className={styles.form} action="/user-index/teamList">
      {Object.entries(kept).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Select
        id="team-class"
        name="teamClass"
        defaultValue={teamClass ?? ''}
        aria-label="队伍类别"
        none="全部队伍类别"
        options={teamClasses.map((name) => ({ value: name, label: name }))}
      />
      <span className="inp">
        <Search className="ic" aria-hidden />
        <input
          aria-label="队伍名称"
          type="search"
          name="keyword"
          maxLength={40}
          defaultValue={keyword}
          placeholder="队伍名称或简称"
        />
      </span>
      <Button type="submit" look="line">
        查找
      </Button>
    </form>
  );
}
