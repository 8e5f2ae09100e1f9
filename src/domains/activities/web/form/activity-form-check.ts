import { useState } from 'react';
import { isSessionCode } from '#platform/contract/envelope.ts';
import type { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { readToken } from '#platform/web/session/session-cookies.ts';
import { useRested } from '#platform/web/use-rested.ts';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import type { Finding } from '../../contract/activity-views.contract.ts';
import { checkActivityCall } from '../activities.calls.ts';
import { formToSend } from './activity-form-editor.ts';

const pauseMs = 600;

/** The token whose session a failure says is over; empty where there was none. */
const lostTokenAt = (failure: OperationFailed | null): string | undefined =>
  failure && isSessionCode(failure.code) ? (readToken() ?? '') : undefined;

/** What the machine check says of the form. */
export type ActivityCheck = {
  findings: readonly Finding[];
  /** False while nothing was checked as a whole: before the first answer, without one, or with fields that cannot be sent. */
  isKnown: boolean;
  /** The check did not come through. */
  isFailed: boolean;
  isChecking: boolean;
  /** Asks again. */
  onRetry: () => void;
};

/**
 * What the machine check finds in the form as it stands, asked again when typing rests. Fields that cannot be sent at
 * all (a wrong phone number) are blocking findings too, and then nothing is known of the others.
 */
export function useActivityCheck(form: ActivityForm, activityId: number | undefined): ActivityCheck {
  const rested = useRested(form, pauseMs);
  const isNamed = rested.title.trim() !== '';
  const [seen, setSeen] = useState<{ error: OperationFailed | null; lostToken?: string }>({ error: null });
  const [isAnswered, setAnswered] = useState(false);
  const check = useOperationQuery(
    checkActivityCall,
    { activityId, form: formToSend(isNamed ? rested : { ...rested, title: '未命名' }) },
    // Who stays on the page with a lost session is not asked to log in again at every pause.
    {
      keepsPrevious: true,
      reportedBy: 'form',
      staleMs: 30_000,
      enabled: (readToken() ?? '') !== seen.lostToken,
    },
  );
  const { error, data, isPlaceholderData } = check;
  const lost = lostTokenAt(error);
  if (error !== seen.error) setSeen({ ...seen, error, ...(lost !== undefined && { lostToken: lost }) });
  const isAnsweredNow = !error && (isAnswered || (data !== undefined && !isPlaceholderData));
  if (isAnsweredNow !== isAnswered) setAnswered(isAnsweredNow);
  const unsendable = error?.errors ?? [];
  const findings: Finding[] = error
    ? unsendable.map(({ path, msg }) => ({
        level: 'block',
        code: 'invalid',
        field: path.replace(/^form\./, ''),
        msg,
      }))
    : (data?.findings ?? []).filter(({ field }) => isNamed || field !== 'title');
  if (!isNamed) findings.unshift({ level: 'block', code: 'missing', field: 'title', msg: '请填写活动名称' });
  return {
    findings,
    isKnown: isAnsweredNow,
    isFailed: error !== null && unsendable.length === 0,
    isChecking: check.isFetching || rested !== form,
    onRetry: () => void check.refetch(),
  };
}
