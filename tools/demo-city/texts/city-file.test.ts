import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { activityFile } from './activities/template.ts';
import { CityFileError, parseCityText } from './city-file.ts';

const right = `- titles:
    - title: 净滩：{place}
  summary: 一只袋子，两公里江岸。
  audience: 江边的人。
  work: 捡。
  schedule: 八点半集合。
  tasks:
    - { title: 清滩, text: 四人一组。 }
    - { title: 分拣, text: 分类称重。 }
    - { title: 采样, text: 定点取样。 }
  requirements:
    - 年满 16 周岁
  minAge: 16
  provided: [ 手套 ]
  risk: 低风险
  riskNotice: 滩面湿滑，请勿下到水线以下。
  objects: [ 社会公众 ]
  places: [ 江岸 ]
  shifts:
    - days: 周六
      startsAt: 08:30
      posts:
        - { name: 清滩, minutes: 180, capacity: 36 }
  served: [ 80, 300 ]
`;

/** What the reader says of the right file with one text changed in it. */
function mistakesIn(from: string, to: string): readonly string[] {
  try {
    parseCityText('eco.yaml', right.replace(from, to), activityFile);
    return [];
  } catch (error) {
    if (error instanceof CityFileError) return error.mistakes;
    throw error;
  }
}

describe('a file of the city', () => {
  it('is read, what is left out being usual', () => {
    const [read] = parseCityText('eco.yaml', right, activityFile);
    expect(read).toMatchObject({
      risk: 'low',
      radius: 300,
      signUp: 'firstCome',
      places: ['river'],
      months: [],
    });
  });

  it.each([
    ['summary:', 'sumary:', 'eco.yaml 第 3 行：不认识的项目 sumary，请对照说明改名或删去'],
    ['risk: 低风险', 'risk: 很低', 'eco.yaml 第 15 行：risk 只能写 低风险、中风险、高风险'],
    ['work: 捡。', 'work: 3', 'eco.yaml 第 5 行：work 应为一段文字'],
    ['startsAt: 08:30', 'startsAt: 8点半', 'eco.yaml 第 21 行：startsAt：应为时间，例如 08:30'],
    ['minAge: 16', 'minAge: 14', 'eco.yaml 第 12 行：requirements：写的年龄与 minAge（14）不一致'],
    ['minutes: 180', 'minutes: 0', 'eco.yaml 第 23 行：minutes 太短或太小，至少 1'],
    ['  work: 捡。\n', '', 'eco.yaml 第 1 行：缺少内容：work 应为一段文字'],
  ])('names file and line where %j became %j', (from, to, sentence) => {
    expect(mistakesIn(from, to)).toContain(sentence);
  });

  it('says of a broken indent where it is', () => {
    expect(mistakesIn('  summary:', ' summary:')[0]).toMatch(
      /^eco\.yaml 第 \d+ 行：写法不是 YAML，请检查缩进/u,
    );
  });
});

it('the city grows without a text in its code: all of them stand in files', () => {
  const code = path.resolve(import.meta.dirname, '..');
  const texts = readdirSync(code)
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(code, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
      return [...source.matchAll(/['"`>][^'"`\n]*\p{Script=Han}.*/gu)].map(([text]) => `${file}: ${text}`);
    });
  expect(texts).toEqual([]);
});
