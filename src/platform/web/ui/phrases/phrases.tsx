import { Fragment } from 'react';
import { phrasesOf } from './phrases-of.ts';

/**
 * A title that breaks between its words, never inside one, in every browser (`word-break: auto-phrase` knows no Chinese).
 * For pages that the server alone draws and for the centres; what is drawn on both sides may find other words on each.
 */
export const Phrases = ({ text }: { text: string }) => (
  <span className="phrases">
    {phrasesOf(text).map((phrase, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {phrase}
      </Fragment>
    ))}
  </span>
);
