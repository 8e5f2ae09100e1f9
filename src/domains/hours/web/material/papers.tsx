import styles from './material.module.css';

type PapersProps = {
  papers: readonly { fileId: number; name: string }[];
  /** Whose they are, for who hears the page. */
  of: string;
  /** Opens a private file of the files room. */
  onOpen: (fileId: number) => void;
};

/** The papers of a correction by name, each a link of five minutes. */
export const Papers = ({ papers, of, onOpen }: PapersProps) => (
  <p className={styles.papers}>
    {papers.map(({ fileId, name }) => (
      <button
        key={fileId}
        type="button"
        className="link"
        aria-label={`查看${of}的更正证据${name}`}
        onClick={() => onOpen(fileId)}
      >
        {name}
      </button>
    ))}
  </p>
);
