import { dayLabel } from '#platform/contract/instants.ts';
import { DeskSection } from '#platform/web/decisions/desk-item.tsx';
import { AskHourMaterial } from '../material/ask-hour-material.tsx';
import { canAskMaterial } from '../material/ask-material-dialog.tsx';
import { MaterialAsks } from '../material/material-asks.tsx';
import type { HourForReview } from './hour-for-review.ts';

/** The centre's clock of a correction or a claim, and 请补材料: what was asked for so far, and the button for the centre's own ask. */
export function ReviewMaterial({ hour }: { hour: HourForReview }) {
  const request = hour.correction ?? hour.claim;
  if (!request) return null;
  const { centreDueAt, awaitsUntil, asks } = request;
  const isOpen = hour.state === 'submitted';
  const until = centreDueAt && dayLabel(new Date(Date.parse(centreDueAt) - 1));
  return (
    <DeskSection title="期限和材料">
      {isOpen && until && (
        <p>
          {awaitsUntil === null ? `中心应在 ${until} 前决定` : `已请本人补材料，原定 ${until} 前的期限停着`}
        </p>
      )}
      <MaterialAsks asks={asks} />
      {isOpen && canAskMaterial(request, 'centre') && (
        <AskHourMaterial name={hour.volunteerName} hourId={hour.hourId} />
      )}
    </DeskSection>
  );
}
