import { ChevronLeft, ChevronRight, CircleAlert } from 'lucide-react';
import { showField } from '#platform/web/long-form/form-panels.ts';
import { Select } from '#platform/web/fields/select.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { useActivityForm } from '../activity-form-context.ts';
import { formPanels } from '../activity-form-panel.tsx';
import styles from './activity-form-shifts.module.css';
import type { RowNote } from './row-notes.rules.ts';
import { faultBeyond, partLabel } from './shift-parts.rules.ts';
import type { ShiftParts } from './use-shift-parts.ts';

type ShiftPartBarProps = { label: string; parts: ShiftParts; notes: ReadonlyMap<number, RowNote> };

/** Which rows are shown, the ways to the others, and to those among them that are to be mended; nothing where all are shown. */
export function ShiftPartBar({ label, parts: { parts, current, shown, turnTo }, notes }: ShiftPartBarProps) {
  const { form } = useActivityForm();
  if (parts.length < 2) return null;
  const fault = faultBeyond(shown, notes);
  return (
    <nav className={styles.parts} aria-label={label}>
      <Button
        look="ghost"
        size="sm"
        aria-label="前面的场次"
        disabled={current === 0}
        onClick={() => turnTo(current - 1)}
      >
        <ChevronLeft className="ic" aria-hidden />
      </Button>
      <Select
        className={styles.part}
        aria-label="看哪些场次"
        value={current}
        options={parts.map((part, value) => ({ value, label: partLabel(part, form.shifts, notes) }))}
        onChoose={(part) => turnTo(Number(part))}
      />
      <Button
        look="ghost"
        size="sm"
        aria-label="后面的场次"
        disabled={current === parts.length - 1}
        onClick={() => turnTo(current + 1)}
      >
        <ChevronRight className="ic" aria-hidden />
      </Button>
      {fault !== undefined && (
        <Button
          look="line"
          size="sm"
          onClick={() => showField(formPanels, `shifts.${fault}.${notes.get(fault)?.at ?? 'startsAt'}`)}
        >
          <CircleAlert className="ic" aria-hidden />第 {fault + 1} 场要改
        </Button>
      )}
    </nav>
  );
}
