import { RichText } from '#platform/web/rich-text/rich-text.tsx';
import { NewsAttachments } from '../news-article.tsx';
import type { NewsForm } from '../../contract/news-form.contract.ts';
import { personsShownLabels } from '../../contract/news.words.ts';
import { smallPicture } from '../news-pictures.ts';
import styles from './news-preview.module.css';

type NewsPreviewProps = { form: NewsForm; categoryName: string; activityTitle?: string | null };

/** A text as everybody will see it, before it is public. */
export function NewsPreview({ form, categoryName, activityTitle }: NewsPreviewProps) {
  return (
    <article className={styles.preview} aria-label="预览">
      <h2>{form.title}</h2>
      {form.subTitle && <p className={styles.sub}>{form.subTitle}</p>}
      <p className={styles.facts}>
        <span>{categoryName}</span>
        {form.source && <span>来源：{form.source}</span>}
        {form.author && <span>作者：{form.author}</span>}
        {form.editor && <span>责任编辑：{form.editor}</span>}
      </p>
      {form.coverUrl && <img className={styles.cover} src={smallPicture(form.coverUrl)} alt="封面" />}
      {form.summary && <p className={styles.summary}>{form.summary}</p>}
      <RichText html={form.content} />
      <NewsAttachments files={form.attachments} />
      {(activityTitle || form.personsShown) && (
        <ul className={styles.notes}>
          {activityTitle && <li>相关活动：{activityTitle}</li>}
          {form.personsShown && <li>图中人物：{personsShownLabels[form.personsShown]}</li>}
        </ul>
      )}
    </article>
  );
}
