import { useState } from 'react';
import { CorrectHourDialog } from './correct-hour-dialog.tsx';
import type { MyHour } from './my-hour.ts';
import { MyHourRow, type Doubt } from './my-hour-row.tsx';
import { ObjectHourDialog } from './object-hour-dialog.tsx';

/** My records, each with how it is proved, when it counts, and the way to object or to ask for a correction. */
export function MyHourList({
  hours,
  namesActivity = false,
}: {
  hours: readonly MyHour[];
  namesActivity?: boolean;
}) {
  const [doubt, setDoubt] = useState<{ hourId: number; as: Doubt }>();
  const doubted = hours.find((hour) => hour.hourId === doubt?.hourId);
  const close = () => setDoubt(undefined);
  return (
    <>
      <ul>
        {hours.map((hour) => (
          <MyHourRow
            key={hour.hourId}
            hour={hour}
            namesActivity={namesActivity}
            onDoubt={(as) => setDoubt({ hourId: hour.hourId, as })}
          />
        ))}
      </ul>
      {doubted && doubt?.as === 'objection' && <ObjectHourDialog hour={doubted} onClose={close} />}
      {doubted && doubt?.as === 'correction' && <CorrectHourDialog hour={doubted} onClose={close} />}
    </>
  );
}
