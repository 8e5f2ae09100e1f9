import type { ResultOf } from '#platform/contract/operation.ts';
import type { Act, SignedInCaller } from '#platform/server/calls/act.ts';
import {
  alwaysOnCategories,
  messageCategories,
  type MessageCategory,
  smsCategories,
} from '../contract/messages.words.ts';
import type * as contract from '../contract/preferences.contract.ts';
import { boxOf } from './messages.rules.ts';
import { maskedMobileOf, mutedTeams, storedPreferences } from './preferences.queries.ts';

/** What only volunteers are told about; the others have no such messages to choose among. */
const volunteerCategories: readonly MessageCategory[] = ['reminder', 'attendance'];

/** Text messages go to volunteers only: they are what domain.md 4.11 marks. */
export const hasSms = ({ kind }: SignedInCaller, category: MessageCategory): boolean =>
  kind === 'volunteer' && smsCategories.includes(category);

/** The caller's choice for every category and channel; what was never chosen is on. */
export async function messagePreferences({
  sql,
  caller,
}: Pick<Act<SignedInCaller>, 'sql' | 'caller'>): Promise<ResultOf<typeof contract.getMessagePreferences>> {
  const stored = await storedPreferences(sql, boxOf(caller));
  const isOn = (channel: 'site' | 'sms', category: MessageCategory): boolean =>
    stored.find((row) => row.channel === channel && row.category === category)?.isOn ?? true;
  return {
    categories: messageCategories
      .filter((category) => caller.kind === 'volunteer' || !volunteerCategories.includes(category))
      .map((category) => ({
        category,
        site: alwaysOnCategories.includes(category) || isOn('site', category),
        isSiteFixed: alwaysOnCategories.includes(category),
        sms: hasSms(caller, category) ? isOn('sms', category) : null,
      })),
    mobile: await maskedMobileOf(sql, boxOf(caller)),
    mutedTeams: await mutedTeams(sql, boxOf(caller)),
  };
}
