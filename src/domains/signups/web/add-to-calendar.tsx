import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { saveText } from '#platform/web/calls/save-file.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { getSignUpCalendarCall } from './signups.calls.ts';

/** Saves one sign-up as a calendar file; phones and computers open it with their own calendar. */
export function AddToCalendar({ signUpId }: { signUpId: number }) {
  const [isBusy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    callOperation(getSignUpCalendarCall, { id: signUpId })
      .then(({ fileName, ics }) => saveText({ fileName, text: ics, type: 'text/calendar' }))
      // The call has told the person already.
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <Button look="ghost" size="sm" disabled={isBusy} onClick={save}>
      <CalendarPlus className="ic ic-18" aria-hidden />
      加入日历
    </Button>
  );
}
