import type { Venue } from '../places/venue.ts';
import { venueNamed, venuesFor } from '../places.ts';
import { createRandom, type Random } from '../random.ts';
import type { ActivityTemplate, ShiftPattern } from './template.ts';

/** One believable activity, ready for the loader to put on a date and give to a team. */
export type RenderedActivity = Omit<
  ActivityTemplate,
  'key' | 'titles' | 'content' | 'beneficiaries' | 'venueKinds' | 'firstNumber'
> & {
  /** Template key and occurrence, such as `eco-3#1`. */
  key: string;
  templateKey: string;
  title: string;
  venue: Venue;
  /** The three paragraphs a publisher must give: whom for, what, how the day runs. */
  content: readonly { heading: '服务对象' | '活动内容' | '时间安排'; text: string }[];
  /** The usual shift picked for this occurrence; one of `shifts`. */
  shift: ShiftPattern;
  beneficiariesPlanned: number;
};

/**
 * The n-th occurrence (from 0) of a template. Title and venue depend on the template and n only; shift and
 * numbers are drawn from `rng`. Titles of one template never repeat.
 */
export function renderActivity(template: ActivityTemplate, n: number, rng: Random): RenderedActivity {
  const {
    key,
    titles: _titles,
    content,
    beneficiaries,
    venueKinds: _kinds,
    firstNumber: _first,
    ...kept
  } = template;
  const { title, venue } = titleAndVenue(template, n);
  return {
    ...kept,
    key: `${key}#${n}`,
    templateKey: key,
    title,
    venue,
    content: [
      { heading: '服务对象', text: content.audience },
      { heading: '活动内容', text: content.work },
      { heading: '时间安排', text: content.schedule },
    ],
    shift: rng.pick(template.shifts),
    beneficiariesPlanned: rng.int(beneficiaries[0], beneficiaries[1]),
  };
}

function titleAndVenue(template: ActivityTemplate, n: number): { title: string; venue: Venue } {
  const round = Math.floor(n / template.titles.length);
  const chosen = template.titles[n % template.titles.length] as ActivityTemplate['titles'][number];
  const pool = chosen.venue ? [venueNamed(chosen.venue)] : venuePool(template, chosen.pattern);
  const venue = pool[round % pool.length] as Venue;
  const numbered = chosen.pattern.includes('{n}');
  const told = chosen.pattern
    .replace('{n}', String(template.firstNumber + n))
    .replace('{place}', venue.name)
    .replace('{community}', venue.community)
    .replace('{district}', venue.district);
  const lap = Math.floor(round / (tellsPlace(chosen.pattern) ? pool.length : 1));
  return { title: numbered || lap === 0 ? told : `${told}（第 ${lap + 1} 场）`, venue };
}

function tellsPlace(pattern: string): boolean {
  return /\{(place|community|district)\}/u.test(pattern);
}

/** Suitable venues in an order of the template's own, one per community or district where the title names only that. */
function venuePool(template: ActivityTemplate, pattern: string): Venue[] {
  const shuffled = createRandom(`venues of ${template.key} ${pattern}`).shuffle(
    venuesFor(template.venueKinds),
  );
  if (pattern.includes('{place}')) return shuffled;
  if (pattern.includes('{community}')) return distinctBy(shuffled, (venue) => venue.community);
  if (pattern.includes('{district}')) return distinctBy(shuffled, (venue) => venue.district);
  return shuffled;
}

function distinctBy(venues: readonly Venue[], label: (venue: Venue) => string): Venue[] {
  const seen = new Map<string, Venue>();
  for (const venue of venues) if (!seen.has(label(venue))) seen.set(label(venue), venue);
  return [...seen.values()];
}
