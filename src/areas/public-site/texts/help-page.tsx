import { definePage } from '#platform/web/page.tsx';
import { listStarLevels } from '#domains/awards/contract/star-levels.contract.ts';
import { helpSections, minutesOf } from './help-content.ts';
import styles from './help-page.module.css';

/** `/user-index/help`: how to sign up, login trouble, questions, the rules of hours, privacy and accessibility. */
export const helpPage = definePage({
  query: [],
  load: async ({ call }) => ({ sections: helpSections(minutesOf(await call(listStarLevels, {}))) }),
  title: () => '帮助',
  description: () => '怎样报名志愿活动、候补和取消，服务时长怎么算，登录遇到问题怎么办。',
  view: ({ data: { sections } }) => (
    <div className={`container ${styles.page}`}>
      <h1>帮助</h1>
      <nav className={styles.contents} aria-label="本页内容">
        {sections.map(({ id, title }) => (
          <a key={id} className="chip chip--line" href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      {sections.map(({ id, title, entries }) => (
        <section key={id} id={id}>
          <h2>{title}</h2>
          {entries.map((entry) => (
            <div key={entry.title} className={styles.entry}>
              <h3>{entry.title}</h3>
              <p>{entry.text}</p>
            </div>
          ))}
        </section>
      ))}
    </div>
  ),
});
