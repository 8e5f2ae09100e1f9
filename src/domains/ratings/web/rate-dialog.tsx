import { useState } from 'react';
import type { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { blindHint, ratingLimits } from '../contract/ratings.words.ts';
import styles from './ratings.module.css';

export type Scores = [number, number, number, number];
type RateDialogProps = {
  title: string;
  dimensions: readonly string[];
  failure: OperationFailed | null;
  onClose: () => void;
  onRate: (scores: Scores, text: string) => Promise<unknown>;
};

const marks = [1, 2, 3, 4, 5];

/** Four marks, none preset, and a word; says that it is blind. */
export function RateDialog({ title, dimensions, failure, onClose, onRate }: RateDialogProps) {
  const [scores, setScores] = useState<(number | undefined)[]>([]);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={(text) => onRate(dimensions.map((_, place) => scores[place] ?? 0) as Scores, text)}
      title={title}
      decisiveLabel="提交评价"
      safeLabel="取消"
      tone="plain"
      failure={failure}
      reason={{ label: '评语', hint: '可以不写', maxLength: ratingLimits.textLength }}
    >
      <p>{blindHint}</p>
      {dimensions.map((dimension, place) => (
        <fieldset key={dimension} className={styles.marks}>
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
        </fieldset>
      ))}
    </ConfirmDialog>
  );
}
