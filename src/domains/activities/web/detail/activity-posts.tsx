import { BadgeCheck } from 'lucide-react';
import type { ActivityDetail } from '../../contract/activity-views.contract.ts';
import styles from './activity-posts.module.css';

/** Posts of the shifts that say more than their name: what is done there, and whom they want. */
export const ActivityPosts = ({ posts }: Pick<ActivityDetail, 'posts'>) => (
  <ul className={styles.posts}>
    {posts.map((post) => (
      <li key={post.name}>
        <b>{post.name}</b>
        {post.description && <p>{post.description}</p>}
        {post.conditions.length > 0 && (
          <small>
            {post.isProfessional && <BadgeCheck className="ic" aria-hidden />}
            {post.conditions.join('，')}
          </small>
        )}
      </li>
    ))}
  </ul>
);
