import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Document, type DocumentProps } from './document.tsx';

const draw = (sharing?: DocumentProps['sharing']): string =>
  renderToStaticMarkup(
    <Document
      siteTitle="江澜志愿"
      title="净滩"
      description="两公里江岸"
      sharing={sharing}
      assets={{ styles: [], preloads: [], scripts: [] }}
      isElder={false}
      body=""
    />,
  );
const sharing = {
  url: 'https://zy.example/user-index/activityDetail/7',
  image: 'https://zy.example/brand/share.png',
  kind: 'website' as const,
  isIndexed: true,
  structured: [{ '@type': 'Event', name: '</script><b>' }],
};

it('names its one address, its words and its picture for those who share it', () => {
  const html = draw(sharing);
  expect(html).toContain('<link rel="canonical" href="https://zy.example/user-index/activityDetail/7"/>');
  expect(html).toContain('<meta property="og:title" content="净滩"/>');
  expect(html).toContain('<meta property="og:description" content="两公里江岸"/>');
  expect(html).toContain('<meta property="og:image" content="https://zy.example/brand/share.png"/>');
});

it('holds structured data that no text of a record can break out of', () => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(draw(sharing)) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: '</script><b>',
  });
});

it('keeps pages of own words out of search engines, and says nothing on notices', () => {
  const hidden = draw({ ...sharing, isIndexed: false });
  expect(hidden).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(hidden).not.toContain('canonical');
  expect(draw()).not.toContain('og:');
});
