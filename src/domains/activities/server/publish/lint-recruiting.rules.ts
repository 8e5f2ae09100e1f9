import { recruitCodeDigits } from '../../contract/activities.words.ts';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import type { Finding } from '../../contract/activity-views.contract.ts';
import { block } from './findings.rules.ts';

/** Findings about whom it takes: nobody could sign up where no team is named or no code is set (domain.md 4.4.5). */
export function lintRecruiting({
  recruitScope,
  recruitTeams,
  recruitCode,
}: Pick<ActivityForm, 'recruitScope' | 'recruitTeams' | 'recruitCode'>): Finding[] {
  if (recruitScope === 'teams' && recruitTeams.length === 0)
    return [block('recruiting', 'recruitTeams', '请选至少一支指定队伍，或改用别的招募范围')];
  if (recruitScope === 'code' && recruitCode.length < recruitCodeDigits.min)
    return [
      block(
        'recruiting',
        'recruitCode',
        `请填写 ${recruitCodeDigits.min} 到 ${recruitCodeDigits.max} 位数字的报名口令`,
      ),
    ];
  return [];
}
