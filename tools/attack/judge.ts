import type { AnyOperation } from '#platform/contract/operation.ts';
import { insideWords, keepsEffects } from '../../src/app/house-tests/world/hostile-requests.ts';
import type { AttackedProduct } from './attacked-product.ts';
import type { Answer, Caller } from './callers.ts';
import { gone, type WriteWatch } from './written.ts';

/** Something that must not be, with what leads to it again. */
export type Finding = { part: string; what: string; seen: string };

export type Try = {
  caller: Caller;
  operation: AnyOperation;
  request: unknown;
  /** Has nothing to do with the rows that are asked for. */
  isStranger: boolean;
};

/** What a part of the campaign works with. */
export type Campaign = {
  product: AttackedProduct;
  watch: WriteWatch;
  /** Words that stand in private rows of the victims alone. */
  secrets: readonly string[];
  /** Seeds everything that is drawn. */
  seed: number;
  /** Whether the time of the whole campaign is over. */
  isOver: () => boolean;
  report: (finding: Finding) => void;
  say: (line: string) => void;
};

/** Rows of these are changed by who works them off; a call that writes there leaves one more. */
const workedOff = new Set(['outbox']);

/** How often a refused call that seems to have written is repeated: what the clock wrote meanwhile is not written again. */
const repeats = 3;

/**
 * Sends one request and holds the answer to what always holds: no fault, an envelope, nothing of the inside, nothing of
 * the victims for a `stranger`, and a refusal leaves no trace.
 */
export async function tryOne(campaign: Campaign, part: string, one: Try): Promise<Answer> {
  const answer = await one.caller.send(one.operation, one.request);
  const tell = (what: string, seen: string) =>
    campaign.report({ part, what: `${one.caller.name} ${one.operation.name}: ${what}`, seen });
  const sent = shorten(JSON.stringify(one.request));
  if (answer.status >= 500) tell(`answers ${answer.status}`, `${sent} ${campaign.product.lastFault()}`);
  // An address too long to be read is refused before there is a request.
  const said = answer.status === 431 ? '' : sentencesOf(answer.body);
  if (said === undefined) tell('answers without the envelope', `${sent} ${shorten(answer.body)}`);
  else if (answer.status !== 200 && insideWords.test(said)) tell('tells the inside', `${sent} ${said}`);
  const shown = campaign.secrets.filter((word) => answer.body.includes(word));
  if (one.isStranger && shown.length > 0) tell('shows what is not theirs', `${sent} ${shown.join(' ')}`);
  const written = await campaign.watch.since();
  if (answer.status === 200 || keepsEffects.has(one.operation.name) || written.length === 0) return answer;
  const again = await writesAgain(campaign, one);
  if (again.length > 0) tell(`refuses and writes ${again.join(', ')}`, sent);
  return answer;
}

/** So many requests lie between two looks at the event loop. */
const inARow = 20;
/** It may stand still for so long at most. */
const stillMs = 1_000;
const toldEvery = 5_000;

/** Sends them one after the other until the time is over; gives how many. */
export async function tryAll(campaign: Campaign, part: string, tries: Iterable<Try>): Promise<number> {
  let sent = 0;
  for (const one of tries) {
    if (campaign.isOver()) break;
    sent += 1;
    await tryOne(campaign, part, one);
    if (sent % inARow === 0) await watchLoop(campaign, one.operation);
    if (sent % toldEvery === 0) campaign.say(`  ${sent} ${part}`);
  }
  return sent;
}

/** Tells when nobody was answered for too long since it was last looked. */
export async function watchLoop({ product, report }: Campaign, { name }: AnyOperation): Promise<void> {
  const slowest = await product.slowestMs();
  if (slowest > stillMs)
    report({ part: 'event loop', what: `stood still, last in ${name}`, seen: `${Math.round(slowest)} ms` });
}

/** Tables that every repetition of a refused call writes. */
async function writesAgain({ watch }: Campaign, { caller, operation, request }: Try): Promise<string[]> {
  let always: string[] | undefined;
  for (let time = 0; time < repeats; time += 1) {
    const before = await watch.counts();
    await watch.since();
    const { status } = await caller.send(operation, request);
    const changed = await watch.since();
    const after = await watch.counts();
    const hasMore = (name: string) => (after[name] ?? 0) > (before[name] ?? 0);
    const written = changed.filter((name) => name !== gone && (!workedOff.has(name) || hasMore(name)));
    for (const [name, count] of Object.entries(before)) if ((after[name] ?? 0) < count) written.push(name);
    if (status === 200) return [];
    always = (always ?? written).filter((name) => written.includes(name));
    if (always.length === 0) return [];
  }
  return always ?? [];
}

/** What a refusal says; what the sender wrote may be repeated in a result, never in the sentence. */
function sentencesOf(body: string): string | undefined {
  try {
    const { code, msg, errors = [] } = JSON.parse(body) as { code: unknown; msg: unknown; errors?: unknown };
    return typeof code === 'number' && typeof msg === 'string'
      ? `${msg} ${JSON.stringify(errors)}`
      : undefined;
  } catch {
    return undefined;
  }
}

export const shorten = (text = '', longest = 400): string =>
  text.length > longest ? `${text.slice(0, longest)} … (${text.length})` : text;
