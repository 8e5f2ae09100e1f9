import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/site-admin.contract.ts';
import { readTexts, versionOf } from './site-settings.ts';

/** Texts of the site for whoever edits them. */
export const getSiteSettings: UseCase<typeof contract.getSiteSettings> = async (act) => {
  const texts = await readTexts(act);
  return { texts, version: versionOf(texts), mayEdit: act.caller.scope === undefined };
};
