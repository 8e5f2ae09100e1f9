import { type Calling, CALLINGS, type Employment } from './people/callings.ts';
import { KNOWN_PEOPLE, type KnownPerson } from './people/known.ts';
import { drawName, type Gender } from './people/names.ts';
import { type Stage, VOICES } from './people/voices.ts';
import { communitiesOf, type DistrictName, regionNamed } from './places/regions.ts';
import { createRandom, type Random } from './random.ts';
import { categoryKeys } from '#domains/site/contract/categories.words.ts';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';

/** A volunteer of the invented city. */
export type PersonText = {
  /** Unique within one run. */
  name: string;
  gender: Gender;
  /** ISO day. */
  birthOn: string;
  employment: Employment;
  education: string;
  occupation: string;
  /** School or employer; empty when there is none. */
  organization: string;
  district: DistrictName;
  community: string;
  communityCode: string;
  /** One to four, the favourite first. */
  categories: readonly CategoryKey[];
  skills: readonly string[];
  /** At most 300 characters. */
  intro: string;
  /** Eleven digits with the city's exchange 0688 in the middle; unique, belongs to nobody. */
  mobile: string;
};

const FEMALE_SHARE = 0.58;
const OLDEST = 80;
const YOUNGEST = 14;
/** Age bands of volunteers with their share. */
const AGE_BANDS: readonly (readonly [band: readonly [low: number, high: number], weight: number])[] = [
  [[14, 17], 8],
  [[18, 23], 22],
  [[24, 34], 22],
  [[35, 49], 22],
  [[50, 59], 11],
  [[60, 69], 10],
  [[70, OLDEST], 5],
];
const DISTRICT_WEIGHTS: readonly (readonly [district: DistrictName, weight: number])[] = [
  ['澜滨区', 30],
  ['鹿渚区', 23],
  ['云陂区', 19],
  ['石矶区', 13],
  ['高新区', 8],
  ['青禾县', 7],
];
/** What somebody still at school may be drawn to. */
const PUPIL_CATEGORIES: readonly CategoryKey[] = ['elder', 'eco', 'reading', 'culture', 'neighbor', 'theory'];
const CATEGORY_COUNTS: readonly (readonly [count: number, weight: number])[] = [
  [1, 3],
  [2, 4],
  [3, 2],
  [4, 1],
];
const ADULT_AGE = 18;
/** Prefixes of generated numbers: 1, then 3–9, then a digit; 138 is kept for the people of the drawings. */
const MOBILE_PREFIXES = Array.from(
  { length: 70 },
  (_, index) => `1${3 + Math.floor(index / 10)}${index % 10}`,
).filter((prefix) => prefix !== '138');

/** The mobile number of the n-th person (from 0), of the form 1xx0688xxxx: unique up to 690,000, as 69 and 10,000 share no factor. */
export function mobileOf(n: number): string {
  const prefix = MOBILE_PREFIXES[n % MOBILE_PREFIXES.length] as string;
  return `${prefix}0688${String((n * 7919 + 1207) % 10_000).padStart(4, '0')}`;
}

/**
 * `count` people with distinct names, those of the drawings first. The same seed and day give the same people;
 * ages lie between 14 and 80 on `today` (ISO day).
 */
export function generatePeople(count: number, seed: number | string, today: string): PersonText[] {
  const rng = createRandom(seed);
  const people = KNOWN_PEOPLE.slice(0, count).map((known) => knownPerson(known, today, rng));
  const names = new Set(people.map((person) => person.name));
  while (people.length < count) {
    const person = drawPerson(people.length, today, { rng, taken: names });
    names.add(person.name);
    people.push(person);
  }
  return people;
}

function knownPerson(known: KnownPerson, today: string, rng: Random): PersonText {
  const { mobileTail, ...told } = known;
  const age = ageOn(today, known.birthOn);
  const retired = known.occupation.startsWith('退休');
  const student = known.occupation.includes('学生');
  return {
    ...told,
    employment: retired ? '退休' : student ? '学生' : '在职',
    education: age >= 60 ? '高中' : '本科',
    communityCode: regionNamed(known.community).code,
    skills: drawSkills(known.categories, rng),
    mobile: `1380688${mobileTail}`,
  };
}

