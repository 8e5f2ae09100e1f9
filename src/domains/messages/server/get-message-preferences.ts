import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/preferences.contract.ts';
import { messagePreferences } from './message-preferences.ts';

/** The caller's choice for every category and channel. */
export const getMessagePreferences: UseCase<typeof contract.getMessagePreferences> = (act) =>
  messagePreferences(act);
