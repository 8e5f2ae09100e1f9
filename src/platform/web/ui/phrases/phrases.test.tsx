import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Phrases } from './phrases.tsx';
import { phrasesOf } from './phrases-of.ts';

it.each([
  ['共享单车归位行动：竹篙湾社区卫生服务中心', '共享|单车|归位|行动：|竹篙湾|社区|卫生|服务|中心'],
  ['陪爷爷奶奶去医院：石矶区人民医院陪诊', '陪爷爷|奶奶|去医院：|石矶区|人民|医院|陪诊'],
  ['实践站连成“一刻钟志愿圈”', '实践站|连成|“一刻|钟志愿|圈”'],
  ['12·5 国际志愿者日', '12·5 |国际|志愿者日'],
  ['滨江步道 3 号驿站巡堤第 6 班', '滨江步道 |3\u00a0号|驿站|巡堤第\u00a06\u00a0班'],
  ['江澜志愿服务集市（第 2 场）', '江澜志愿|服务|集市|（第\u00a02\u00a0场）'],
  ['先出门找再坐下说：春和里社区', '先出门|找再坐下|说：|春和里|社区'],
])('%s breaks between words and keeps names and marks whole', (title, phrases) => {
  expect(phrasesOf(title).join('|')).toBe(phrases);
});

it('finds the words of a title once, and forgets titles when there are too many', () => {
  const title = '江边清滩：竹篙湾';
  const first = phrasesOf(title);
  expect(phrasesOf(title)).toBe(first);
  for (let other = 0; other < 2_000; other += 1) phrasesOf(`第${other}场`);
  expect(phrasesOf(title)).not.toBe(first);
  expect(phrasesOf(title)).toEqual(first);
});

it('changes nothing that is read', () => {
  const html = renderToStaticMarkup(<Phrases text="末班车之后：轮渡码头" />);
  expect(html).toContain('<wbr/>');
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('末班车之后：轮渡码头');
});
