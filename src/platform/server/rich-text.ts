import { createRequire } from 'node:module';
import type sanitizeHtmlOf from 'sanitize-html';
import type { Attributes, IOptions, Transformer } from 'sanitize-html';
import { plainText } from '#platform/contract/plain-text.ts';

/** Rich text as it may be stored and shown, with what its rules are judged by. */
export type CleanText = {
  html: string;
  /** Without markup, a line a block. */
  text: string;
  /** Characters of the text without line ends. */
  length: number;
  /** Addresses of its pictures, in order. */
  pictures: string[];
  /** Pictures without words for those who do not see them. */
  picturesWithoutAlt: number;
};

let sanitizeHtml: typeof sanitizeHtmlOf | undefined;

const alignments = ['center', 'right', 'justify'] as const;
const aligned = alignments.map((side) => `ta-${side}`);
const blocks = ['p', 'h2', 'h3', 'th', 'td'] as const;
const inlineAndLists = ['br', 'hr', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'a', 'img'];
const tables = ['table', 'thead', 'tbody', 'tr'];
/** Only pictures that were uploaded here; `..` and queries lead nowhere else. */
const ownPicture = /^\/files\/[\w-]+(?:[./][\w-]+)*$/;

/** Alignment is the one style that stays, as a class: the public pages allow no inline styles. */
function alignmentClass({ style = '', class: names = '' }: Attributes): string | undefined {
  const side = /text-align\s*:\s*(center|right|justify)/i.exec(style)?.[1]?.toLowerCase();
  return side ? `ta-${side}` : names.split(/\s+/).find((name) => aligned.includes(name));
}

const aligning =
  (tagName: string): Transformer =>
  (_tag, attributes) => {
    const { class: _class, style: _style, ...rest } = attributes;
    const side = alignmentClass(attributes);
    return { tagName, attribs: side ? { ...rest, class: side } : rest };
  };

const options: IOptions = {
  allowedTags: [...blocks, ...inlineAndLists, ...tables],
  allowedAttributes: {
    ...Object.fromEntries(blocks.map((tag) => [tag, ['class']])),
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['class', 'colspan', 'rowspan'],
    td: ['class', 'colspan', 'rowspan'],
  },
  allowedClasses: Object.fromEntries(blocks.map((tag) => [tag, aligned])),
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'xml',
    'template',
    'svg',
    'math',
  ],
  nestingLimit: 24,
  transformTags: {
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    h1: aligning('h2'),
    h2: aligning('h2'),
    h3: aligning('h3'),
    ...Object.fromEntries(['h4', 'h5', 'h6'].map((tag) => [tag, aligning('h3')])),
    p: aligning('p'),
    th: aligning('th'),
    td: aligning('td'),
    a: (tagName, { href = '' }) => ({ tagName, attribs: { href, rel: 'noopener noreferrer' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPicture.test(attribs.src ?? ''),
};

/**
 * Cleans HTML that a person wrote or pasted: headings 2–3, bold, italic, underline, lists, quotes, tables, links to http, https and
 * mail, own pictures; everything else loses its tags, scripts and styles their content too. Cleaning twice changes nothing.
 * Its library (9 MiB) is read with the first text that is written, at once, so that pure rules can clean.
 */
export function cleanRichText(dirty: string): CleanText {
  sanitizeHtml ??= createRequire(import.meta.url)('sanitize-html') as typeof sanitizeHtmlOf;
  const html = withoutEmptyEnds(sanitizeHtml(dirty, options));
  const images = html.match(/<img [^<>]*>/g) ?? [];
  const text = plainText(html);
  return {
    html,
    text,
    length: Array.from(text.replace(/\n/g, '')).length,
    pictures: images.map((image) => /src="([^"]*)"/.exec(image)?.[1] ?? ''),
    picturesWithoutAlt: images.filter((image) => !/alt="\s*[^"\s]/.test(image)).length,
  };
}

/** An editor keeps an empty line before and after; nobody reads those. Looks at each of them once. */
function withoutEmptyEnds(html: string): string {
  let rest = html.trim();
  for (let end = paragraphEnd(rest); end > 0; end = paragraphEnd(rest)) rest = rest.slice(end).trimStart();
  for (let start = lastParagraph(rest); start >= 0; start = lastParagraph(rest)) {
    rest = rest.slice(0, start).trimEnd();
  }
  return rest;
}

const opening = '<p>';
const closing = '</p>';

/** Where the empty paragraph ends with which the text begins; 0 when it begins otherwise. */
function paragraphEnd(html: string): number {
  const end = html.startsWith(opening) ? html.indexOf(closing) : -1;
  return end >= 0 && isEmpty(html.slice(opening.length, end)) ? end + closing.length : 0;
}

/** Where the empty paragraph begins with which the text ends; -1 when it ends otherwise. */
function lastParagraph(html: string): number {
  const start = html.endsWith(closing) ? html.lastIndexOf(opening) : -1;
  return start >= 0 && isEmpty(html.slice(start + opening.length, -closing.length)) ? start : -1;
}

const isEmpty = (inner: string): boolean => inner.replace(/&nbsp;|<br \/>/g, '').trim() === '';
