import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { saveSpreadsheet } from '../calls/save-file.ts';
import { Button } from './button.tsx';

type DownloadButtonProps = {
  label: string;
  /** Fetches the spreadsheet; its failure is told by the call. */
  fetchSheet: () => Promise<{ fileName: string; sheet: string }>;
  isSmall?: boolean;
};

/** Saves a spreadsheet, one at a time: a double click brings one file, however fast the answer is. */
export function DownloadButton({ label, fetchSheet, isSmall }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false);
  // The second click may come before the button is drawn as busy.
  const isFetching = useRef(false);
  const download = async (): Promise<void> => {
    if (isFetching.current) return;
    isFetching.current = true;
    setBusy(true);
    await fetchSheet().then(saveSpreadsheet, () => undefined);
    isFetching.current = false;
    setBusy(false);
  };
  return (
    <Button
      look="line"
      size={isSmall ? 'sm' : undefined}
      isBusy={isBusy}
      onClick={({ detail }) => {
        // Counts the clicks of one double click; 0 by the keyboard.
        if (detail <= 1) void download();
      }}
    >
      {!isBusy && <Download className="ic" aria-hidden />}
      {label}
    </Button>
  );
}
