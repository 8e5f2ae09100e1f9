import styles from './news-top-mark.module.css';

/** 置顶 before the title of an item that stays at the top. */
export const NewsTopMark = () => <span className={styles.mark}>置顶</span>;
