import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { getSignUpCalendarCall } from './signups.calls.ts';

/** Gives the browser a file to save. */
function saveFile(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Saves one sign-up as a calendar file; phones and computers open it with their own calendar. */
export function AddToCalendar({ signUpId }: { signUpId: number }) {
  const [isBusy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    callOperation(getSignUpCalendarCall, { id: signUpId })
      .then(({ fileName, ics }) => saveFile(fileName, ics, 'text/calendar;charset=utf-8'))
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
