import { recruitScopeLabels, signUpModeLabels } from './activities.words.ts';
import type { ActivityForm } from './activity-form.contract.ts';

type Recruiting = {
  form: Pick<ActivityForm, 'recruitScope' | 'signUpMode'>;
  namedTeams: readonly { name: string }[];
};

/** Whom an activity takes, in words; never its code. */
export const scopeWords = ({ form, namedTeams }: Recruiting): string =>
  form.recruitScope === 'teams' && namedTeams.length > 0
    ? `${recruitScopeLabels.teams}：${namedTeams.map(({ name }) => name).join('、')}`
    : recruitScopeLabels[form.recruitScope];

/** How one gets in: `公开招募，人工审核`; who names the code is not reviewed. */
export const recruitWords = (activity: Recruiting): string =>
  `${scopeWords(activity)}，${activity.form.recruitScope === 'code' ? '不再审核' : signUpModeLabels[activity.form.signUpMode]}`;
