import { Button } from '../../ui/button.tsx';
import type { useSelection } from './use-selection.ts';

type SelectionNoteProps = {
  selection: Pick<ReturnType<typeof useSelection>, 'chosen' | 'elsewhere' | 'clear'>;
  unit: string;
};

/** How many rows are chosen, those on other pages too, and the way to choose none. */
export const SelectionNote = ({ selection: { chosen, elsewhere, clear }, unit }: SelectionNoteProps) =>
  chosen.length > 0 && (
    <span role="status">
      已选 {chosen.length} {unit}
      {elsewhere > 0 && `，其中 ${elsewhere} ${unit}在别的页`}
      <Button look="ghost" size="sm" onClick={clear}>
        清空选择
      </Button>
    </span>
  );
