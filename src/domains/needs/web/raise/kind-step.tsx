import { needTypeKeys, needTypes, type NeedType } from '../../contract/needs.words.ts';
import { KindIcon } from '#platform/web/ui/kind-icon.tsx';
import { categoryMark } from '#domains/site/contract/categories.words.ts';
import styles from './need-raise.module.css';

export type KindStepProps = {
  chosen: NeedType | '';
  /** Before the page lives a press would be lost. */
  isReady: boolean;
  onChoose: (type: NeedType) => void;
};

/** The first step: what kind of help; one press leads on. */
export const KindStep = ({ chosen, isReady, onChoose }: KindStepProps) => (
  <fieldset className={styles.kinds}>
    <legend>要帮什么忙？</legend>
    {needTypeKeys.map((key) => (
      <button
        key={key}
        type="button"
        aria-pressed={chosen === key}
        disabled={!isReady}
        onClick={() => onChoose(key)}
      >
        <span className={`cat cat-${needTypes[key].category}`}>
          <KindIcon name={categoryMark(needTypes[key].category).icon} />
        </span>
        {needTypes[key].label}
      </button>
    ))}
  </fieldset>
);
