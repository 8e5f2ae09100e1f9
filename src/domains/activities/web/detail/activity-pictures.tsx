import { photoIn, photoSources } from '#platform/web/cover-art/photo-sources.ts';
import type { ActivityPicture } from '../../contract/activity-views.contract.ts';
import styles from './activity-pictures.module.css';

/** The pictures of an activity in their order, each with its words; one opens in full by its link. */
export const ActivityPictures = ({ pictures }: { pictures: readonly ActivityPicture[] }) => (
  <ul className={styles.pictures}>
    {pictures.map(({ url, alt }) => {
      const sources = photoSources(url);
      const sizes = '(max-width: 991.98px) 46vw, 260px';
      return (
        <li key={url}>
          <a href={url} aria-label={`看大图：${alt}`}>
            <picture>
              <source type="image/avif" srcSet={sources?.avif} sizes={sizes} />
              <img
                src={photoIn(url, 768)}
                srcSet={sources?.srcSet}
                sizes={sizes}
                alt=""
                width={640}
                height={480}
                loading="lazy"
                decoding="async"
              />
            </picture>
          </a>
          <p>{alt}</p>
        </li>
      );
    })}
  </ul>
);
