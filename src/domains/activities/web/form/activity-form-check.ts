import { useState } from 'react';
import { isSessionCode } from '#platform/contract/envelope.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
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

const hasName = ({ title }: ActivityForm): boolean => title.trim() !== '';

/** A form without a name is checked all the same; the check says itself that the name is missing. */
const checked = (form: ActivityForm, activityId: number | undefined) => ({
  activityId,
  form: formToSend(hasName(form) ? form : { ...form, title: '未命名' }),
});

type Answered = { found: readonly Finding[]; error: OperationFailed | null; isNamed: boolean };

function findingsOf({ found, error, isNamed }: Answered): Finding[] {
  const unsendable = (error?.errors ?? []).map(
    ({ path, msg }): Finding => ({
      level: 'block',
      code: 'invalid',
      field: path.replace(/^form\./, ''),
      msg,
    }),
  );
  const findings = error ? unsendable : found.filter(({ field }) => isNamed || field !== 'title');
  const nameless: Finding = { level: 'block', code: 'missing', field: 'title', msg: '请填写活动名称' };
  return isNamed ? findings : [nameless, ...findings];
}

/** What the check says of the form at this moment, for whoever sends it before typing has rested; undefined when no answer came. */
export async function checkNow(
  form: ActivityForm,
  activityId: number | undefined,
): Promise<readonly Finding[] | undefined> {
  const isNamed = hasName(form);
  try {
    const { findings } = await callOperation(checkActivityCall, checked(form, activityId), {
      reportedBy: 'form',
    });
    return findingsOf({ found: findings, error: null, isNamed });
  } catch (error) {
    if (!(error instanceof OperationFailed)) throw error;
    const findings = findingsOf({ found: [], error, isNamed });
    return findings.length > 0 ? findings : undefined;
  }
}

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
  const isNamed = hasName(rested);
  const [seen, setSeen] = useState<{ error: OperationFailed | null; lostToken?: string }>({ error: null });
  const [isAnswered, setAnswered] = useState(false);
  const check = useOperationQuery(
    checkActivityCall,
    checked(rested, activityId),
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
  return {
    findings: findingsOf({ found: data?.findings ?? [], error, isNamed }),
    isKnown: isAnsweredNow,
    isFailed: error !== null && (error.errors ?? []).length === 0,
    isChecking: check.isFetching || rested !== form,
    onRetry: () => void check.refetch(),
  };
}
