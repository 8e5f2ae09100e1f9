import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/site-admin.contract.ts';
import { browserOf, cleanFrames, cleanPlace, cleanText, fingerprintOf } from './page-errors.rules.ts';
import { countPageError } from './page-errors.store.ts';

/** Counts an error of a page, whoever met it; a caller's name goes into the audit line as for every write, not into the report. */
export const reportPageError: UseCase<typeof contract.reportPageError> = async (act, request) => {
  const error = {
    message: cleanText(request.message).slice(0, 300) || '未知错误',
    place: cleanPlace(request.place),
    frames: cleanFrames(request.frames),
  };
  const fingerprint = fingerprintOf(error);
  await countPageError(act.sql, { fingerprint, ...error, browser: browserOf(act.userAgent), at: act.now });
  await act.audit({ targetType: 'pageError', targetId: null, detail: { fingerprint } });
  return {};
};
