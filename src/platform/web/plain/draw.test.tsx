import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { Notice } from '../ui/notice.tsx';
import { draw, drawInto } from './draw.ts';
import { drawNotice } from './draw-notice.ts';
import { NoticeTemplates } from './notice-templates.tsx';

afterEach(() => {
  document.body.innerHTML = '';
});

it('draws text as text, and nothing for what is not there', () => {
  const drawn = draw('p', { class: 'x', id: undefined }, '<b>1</b>', null, false, [2, draw('i', {}, '三')]);
  expect(drawn.outerHTML).toBe('<p class="x">&lt;b&gt;1&lt;/b&gt;2<i>三</i></p>');
  drawInto(drawn);
  expect(drawn.outerHTML).toBe('<p class="x"></p>');
});

it('draws a notice as React does, from the copies on the page', () => {
  document.body.innerHTML = renderToString(<NoticeTemplates />);
  const expected = renderToString(<Notice kind="error">不要采信</Notice>);
  expect(drawNotice('error', '不要采信').outerHTML).toBe(
    new DOMParser().parseFromString(expected, 'text/html').body.innerHTML,
  );
});
