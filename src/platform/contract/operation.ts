import type { z } from 'zod';
import type { AccountKind } from './account-kinds.ts';
import type { LeaderRank } from './account-kinds.ts';

/** Who may call: everybody, anyone signed in, one kind of account, or staff whose role holds a permission (decision 0014). */
export type CallerRequirement = 'public' | 'signedIn' | Exclude<AccountKind, 'staff'> | StaffRequirement;

/**
 * Whose data an act of staff touches (domain.md 4.10). `rows`: rows that belong to a 所 or 站, of which the use case lets
 * the caller reach those of the own 所/站 and below. `unit`: the caller's own role, or what all staff may read. `city`:
 * what is the same for the whole city; staff of a 所 or 站 are refused.
 */
export type StaffScope = 'rows' | 'unit' | 'city';
/** Staff whose role grants the permission; without one, any staff. */
export type StaffRequirement = { permission?: string; scope: StaffScope };

/** Staff whose role grants `act`, e.g. `permission('activities.review', { scope: 'rows' })`; the catalogue is in the roles room. */
export const permission = (act: string, { scope }: { scope: StaffScope }): StaffRequirement => ({
  permission: act,
  scope,
});

/** Any staff; the use case asks for more where the act depends on the row. */
export const anyStaff = ({ scope }: { scope: StaffScope }): StaffRequirement => ({ scope });

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Limits calls per caller (or per address when nobody is signed in) in this process. */
export type RateLimit = { max: number; windowMs: number };

/** How long one answer serves everybody; it is dropped before that as soon as a table changes that it was read from. */
export type Sharing = {
  /** `everybody`: the caller changes nothing, the handler never learns who asks. `anonymous`: those who are not signed in. */
  with: 'everybody' | 'anonymous';
  forMs: number;
  /** Within this time not even a change drops it: for counts that cost more than their last digit is worth. */
  steadyMs?: number;
  /** Fields of the request that are somebody's own: an answer to one of them is read anew and not kept. */
  notWith?: readonly string[];
  /** The `list` of its result holds rows that are kept one by one (`rowsOfAll`), so each is written once. */
  ofKeptRows?: true;
};

/** `read` may not write. `write` runs in one transaction and must leave an audit line, which tells `act` in Chinese. */
export type Effect = { effect: 'read'; act?: undefined } | { effect: 'write'; act: string };

/**
 * One act of the product, declared once and imported by both sides. The server mounts it (validation, caller,
 * transaction, refusals, strict result, envelope, OpenAPI); the browser and the page server call it by this type.
 */
export type Operation<
  Request extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
  Reason extends string = string,
  Method extends HttpMethod = HttpMethod,
  Path extends string = string,
  Who extends CallerRequirement = CallerRequirement,
> = {
  /** The act's one name in code, path, tests and audit lines. */
  name: string;
  method: Method;
  /** Address; a trailing `{id}` is digits only and joins the request under that name. */
  path: Path;
  caller: Who;
  /**
   * Whoever is suspended may do this too. Silence means no: a write that is not about its own account, messages to
   * and from the centre, or taking back what it does in public, waits until the caller is in good standing again.
   */
  worksWhileSuspended?: true;
  /** Which of those who act for the account with a login of their own may do it; silence means `manager`. */
  ledBy?: LeaderRank;
  /** Staff who have something to do before anything else may do this too: it is part of that, or of finding it. */
  servesDuty?: true;
  /** Uncovers or takes out personal data: staff prove themselves anew when their last proof is older than `freshProofMs` (`reauthentication.ts`). */
  asksFreshProof?: true;
  /**
   * A write that keeps for a minute that somebody is there, and nothing else: it leaves no audit line, for tomorrow nobody
   * could ask what it meant.
   */
  isFleeting?: true;
  /** Tells by its own request's number that a press is sent again, and answers it: its answers are not kept beside. */
  knowsRepeats?: true;
  request: Request;
  result: Result;
  /** Closed list of refusals this act may answer, each with its sentence. */
  refusals: Record<Reason, string>;
  /** One sentence for the API document. */
  summary: string;
  rateLimit?: RateLimit;
  /** Public reads alone: many get the same answer, so it is kept. */
  shared?: Sharing;
  /** Reads for long (exports, reports): it stands in a line of its own before the database, so that neither readers nor writers wait for it. */
  isReport?: true;
  /** Takes multipart/form-data with one file (`uploadedFileField`) of at most so many bytes. */
  upload?: { maxBytes: number };
  /** The specification reads this answer at `data`: it stands there as well as at `result` (decision 0012). */
  repeatsInData?: true;
} & Effect;

/** Declares an operation; silence about the caller does not compile. */
export function operation<
  Request extends z.ZodType,
  Result extends z.ZodType,
  const Method extends HttpMethod,
  const Path extends string,
  const Who extends CallerRequirement,
  Reason extends string = never,
>(
  declaration: Operation<Request, Result, Reason, Method, Path, Who>,
): Operation<Request, Result, Reason, Method, Path, Who> {
  if (declaration.shared && (declaration.caller !== 'public' || declaration.effect !== 'read'))
    throw new Error(`${declaration.name} is shared; only public reads may be`);
  return declaration;
}

export type AnyOperation = Operation<z.ZodType, z.ZodType, string, HttpMethod, string>;
/** What a caller sends. */
export type RequestOf<O extends { request: z.ZodType }> = z.input<O['request']>;
/** What the handler receives: the request after parsing, defaults filled in. */
export type ParsedRequestOf<O extends { request: z.ZodType }> = z.output<O['request']>;
export type ResultOf<O extends { result: z.ZodType }> = z.output<O['result']>;
export type ReasonOf<O> = O extends { refusals: Record<infer Reason, string> } ? Reason : never;
