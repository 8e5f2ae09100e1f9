import { classNames } from '../ui/class-names.ts';
import styles from './rich-text.module.css';

/** Rich text that the server cleaned when it was written (`cleanRichText`); never text from anywhere else. */
export function RichText({ html, className }: { html: string; className?: string | undefined }) {
  return <div className={classNames(styles.rich, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
