import { useId, useState } from 'react';
import type { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { blindHint, ratingLimits } from '../contract/ratings.words.ts';
import { FieldNote } from '#platform/web/fields/field-note.tsx';
import styles from './ratings.module.css';

export type Scores = [number, number, number, number];
type RateDialogProps = {
  /** Names the service and side: the word is kept until it is sent. */
  keptAs: string;
  title: string;
  dimensions: readonly string[];
  failure: OperationFailed | null;
  onClose: () => void;
  onRate: (scores: Scores, text: string) => Promise<unknown>;
};

const marks = [1, 2, 3, 4, 5];

/** Four marks, none preset, and a word; says that it is blind. */
export function RateDialog({ keptAs, title, dimensions, failure, onClose, onRate }: RateDialogProps) {
  const [scores, setScores] = useState<(number | undefined)[]>([]);
  const [wasSent, setSent] = useState(false);
  const noteId = useId();
  const rate = async (text: string): Promise<void> => {
    setSent(true);
    const given = dimensions.flatMap((_, place) => scores[place] ?? []);
    // The dialog stays open; what is missing is said beside it.
    if (given.length < dimensions.length) throw new Error('marks are missing');
    await onRate(given as Scores, text);
  };
  const isMissing = (place: number): boolean => wasSent && scores[place] === undefined;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={rate}
      title={title}
      decisiveLabel="提交评价"
      safeLabel="取消"
      tone="plain"
      failure={failure}
      reason={{ keptAs, label: '评语', hint: '可以不写', maxLength: ratingLimits.textLength }}
    >
      <p>{blindHint}</p>
      {dimensions.map((dimension, place) => (
        <fieldset
          key={dimension}
          className={styles.marks}
          aria-describedby={isMissing(place) ? `${noteId}-${place}` : undefined}
        >
          <legend>{dimension}</legend>
          {marks.map((mark) => (
            <label key={mark} className="ck ck--r">
              <input
                type="radio"
                name={`mark-${place}`}
                checked={scores[place] === mark}
                onChange={() => setScores(dimensions.map((_, at) => (at === place ? mark : scores[at])))}
              />
              <i />
              {mark} 分
            </label>
          ))}
          {isMissing(place) && (
            <FieldNote
              id={`${noteId}-${place}`}
              className={styles.missing}
              error={`请给“${dimension}”打分`}
            />
          )}
        </fieldset>
      ))}
    </ConfirmDialog>
  );
}
