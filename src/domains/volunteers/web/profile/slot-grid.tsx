import { Check } from 'lucide-react';
import type { Slot } from '../../contract/profile.words.ts';
import { slotDayLabels, slotDays, slotPartLabels, slotParts } from '../../contract/profile.words.ts';
import styles from './profile-form.module.css';

type SlotGridProps = { chosen: readonly Slot[]; onChange: (chosen: Slot[]) => void };

/** 可服务时间: eight kinds of day by three parts, ticked one by one. */
export function SlotGrid({ chosen, onChange }: SlotGridProps) {
  const toggle = (slot: Slot): void =>
    onChange(chosen.includes(slot) ? chosen.filter((one) => one !== slot) : [...chosen, slot]);
  return (
    <table className={styles.slots}>
      <caption className="sr">可服务时间，勾选你通常有空的时段</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">日期</span>
          </th>
          {slotParts.map((part) => (
            <th key={part} scope="col">
              {slotPartLabels[part]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {slotDays.map((day) => (
          <tr key={day}>
            <th scope="row">{slotDayLabels[day]}</th>
            {slotParts.map((part) => {
              const slot: Slot = `${day}-${part}`;
              const isChosen = chosen.includes(slot);
              return (
                <td key={part}>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={`${slotDayLabels[day]}${slotPartLabels[part]}`}
                      checked={isChosen}
                      onChange={() => toggle(slot)}
                    />
                    {isChosen ? <Check size={18} aria-hidden /> : <span aria-hidden>·</span>}
                  </label>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
