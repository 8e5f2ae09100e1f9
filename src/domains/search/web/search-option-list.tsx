import { classNames } from '#platform/web/ui/class-names.ts';
import { Highlighted, searchedWords } from '#platform/web/ui/highlighted.tsx';
import type { SearchOption } from './search-options.ts';
import styles from './site-search.module.css';

type OptionListProps = {
  id: string;
  options: readonly SearchOption[];
  /** What is typed; its words are marked. */
  query: string;
  active: number;
  onChoose: (option: SearchOption) => void;
};

/** The list of a combobox: the focus stays in the box, which names the active line. */
export function SearchOptionList({ id, options, query, active, onChoose }: OptionListProps) {
  const words = searchedWords(query);
  return (
    <div className={styles.options} id={id} role="listbox" aria-label="搜索建议">
      {options.map((option, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box takes the keys, as the combobox pattern says
        <div
          key={`${option.note}${option.text}${index}`}
          id={`${id}-${index}`}
          className={classNames(styles.option, option.act === 'forget' && styles.forget)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          // The box keeps the focus, or the list would close before the click arrives.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          <span>
            <Highlighted text={option.text} words={words} />
          </span>
          {option.note && <small>{option.note}</small>}
        </div>
      ))}
    </div>
  );
}
