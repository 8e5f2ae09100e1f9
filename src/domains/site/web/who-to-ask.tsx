import { Phone } from 'lucide-react';
import styles from './who-to-ask.module.css';

type WhoToAskProps = {
  /** The named contact, as far as the reader may see it; null where it is not theirs to see. */
  contact: { name: string; phone: string } | null;
  /** The centre's own number and its hours. */
  centre: { phone: string; phoneHours: string } | undefined;
};

const telOf = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Whom to ask: the named contact where one may see it, and always the centre's hotline. */
export const WhoToAsk = ({ contact, centre }: WhoToAskProps) => (
  <p className={styles.ask}>
    <Phone aria-hidden />
    <span>
      {contact && (
        <>
          现场联系人 {contact.name} <a href={telOf(contact.phone)}>{contact.phone}</a>
        </>
      )}
      {contact && centre?.phone && '；'}
      {centre?.phone && (
        <>
          实践中心热线 <a href={telOf(centre.phone)}>{centre.phone}</a>
          {centre.phoneHours && `（${centre.phoneHours}）`}
        </>
      )}
    </span>
  </p>
);
