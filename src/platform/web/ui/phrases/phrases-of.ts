import { remembered } from '#platform/contract/text/remembered.ts';

const words =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined;

const single = /^\p{Script=Han}$/u;
const opening = /^[“‘《〈（【「『(]$/u;
/** Says something only with the word before it. */
const particle = /^[的了着过们吗呢吧地得里上下中者员队会站区村场日节]$/u;
/** A date or a number goes on, with its unit: 12·5, 第 2 场. */
const goesOn = /[\d·]$/;
const blankOfNumber = /(?<=第) (?=\d)|(?<=\d) (?=号|[场期次届班支人天名站村](?!\p{Script=Han}))/gu;
const fixedBlank = '\u00a0';
/** A name that no dictionary knows falls into single characters; so many stay together with the word beside them. */
const longest = 4;

type Phrase = {
  text: string /** Wants more: an opening mark, or characters that are no word by themselves. */;
  isOpen: boolean;
};

/**
 * A Chinese title in pieces between which a line may break: words, with their particles and marks, and names. Titles are drawn again and
 * again, and to find the words of one takes longer than to draw them.
 */
export const phrasesOf = remembered(findPhrases, { most: 2_000 });

function findPhrases(text: string): readonly string[] {
  if (!words) return [text];
  const phrases: Phrase[] = [];
  for (const { segment, isWordLike } of words.segment(text.replaceAll(blankOfNumber, fixedBlank))) {
    const last = phrases.at(-1);
    const isLoose = single.test(segment);
    const isMark = !isWordLike && !opening.test(segment);
    const isDrawn =
      last?.isOpen &&
      !opening.test(segment) &&
      (opening.test(last.text) || last.text.length + segment.length <= longest);
    const isNumber = last && goesOn.test(last.text) && /^\d/.test(segment);
    const isHeld = last?.text.endsWith(fixedBlank);
    if (last && (isMark || isNumber || isHeld || particle.test(segment))) {
      last.text += segment;
      last.isOpen = false;
    } else if (last && isDrawn) {
      last.text += segment;
      last.isOpen = isLoose;
    } else phrases.push({ text: segment, isOpen: isLoose || opening.test(segment) });
  }
  return phrases.map((phrase) => phrase.text);
}
