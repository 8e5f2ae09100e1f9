import { useState } from 'react';
import { categoryName } from '#domains/site/contract/categories.words.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { FieldNote } from '#platform/web/fields/field-note.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { directiveLimits } from '../../contract/directives.words.ts';
import { listTeamsCall } from '../jobs.calls.ts';
import styles from './directive.module.css';

export type ChosenTeam = { teamId: number; shortName: string };
type ChooseTeamsProps = {
  chosen: readonly ChosenTeam[];
  error: string | undefined;
  onChange: (chosen: ChosenTeam[]) => void;
};

const shownAtOnce = 10;

/** Teams to ask, found by name; who was chosen stays while another name is looked for. */
export function ChooseTeams({ chosen, error, onChange }: ChooseTeamsProps) {
  const [keyword, setKeyword] = useState('');
  const teams = useOperationQuery(
    listTeamsCall,
    { keyword, pageNum: 1, pageSize: shownAtOnce },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const without = ({ teamId }: ChosenTeam): ChosenTeam[] => chosen.filter((one) => one.teamId !== teamId);
  return (
    <fieldset className={styles.teams}>
      <legend className="lab">
        <span className="req" aria-hidden>
          *
        </span>
        派给哪些队伍
      </legend>
      {chosen.length > 0 && (
        <div className={styles.chips} role="group" aria-label="选好的队伍">
          {chosen.map((team) => (
            <Chip key={team.teamId} isOutlined isOn onPress={() => onChange(without(team))}>
              {team.shortName}
            </Chip>
          ))}
        </div>
      )}
      <TextField label="按队名找" value={keyword} maxLength={40} onChange={setKeyword} />
      <QueryList
        query={teams}
        what="队伍"
        isBare
        empty={{ art: 'boat', title: '没有找到队伍', text: '换个名字再找。' }}
      >
        {(rows) => (
          <ul className={styles.found}>
            {rows.map((team) => (
              <li key={team.teamId}>
                <label>
                  <input
                    type="checkbox"
                    checked={chosen.some(({ teamId }) => teamId === team.teamId)}
                    onChange={({ target }) =>
                      onChange(
                        target.checked
                          ? [...chosen, { teamId: team.teamId, shortName: team.shortName }]
                          : without(team),
                      )
                    }
                  />
                  <span>
                    <b>{team.shortName}</b>{' '}
                    <small>
                      {categoryName(team.category)} · {team.areaName}
                    </small>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        )}
      </QueryList>
      <FieldNote
        error={error}
        hint={`每支队伍各一件任务，一次至多 ${directiveLimits.teams} 支；婉拒不影响信用和星级。`}
      />
    </fieldset>
  );
}
