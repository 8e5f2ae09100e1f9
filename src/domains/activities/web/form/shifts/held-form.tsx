import { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import type { FormChange } from '#platform/web/long-form/form-editor.ts';
import type { ActivityForm } from '../../../contract/activity-form.contract.ts';
import { ActivityFormProvider } from '../activity-form-context.ts';

const check = { findings: [], isKnown: true, isFailed: false, isChecking: false, onRetry: () => undefined };

/** For tests: a form that holds what is typed, around one of its panels; the starts of its shifts are read as 场次. */
export function HeldForm({ start, children }: { start: ActivityForm; children: ReactNode }) {
  const [form, setForm] = useState<ActivityForm>(start);
  const [client] = useState(() => new QueryClient());
  const [set] = useState(
    () =>
      (change: FormChange<ActivityForm>): void =>
        setForm((at) => ({ ...at, ...(typeof change === 'function' ? change(at) : change) })),
  );
  return (
    <OperationCache client={client}>
      <ActivityFormProvider
        value={{
          form,
          set,
          epoch: 0,
          errors: [],
          errorOf: () => undefined,
          findings: [],
          check,
          areas: [],
          coverKey: '',
          tellAsPast: () => undefined,
        }}
      >
        <output aria-label="场次">
          {form.shifts
            .map(({ startsAt, endsAt }) => `${startsAt.slice(5, 16)}–${endsAt.slice(11, 16)}`)
            .join(' ')}
        </output>
        {children}
      </ActivityFormProvider>
    </OperationCache>
  );
}
