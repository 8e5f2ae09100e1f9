import { asRichText } from '#platform/contract/plain-text.ts';
import { type CleanText, cleanRichText } from '#platform/server/rich-text.ts';

/**
 * The text of an activity as it may be stored and shown (活动介绍): rich text, cleaned, or plain text as programs and older versions send it,
 * whose lines become paragraphs. Doing it twice changes nothing.
 */
export const cleanContent = (given: string): CleanText => cleanRichText(asRichText(given));

/** What a stored activity shows: its rich text, or what was written before there was any. */
export const contentHtmlOf = ({ contentHtml, content }: { contentHtml: string; content: string }): string =>
  contentHtml === '' ? cleanContent(content).html : contentHtml;

/** What a reader sees, with the address behind each link: two texts that differ only in how they look read the same. */
export function readableContent(html: string): string {
  let address = '';
  const linked = html.replace(/<a href="([^"<>]*)"[^<>]*>|<\/a>/gu, (_tag, href: string | undefined) => {
    if (href === undefined) return address === '' ? '' : `（${address}）`;
    address = href;
    return '';
  });
  return cleanRichText(linked).text;
}

/** A form whose text may be compared, stored and shown. */
export const withCleanContent = <Form extends { content: string }>(form: Form): Form => ({
  ...form,
  content: cleanContent(form.content).html,
});
