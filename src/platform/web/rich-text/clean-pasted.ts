/** Word's elements of other namespaces; what lies inside them stays. */
const wordNoise = /<\/?(?:o|w|m|v|st1):[^<>]*>/giu;
const noText = 'style, script, title, meta, link, xml, template, noscript';

/**
 * What was copied from Word or a web page, without comments, foreign elements, fonts, colours and pictures that lie
 * elsewhere; the editor's own schema takes the rest apart.
 */
export function cleanPasted(html: string): string {
  const page = new DOMParser().parseFromString(html.replace(wordNoise, ''), 'text/html');
  for (const comment of commentsIn(page)) comment.remove();
  for (const element of page.body.querySelectorAll(noText)) element.remove();
  for (const element of page.body.querySelectorAll('*')) {
    const side = (element as HTMLElement).style.textAlign;
    element.removeAttribute('style');
    element.removeAttribute('class');
    element.removeAttribute('id');
    if (side === 'center' || side === 'right' || side === 'justify') element.className = `ta-${side}`;
  }
  for (const image of page.body.querySelectorAll('img'))
    if (!image.getAttribute('src')?.startsWith('/files/')) image.remove();
  // Word writes its bullets as text in front of ordinary paragraphs.
  for (const paragraph of page.body.querySelectorAll('p')) {
    const first = paragraph.textContent?.trimStart() ?? '';
    if (!/^[·•●]\s*\S/u.test(first) || paragraph.closest('li')) continue;
    const list = paragraph.previousElementSibling;
    const target = list?.tagName === 'UL' ? list : page.createElement('ul');
    if (target !== list) paragraph.before(target);
    const item = page.createElement('li');
    item.textContent = first.replace(/^[·•●]\s*/u, '');
    target.append(item);
    paragraph.remove();
  }
  return page.body.innerHTML;
}

function commentsIn(page: Document): Comment[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT);
  const comments: Comment[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as Comment);
  return comments;
}
