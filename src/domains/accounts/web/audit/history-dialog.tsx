import { Dialog } from '#platform/web/ui/dialog.tsx';
import { HistoryPanel } from './history-panel.tsx';

type HistoryDialogProps = Omit<Parameters<typeof HistoryPanel>[0], 'isFlush'> & {
  name: string;
  onClose: () => void;
};

/** The history of an object that has no page of its own. */
export const HistoryDialog = ({ name, onClose, ...object }: HistoryDialogProps) => (
  <Dialog isOpen isWide onClose={onClose} title={`“${name}”的操作记录`} safeLabel="关闭">
    <HistoryPanel {...object} isFlush />
  </Dialog>
);
