import { describe, expect, it } from 'vitest';
import { cleanRichText } from './rich-text.ts';

const htmlOf = (dirty: string): string => cleanRichText(dirty).html;

describe('cleanRichText', () => {
  it.each([
    ['script', '<p>好</p><script>alert(1)</script>', '<p>好</p>'],
    ['event handler', '<p onclick="alert(1)">好</p>', '<p>好</p>'],
    [
      'javascript link',
      '<p><a href="javascript:alert(1)">点</a></p>',
      '<p><a rel="noopener noreferrer">点</a></p>',
    ],
    [
      'javascript link in disguise',
      '<a href="jav&#x09;ascript:alert(1)">点</a>',
      '<a rel="noopener noreferrer">点</a>',
    ],
    [
      'data link',
      '<a href="data:text/html,<script>1</script>">点</a>',
      '<a rel="noopener noreferrer">点</a>',
    ],
    ['protocol-relative link', '<a href="//evil.example/x">点</a>', '<a rel="noopener noreferrer">点</a>'],
    ['outside picture', '<p>好<img src="https://evil.example/x.png" alt="x"></p>', '<p>好</p>'],
    ['data picture', '<img src="data:image/svg+xml,<svg onload=alert(1)>" alt="x">', ''],
    ['picture that climbs', '<img src="/files/../api/x" alt="x">', ''],
    ['picture with a query', '<img src="/files/a.webp?x=1" alt="x">', ''],
    [
      'picture with a handler',
      '<img src="/files/a.webp" alt="江" onerror="alert(1)">',
      '<img src="/files/a.webp" alt="江" />',
    ],
    ['svg', '<svg><script>alert(1)</script><circle/></svg>', ''],
    ['math', '<math><mtext><img src=x onerror=alert(1)></mtext></math>', ''],
    ['frame', '<iframe src="https://evil.example"></iframe>', ''],
    ['object and embed', '<object data="x"></object><embed src="x">', ''],
    ['form', '<form action="/x"><input name="a"><button>送</button></form>', '送'],
    ['style element', '<style>body{display:none}</style><p>好</p>', '<p>好</p>'],
    ['style attribute', '<p style="position:fixed;top:0">好</p>', '<p>好</p>'],
    ['class of the page', '<p class="btn btn--primary ta-center">好</p>', '<p class="ta-center">好</p>'],
    ['id and data', '<p id="root" data-island="x">好</p>', '<p>好</p>'],
    ['broken tag', '<p>好<img src="x" onerror="alert(1)"', '<p>好</p>'],
    ['comment', '<!--[if gte mso 9]><xml>x</xml><![endif]--><p>好</p>', '<p>好</p>'],
    ['template', '<template><img src=x onerror=alert(1)></template>', ''],
    ['base and meta', '<base href="https://evil.example"><meta http-equiv="refresh" content="0;url=x">', ''],
    [
      'entity that stays text',
      '<p>&lt;script&gt;1&lt;/script&gt;</p>',
      '<p>&lt;script&gt;1&lt;/script&gt;</p>',
    ],
  ])('leaves nothing of a %s', (_name, dirty, clean) => {
    expect(htmlOf(dirty)).toBe(clean);
  });

  it('keeps what the editor makes', () => {
    const html = [
      '<h2>一</h2><h3 class="ta-right">二</h3><p>甲<strong>乙</strong><em>丙</em><u>丁</u><br />戊</p>',
      '<ul><li><p>一</p></li></ul><ol start="3"><li><p>三</p></li></ol><blockquote><p>引</p></blockquote>',
      '<table><tbody><tr><th colspan="2">头</th></tr><tr><td>左</td><td>右</td></tr></tbody></table>',
      '<p><a href="https://example.com/a" rel="noopener noreferrer">外</a><a href="mailto:a@b.cn" rel="noopener noreferrer">信</a></p>',
      '<img src="/files/ab12/1600.webp" alt="江边" />',
    ].join('');
    expect(htmlOf(html)).toBe(html);
  });

  it('takes Word down to its text', () => {
    const word =
      '<p class="MsoNormal" style="mso-pagination:none;text-align:center"><b><span lang="EN-US" style="font-family:宋体">通知<o:p></o:p></span></b></p><h1>大</h1>';
    expect(htmlOf(word)).toBe('<p class="ta-center"><strong>通知</strong></p><h2>大</h2>');
  });

  it('changes nothing the second time', () => {
    const once = htmlOf(
      '<p style="text-align:right">a<b>b</b></p><p></p><img src="/files/x.webp"><a href="http://a.cn">x</a>',
    );
    expect(htmlOf(once)).toBe(once);
  });

  it('counts characters, pictures and missing words', () => {
    const clean = cleanRichText(
      '<p>守护😀</p><p>江</p><img src="/files/a.webp" alt=" "><img src="/files/b.webp" alt="江">',
    );
    expect(clean).toMatchObject({
      text: '守护😀\n江',
      length: 4,
      pictures: ['/files/a.webp', '/files/b.webp'],
      picturesWithoutAlt: 1,
    });
    expect(cleanRichText('<p> </p><p><br></p>')).toMatchObject({ html: '', length: 0 });
  });
});
