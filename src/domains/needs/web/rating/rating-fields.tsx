import { Field } from '#platform/web/fields/field.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import {
  type RatedPart,
  ratedPartKeys,
  ratedParts,
  type Solved,
  solvedKeys,
  solvedLabels,
} from '../../contract/rating.words.ts';
import styles from './rating-fields.module.css';

/** What is said of a need; nothing is preset. */
export type TypedRating = { outcome: Solved | undefined; note: string } & Partial<Record<RatedPart, number>>;
export const emptyRating: TypedRating = { outcome: undefined, note: '' };

const marks = [1, 2, 3, 4, 5];

type RatingFieldsProps = { typed: TypedRating; onChange: (part: Partial<TypedRating>) => void };

/** First whether it is solved; then three marks, each of which may stay empty, and a word. */
export const RatingFields = ({ typed, onChange }: RatingFieldsProps) => (
  <>
    <div className={styles.solved} role="group" aria-label="解决了没有">
      {solvedKeys.map((key) => (
        <button
          key={key}
          type="button"
          aria-pressed={typed.outcome === key}
          onClick={() => onChange({ outcome: key })}
        >
          {solvedLabels[key]}
        </button>
      ))}
    </div>
    {typed.outcome && (
      <>
        {ratedPartKeys.map((part) => (
          <div key={part} className={styles.part} role="group" aria-label={ratedParts[part]}>
            <b>{ratedParts[part]}</b>
            <span>
              {marks.map((mark) => (
                <Chip
                  key={mark}
                  isOutlined
                  isOn={typed[part] === mark}
                  // The second press on the same mark takes it back.
                  onPress={() => onChange({ [part]: typed[part] === mark ? undefined : mark })}
                >
                  {mark} 分
                </Chip>
              ))}
            </span>
          </div>
        ))}
        <Field label={typed.outcome === 'unsolved' ? '差在哪里（选填）' : '还想说什么（选填）'}>
          {(control) => (
            <span className="inp inp--area">
              <textarea
                {...control}
                rows={3}
                maxLength={300}
                value={typed.note}
                onChange={({ target }) => onChange({ note: target.value })}
              />
            </span>
          )}
        </Field>
      </>
    )}
  </>
);
