import { Siren } from 'lucide-react';
import styles from './need-pages.module.css';

const numbers = [
  { number: '110', what: '报警' },
  { number: '119', what: '火警' },
  { number: '120', what: '急救' },
] as const;

/** Stands before every form for help: danger under way is not taken here. */
export const EmergencyStrip = () => (
  <section className={styles.strip} aria-label="紧急电话">
    <Siren className="ic" aria-hidden />
    <p>
      <b>正在发生的危险，请直接打电话</b>
      <small>这里最快也要两小时才有人回应，代替不了报警和急救。</small>
    </p>
    <ul>
      {numbers.map(({ number, what }) => (
        <li key={number}>
          <a href={`tel:${number}`}>
            <b>{number}</b> {what}
          </a>
        </li>
      ))}
    </ul>
  </section>
);
