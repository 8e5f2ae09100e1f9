import type { UseCase } from '#platform/server/calls/use-case.ts';
import { alwaysOnCategories } from '../contract/messages.words.ts';
import type * as contract from '../contract/preferences.contract.ts';
import { hasSms, messagePreferences } from './message-preferences.ts';
import { savePreference } from './preferences.store.ts';
import { boxOf } from './messages.rules.ts';

/** Turns a category on or off for a channel. @throws Refusal alwaysOn, noSuchChannel */
export const setMessagePreference: UseCase<typeof contract.setMessagePreference> = async (
  act,
  { category, channel, isOn },
) => {
  const accountId = boxOf(act.caller);
  if (channel === 'site' && !isOn && alwaysOnCategories.includes(category)) throw act.refuse('alwaysOn');
  if (channel === 'sms' && !hasSms(act.caller, category)) throw act.refuse('noSuchChannel');
  await savePreference(act.sql, { accountId, channel, category, isOn });
  await act.audit({ targetType: 'account', targetId: accountId, detail: { category, channel, isOn } });
  return messagePreferences(act);
};
