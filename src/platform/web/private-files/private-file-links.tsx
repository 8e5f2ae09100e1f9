type PrivateFileLinksProps = {
  fileIds: readonly number[];
  /** What they are: 照片. */
  noun: string;
  /** Opens one by a link of five minutes. */
  onOpen: (fileId: number) => void;
};

/** Private files one by one, by number. */
export const PrivateFileLinks = ({ fileIds, noun, onOpen }: PrivateFileLinksProps) =>
  fileIds.map((fileId, place) => (
    <button key={fileId} type="button" className="link" onClick={() => onOpen(fileId)}>
      {noun} {place + 1}{' '}
    </button>
  ));
