const blockEnd = /<\/(?:p|div|li|h[1-6]|blockquote)>|<br\s*\/?>/giu;
const tag = /<\/?[a-z][^>]*>/giu;
const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'", amp: '&' };

/**
 * The paragraphs of a news item as plain text. Whatever markup the text carries only divides it, so that nothing of it
 * reaches the page as HTML.
 */
export const newsParagraphs = (content: string): string[] =>
  content
    .replace(blockEnd, '\n')
    .replace(tag, '')
    .replace(/&(lt|gt|quot|nbsp|#39|amp);/gu, (_match, name: string) => entities[name] ?? '')
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
