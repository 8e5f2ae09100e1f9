import type { ActivityForm } from '../src/domains/activities/contract/activity-form.contract.ts';
import {
  createActivityCall,
  getTeamActivityCall,
  reviewActivityCall,
} from '../src/domains/activities/web/activities.calls.ts';
import { newActivityForm } from '../src/domains/activities/web/form/activity-form-defaults.ts';
import type { CategoryKey } from '../src/domains/site/contract/categories.words.ts';
import { type ApiClient, must, signInClient } from './process/api-client.ts';

const contact = { area: '', contactName: '宋知远', contactPhone: '13706880001' } as const;

/** What its team says of an activity; all else is as the form begins. */
export type Told = Partial<ActivityForm> & { title: string; category: CategoryKey };

/** The form as it begins, with what is told. */
export const formOf = (told: Told): ActivityForm => ({
  ...newActivityForm({ category: told.category, ...contact }, new Date()),
  ...told,
});

/** A draft of the team, which its form then opens; gives its id. */
export const draftActivity = async (team: ApiClient, told: Told): Promise<number> =>
  (await must(team, createActivityCall, { form: formOf(told) })).activityId;

/** Lets the activity through where the centre looks at what this team submits. */
export async function passIfPending(team: ApiClient, activityId: number): Promise<void> {
  const { status, version } = await must(team, getTeamActivityCall, { id: activityId });
  if (status !== 'pending') return;
  const reviewer = await signInClient(team.address, 'shenhe001');
  await must(reviewer, reviewActivityCall, { activityId, version, verdict: 'pass' });
}
