import path from 'node:path';
import { expect, it } from 'vitest';
import { readSource, sourceFiles } from '#testing/source-code.ts';

/** Keeps what is typed in it: these, and what is built on them. */
const keeping =
  /\b(useKeptText|useKeptForm|useVersionedForm|useFormEditor|keepForm|keepDraft|keepTeam|ConfirmDialog)\b/;

/** Files whose words are typed again, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'areas/back-office/list/list-views.tsx': 'the name of a view',
  'areas/back-office/shell/settings-drawer.tsx': 'a colour, chosen at once',
  'areas/public-site/complaints/follow-complaint-panel.tsx': 'looks up: a number and a phone number',
  'areas/public-site/register/volunteer-parts.tsx':
    'all of it is personal, and nobody is signed in: the next person at the device would find it',
  'areas/public-site/verify/verify-form.tsx': 'looks up: a number and a code',
  'areas/team-centre/activities/activity-leaders.tsx': 'searches',
  'domains/accounts/web/login/login-form.tsx': 'a name and a password',
  'domains/accounts/web/login/staff-login-form.tsx': 'a name and a password',
  'domains/attendance/web/scan-field.tsx': 'a code, read by a device',
  'domains/attendance/web/walk-in-dialog.tsx': 'a name and four figures of a phone number',
  'domains/discussion/web/chat-words.tsx': 'one word',
  'domains/jobs/web/assign/choose-members.tsx': 'searches',
  'domains/jobs/web/directive/choose-teams.tsx': 'searches',
  'domains/mydata/web/closing/close-account.tsx': 'two words that must be typed on purpose',
  'domains/teams/web/members/invite-member-dialog.tsx': 'a number',
  'domains/volunteers/web/profile/guardian-fields.tsx':
    'who answers for a minor, with a phone number and a code',
  'domains/volunteers/web/real-name/real-name-form.tsx': 'an identity document: never kept on a device',
};

/** Texts that a person writes: not what is chosen, filled in by a device, or hidden while it is typed. */
const control =
  /<(textarea|input|TextAreaField|TextField|TextInput|ReasonField|RevealFields|RichTextField)\b/g;
const isNoText =
  /type="(checkbox|radio|file|hidden|search|range|color|date|password|number)"|one-time-code|role="combobox"|inputMode=("|\{')numeric/;

/** The attributes of a tag that begins at `from`, arrows and nested braces included. */
function attributesAt(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (sign === '>' && depth === 0) return text.slice(from, at);
  }
  return '';
}

type Control = { tag: string; root: string | undefined };

/** The texts of a file, each with the first word of where its value comes from; without one the browser holds it. */
const controlsOf = (text: string): Control[] =>
  [...text.matchAll(control)]
    .map(({ 0: all, 1: tag = '', index }) => ({ tag, attributes: attributesAt(text, index + all.length) }))
    .filter(({ attributes }) => !isNoText.test(attributes))
    .map(({ tag, attributes }) => ({
      tag,
      root: /\b(?:value|text|reason)=\{\s*\(?(\w+)/.exec(attributes)?.[1],
    }));

/** Names that plain state gives to what is held until the page is gone. */
const statesOf = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/const \[(\{[^}]*\}|\w+)[^\]]*\]\s*=\s*useState\b/g)].flatMap(
      ([, names = '']) => names.match(/\w+/g) ?? [],
    ),
  );

const sources = sourceFiles()
  .filter(
    (file) => file.endsWith('.tsx') && !/^platform[/\\]web[/\\](fields|rich-text|ui|decisions)/.test(file),
  )
  .map((file) => ({ file: file.replaceAll(path.sep, '/'), text: readSource(file) }));

/** Who draws what a file gives. */
const drawersOf = (file: string): typeof sources => {
  const name = path.posix.basename(file);
  return sources.filter((other) => other.file !== file && other.text.includes(`/${name}'`));
};

const isLong = ({ tag }: Control): boolean =>
  /^(textarea|TextAreaField|ReasonField|RichTextField)$/.test(tag);

/** What a file says, with the hooks that it takes from beside it. */
const saidBy = ({ file, text }: (typeof sources)[number]): string =>
  [...text.matchAll(/from '(\.\.?\/[^']+\.ts)'/g)]
    .map(([, name = '']) => path.posix.join(path.posix.dirname(file), name))
    .reduce((all, hook) => all + (hooks.has(hook) ? readSource(hook) : ''), text);

const hooks = new Set(sourceFiles().map((file) => file.replaceAll(path.sep, '/')));

function isKept(source: (typeof sources)[number], seen: readonly string[] = []): boolean {
  const { file } = source;
  if (keeping.test(saidBy(source)) || file in exceptions) return true;
  const drawers = drawersOf(file).filter((other) => !seen.includes(other.file));
  return drawers.length > 0 && drawers.every((other) => isKept(other, [...seen, file]));
}

it('knows the forms of the house', () => {
  expect(sources.filter(({ text }) => controlsOf(text).length > 0).length).toBeGreaterThan(80);
});

it('holds no text that a person writes in the page alone', () => {
  const held = sources.flatMap(({ file, text }) => {
    const states = statesOf(text);
    return controlsOf(text)
      .filter(({ root }) => root !== undefined && states.has(root))
      .map(({ tag, root }) => `${file}: ${tag} ${root}`);
  });
  expect(held.filter((line) => !(line.replace(/:.*/, '') in exceptions))).toEqual([]);
});

it('has a keeper for every form of several texts or long ones', () => {
  const lost = sources.filter((source) => {
    const controls = controlsOf(source.text);
    return (controls.length > 1 || controls.some(isLong)) && !isKept(source);
  });
  expect(lost.map(({ file }) => file)).toEqual([]);
});

it('excuses nothing that is gone', () => {
  const known = new Set(sources.filter(({ text }) => controlsOf(text).length > 0).map(({ file }) => file));
  expect(Object.keys(exceptions).filter((file) => !known.has(file))).toEqual([]);
});
