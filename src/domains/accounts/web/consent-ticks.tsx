import { Check } from 'lucide-react';
import { useId } from 'react';
import type { ConsentOffer } from '../contract/consents.words.ts';
import { FieldNote } from '#platform/web/fields/field-note.tsx';
import styles from './consent-ticks.module.css';

type ConsentTicksProps = {
  offers: readonly ConsentOffer[];
  /** Name of the ticks in their form; the value is `purpose@version`. */
  name: string;
  error: string | undefined;
};

/** One unticked box a text, which opens beside the form so that nothing typed is lost (PIPL 14). */
export function ConsentTicks({ offers, name, error }: ConsentTicksProps) {
  const noteId = useId();
  return (
    <div className={styles.ticks} role="group" aria-label="同意条款">
      {offers.map(({ purpose, version, title, href }) => (
        <label key={purpose} className="ck">
          <input
            type="checkbox"
            name={name}
            value={`${purpose}@${version}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? noteId : undefined}
          />
          <i>
            <Check className="ic" aria-hidden />
          </i>
          <span>
            我已阅读并同意
            <a className="link" href={href} target="_blank" rel="noopener">
              《{title}》
            </a>
          </span>
        </label>
      ))}
      <FieldNote id={noteId} error={error} />
    </div>
  );
}

export type TickedConsent = Pick<ConsentOffer, 'purpose' | 'version'>;

/** The ticked texts of a form. */
export const tickedIn = (values: FormData, name: string): TickedConsent[] =>
  values.getAll(name).flatMap((value) => {
    const [purpose, version] = typeof value === 'string' ? value.split('@') : [];
    return purpose && version ? [{ purpose: purpose as ConsentOffer['purpose'], version }] : [];
  });
