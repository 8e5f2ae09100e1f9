import { Search } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './search-box.module.css';

type SearchBoxProps = { label: string; value: string; maxLength: number; onSearch: (text: string) => void };

/** A keyword that filters a list: on Enter, on leaving the field, and at once when emptied. */
export function SearchBox({ label, value, maxLength, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [shownFor, setShownFor] = useState(value);
  if (shownFor !== value) {
    setShownFor(value);
    setTyped(value);
  }
  const search = (text: string): void => {
    if (text.trim() !== value) onSearch(text.trim());
  };
  return (
    <search className={classNames('inp', styles.search, label.length > 8 && styles.isWide)}>
      <Search className="ic" aria-hidden />
      <input
        type="search"
        value={typed}
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        onChange={(event) => {
          setTyped(event.target.value);
          if (event.target.value === '') search('');
        }}
        onBlur={() => search(typed)}
        onKeyDown={(event) => event.key === 'Enter' && search(typed)}
      />
    </search>
  );
}
