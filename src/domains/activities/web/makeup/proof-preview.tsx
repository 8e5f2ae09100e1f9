import { FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './makeup.module.css';

export type Previewing = {
  /** Opens a private file of the files room. */
  openProof: (fileId: number) => void;
  /** A link to it that holds some minutes. */
  urlOf: (fileId: number) => Promise<string>;
};
type ProofFile = { fileId: number; name: string; mime: string };

/** A proof as it looks: a photo small, a document by its name; pressing opens it whole. */
export function ProofPreview({ file, openProof, urlOf }: { file: ProofFile } & Previewing) {
  const { fileId, name, mime } = file;
  const url = useUrl(mime.startsWith('image/') ? fileId : undefined, urlOf);
  return (
    <button
      type="button"
      className={styles.proof}
      aria-label={`打开证明“${name}”`}
      onClick={() => openProof(fileId)}
    >
      {url ? (
        <img src={url} alt={`证明“${name}”的预览`} />
      ) : (
        <i className={styles.paper} aria-hidden>
          <FileText className="ic" />
        </i>
      )}
      <span>{name}</span>
    </button>
  );
}

/** The link once it is there; without one the name stands alone. */
function useUrl(fileId: number | undefined, urlOf: Previewing['urlOf']): string | undefined {
  const [got, setGot] = useState<{ fileId: number; url: string }>();
  useEffect(() => {
    let isOver = false;
    const ask = async (id: number): Promise<void> => {
      const url = await urlOf(id).catch(() => undefined);
      if (url !== undefined && !isOver) setGot({ fileId: id, url });
    };
    if (fileId !== undefined) void ask(fileId);
    return () => {
      isOver = true;
    };
  }, [fileId, urlOf]);
  return got?.fileId === fileId ? got?.url : undefined;
}
