import { useEffect, useState } from 'react';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import type { Finding } from '../../contract/activity-views.contract.ts';
import { checkActivityCall } from '../activities.calls.ts';
import { formToSend } from './activity-form-editor.ts';

const pauseMs = 600;

/**
 * What the machine check finds in the form as it stands, asked again when typing rests. Fields that cannot be sent at
 * all (a wrong phone number) are blocking findings too. Until the first answer there are none.
 */
export function useActivityCheck(form: ActivityForm, activityId: number | undefined) {
  const [rested, setRested] = useState(form);
  useEffect(() => {
    const timer = setTimeout(() => setRested(form), pauseMs);
    return () => clearTimeout(timer);
  }, [form]);
  const isNamed = rested.title.trim() !== '';
  const check = useOperationQuery(
    checkActivityCall,
    { activityId, form: formToSend(isNamed ? rested : { ...rested, title: '未命名' }) },
    { keepsPrevious: true, reportedBy: 'form', staleMs: 30_000 },
  );
  const findings: Finding[] = check.error
    ? check.error.errors.map(({ path, msg }) => ({
        level: 'block',
        code: 'invalid',
        field: path.replace(/^form\./, ''),
        msg,
      }))
    : (check.data?.findings ?? []).filter(({ field }) => isNamed || field !== 'title');
  if (!isNamed) findings.unshift({ level: 'block', code: 'missing', field: 'title', msg: '请填写活动名称' });
  return { findings, isChecking: check.isFetching || rested !== form };
}