/** Where the draws come from, and the names already given. */
type Draw = { rng: Random; taken: ReadonlySet<string> };

function drawPerson(index: number, today: string, draw: Draw): PersonText {
  const { rng } = draw;
  const birthOn = drawBirthDay(today, rng);
  const gender: Gender = rng.chance(FEMALE_SHARE) ? '女' : '男';
  const name = drawFreeName(Number(birthOn.slice(0, 4)), gender, draw);
  const age = ageOn(today, birthOn);
  const calling = drawCalling(age, gender, rng);
  const district = rng.weighted(DISTRICT_WEIGHTS);
  const home = rng.pick(communitiesOf(district));
  const categories = rng.sample(
    age < ADULT_AGE ? PUPIL_CATEGORIES : categoryKeys,
    rng.weighted(CATEGORY_COUNTS),
  );
  return {
    name,
    gender,
    birthOn,
    ...calling,
    district,
    community: home.name,
    communityCode: home.code,
    categories,
    skills: age < ADULT_AGE ? rng.sample(VOICES.pupilSkills, rng.int(1, 2)) : drawSkills(categories, rng),
    intro: drawIntro(stageOf(age, calling.employment), categories[0] as CategoryKey, rng),
    mobile: mobileOf(index),
  };
}

function drawFreeName(birthYear: number, gender: Gender, { rng, taken }: Draw): string {
  for (;;) {
    const name = drawName(birthYear, gender, rng);
    if (!taken.has(name)) return name;
  }
}

function drawBirthDay(today: string, rng: Random): string {
  const [low, high] = rng.weighted(AGE_BANDS);
  const year = Number(today.slice(0, 4)) - rng.int(Math.max(low, YOUNGEST + 1), Math.min(high, OLDEST));
  const day = new Date(Date.UTC(year, rng.int(0, 11), rng.int(1, 28)));
  return day.toISOString().slice(0, 10);
}

function ageOn(today: string, birthOn: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthOn.slice(0, 4));
  return today.slice(5) < birthOn.slice(5) ? years - 1 : years;
}

function drawCalling(age: number, gender: Gender, rng: Random): Calling {
  const fits = ({ occupation }: Calling) =>
    (gender === '女' || !/女工|妈妈/u.test(occupation)) && (age < 30 || !occupation.includes('备考'));
  if (age < ADULT_AGE)
    return rng.pick(CALLINGS.pupils.filter((calling) => (calling.education === '初中') === age < 16));
  if (age < 23 && (age < 20 || rng.chance(0.85))) return rng.pick(CALLINGS.students);
  if (age >= 60 || (age >= 56 && rng.chance(0.5))) return rng.pick(CALLINGS.retired.filter(fits));
  return rng.pick(
    CALLINGS.workers.filter((calling) => fits(calling) && (age >= 24 || isEarlyCareer(calling))),
  );
}

/** Trades one may already be in at twenty. */
function isEarlyCareer({ education, employment }: Calling): boolean {
  return education !== '本科' || employment === '待业';
}

function drawSkills(categories: readonly CategoryKey[], rng: Random): string[] {
  const own = categories.flatMap((category) => rng.sample(VOICES.categories[category].skills, 1));
  return [...new Set([...own, ...rng.sample(VOICES.commonSkills, rng.int(0, 2))])];
}

function drawIntro(stage: Stage, favourite: CategoryKey, rng: Random): string {
  const ofAge = rng.pick(VOICES.stages[stage]);
  if (stage === 'pupil') return ofAge;
  const own = rng.pick(VOICES.categories[favourite].lines);
  return rng.weighted([
    [ofAge + own, 6],
    [ofAge, 2],
    [own, 2],
  ]);
}

function stageOf(age: number, employment: Employment): Stage {
  if (employment === '学生') return age < ADULT_AGE ? 'pupil' : 'student';
  if (employment === '退休') return 'retired';
  return employment === '在职' ? 'worker' : 'free';
}
