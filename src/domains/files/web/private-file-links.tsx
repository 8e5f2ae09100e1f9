import { openPrivateFile } from './files.calls.ts';

type PrivateFileLinksProps = {
  fileIds: readonly number[];
  /** What they are: 照片. */
  noun: string;
};

/** Private files one by one, each opened in a tab of its own by a link of five minutes. */
export const PrivateFileLinks = ({ fileIds, noun }: PrivateFileLinksProps) =>
  fileIds.map((fileId, place) => (
    <button key={fileId} type="button" className="link" onClick={() => void openPrivateFile(fileId)}>
      {noun} {place + 1}{' '}
    </button>
  ));
