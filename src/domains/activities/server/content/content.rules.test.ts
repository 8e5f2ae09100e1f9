import { describe, expect, it } from 'vitest';
import { cleanContent, contentHtmlOf, readableContent } from './content.rules.ts';

describe('the text of an activity', () => {
  it.each([
    [
      '两人一组。\n\n九点集合 & 分组',
      '<p>两人一组。</p><p>九点集合 &amp; 分组</p>',
      '两人一组。\n九点集合 & 分组',
    ],
    ['<p>两人<strong>一组</strong></p>', '<p>两人<strong>一组</strong></p>', '两人一组'],
    [
      '5 < 6 <script>alert(1)</script>',
      '<p>5 &lt; 6 &lt;script&gt;alert(1)&lt;/script&gt;</p>',
      '5 < 6 <script>alert(1)</script>',
    ],
    ['<p onclick="x()">江<script>alert(1)</script>滩</p>', '<p>江滩</p>', '江滩'],
    ['<img src=x onerror=alert(1)><p>江滩</p>', '<p>江滩</p>', '江滩'],
    ['', '', ''],
  ])('%j is stored as %j and read as %j', (given, html, text) => {
    const clean = cleanContent(given);
    expect([clean.html, clean.text]).toEqual([html, text]);
    expect(cleanContent(clean.html).html).toBe(html);
  });

  it('of before there was rich text shows its lines', () => {
    expect(contentHtmlOf({ contentHtml: '', content: '一\n二' })).toBe('<p>一</p><p>二</p>');
    expect(contentHtmlOf({ contentHtml: '<h2>一</h2>', content: '一' })).toBe('<h2>一</h2>');
  });

  it('reads the same when only its looks differ, and otherwise when a link leads elsewhere', () => {
    const link = (href: string) => cleanContent(`<p>看<a href="${href}">说明</a></p>`).html;
    expect(readableContent('<p>两人<strong>一组</strong></p>')).toBe(readableContent('<p>两人一组</p>'));
    expect(readableContent(link('https://a.example/x'))).toBe('看说明（https://a.example/x）');
    expect(readableContent(link('https://b.example/x'))).not.toBe(
      readableContent(link('https://a.example/x')),
    );
  });
});
