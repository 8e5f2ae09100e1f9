/** What is to be made: a room, a name in camelCase, and for a write its act in Chinese and the kind of object it is about. */
export type Wish = { room: string; name: string; act?: string; on?: string };
/** Files of a room that the operation joins, as they are now; without its calls the file is made. */
export type RoomFiles = { routes: string; calls?: string };
/** A file below the room's folder and its whole text. */
export type MadeFile = { file: string; text: string };

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Everything that is wrong with a wish, one sentence each. */
export function wishFaults({ name, act, on }: Wish, rooms: readonly string[], room: string): string[] {
  const faults: string[] = [];
  if (!rooms.includes(room)) faults.push(`there is no room ${room}; rooms are ${rooms.join(', ')}`);
  if (!/^[a-z]+([A-Z][a-z]*)+$/.test(name))
    faults.push(`${name} is no name: a verb and its object in camelCase, such as muteThread`);
  if ((act === undefined) !== (on === undefined))
    faults.push(
      'a write needs both --act (Chinese, for the audit log) and --on (its kind of object); a read neither',
    );
  return faults;
}

/**
 * The files of a new operation in the shapes of the house: promise, use case, binding, call and a first test. They compile and
 * pass the import rules as they are; what the trade asks for is written into them next (CONTRIBUTING.md).
 * @throws Error when the routes hold no list of bindings
 */
export function operationFiles(wish: Wish, room: RoomFiles): MadeFile[] {
  const file = kebab(wish.name);
  return [
    { file: `contract/${file}.contract.ts`, text: contractText(wish) },
    { file: `server/${file}.ts`, text: textOfUseCase(wish) },
    { file: `server/${file}.test.ts`, text: testText(wish) },
    { file: `server/${wish.room}.routes.ts`, text: withBinding(wish, room.routes) },
    { file: `web/${wish.room}.calls.ts`, text: withCall(wish, room.calls) },
  ];
}

const pathOf = ({ room, name }: Wish): string => `/api/${room}/${pascal(name)}`;

function contractText(wish: Wish): string {
  const { name, act } = wish;
  const fields = act === undefined ? 'idField' : 'doneResult, idField';
  const effect = act === undefined ? "effect: 'read'" : "effect: 'write'";
  const lines = [
    `name: '${name}'`,
    ...(act === undefined ? [] : [`act: '${act}'`]),
    "method: 'POST'",
    `path: '${pathOf(wish)}'`,
    "caller: 'signedIn'",
    effect,
    'request: z.strictObject({ id: idField })',
    `result: ${act === undefined ? 'z.strictObject({ id: idField })' : 'doneResult'}`,
    'refusals: {}',
    `summary: '${summaryOf(name)}'`,
  ];
  return `import { z } from 'zod';
import { ${fields} } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';

export const ${name} = operation({
${lines.map((line) => `  ${line},`).join('\n')}
});
`;
}

const summaryOf = (name: string): string => `${pascal(kebab(name).replaceAll('-', ' '))}.`;

function textOfUseCase({ name, act, on }: Wish): string {
  const head = `import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/${kebab(name)}.contract.ts';

/** ${summaryOf(name)} */
`;
  if (act === undefined)
    return `${head}export const ${name}: UseCase<typeof contract.${name}> = async (_act, { id }) => ({ id });\n`;
  return `${head}export const ${name}: UseCase<typeof contract.${name}> = async (act, { id }) => {
  await act.audit({ targetType: '${on}', targetId: id });
  return {};
};
`;
}

function testText({ name, act }: Wish): string {
  const proof =
    act === undefined
      ? `    expect((await app().call(${name}, { id: 1 }, volunteer)).body.result).toEqual({ id: 1 });`
      : `    expect((await app().call(${name}, { id: 1 }, volunteer)).status).toBe(200);
    expect(await audits(${name}.name)).toHaveLength(1);`;
  return `import { describe, expect, it } from 'vitest';
import { openHouse } from '#testing/open-house.ts';
import { ${name} } from '../contract/${kebab(name)}.contract.ts';

const { app${act === undefined ? '' : ', audits'} } = openHouse();

describe('${name}', () => {
  it('is for people who are signed in', async () => {
    expect((await app().call(${name}, { id: 1 })).status).toBe(401);
    const volunteer = await app().signIn('volunteer', {});
${proof}
  });
});
`;
}

const ownContract = ({ name }: Wish): string => `${name}Contract`;

function withBinding(wish: Wish, routes: string): string {
  const end = /\n( *)\];/.exec(routes);
  if (!end) throw new Error(`no list of bindings in ${wish.room}.routes.ts`);
  const bind = `\n${end[1]}  bind(${ownContract(wish)}.${wish.name}, ${wish.name}),`;
  const bound = routes.slice(0, end.index) + bind + routes.slice(end.index);
  const file = kebab(wish.name);
  return withImports(bound, [
    `import * as ${ownContract(wish)} from '../contract/${file}.contract.ts';`,
    `import { ${wish.name} } from './${file}.ts';`,
  ]);
}

function withCall(wish: Wish, calls = "import { remote } from '#platform/web/calls/remote.ts';\n"): string {
  const { name } = wish;
  const named = withImports(calls, [
    `import type { ${name} } from '../contract/${kebab(name)}.contract.ts';`,
  ]);
  return `${named}\nexport const ${name}Call = remote<typeof ${name}>('POST', '${pathOf(wish)}');\n`;
}

/** The text with further imports after its last one. */
function withImports(text: string, imports: readonly string[]): string {
  const ends = [...text.matchAll(/^(?:import .*|\}) from '.*';$/gm)];
  const last = ends.at(-1);
  const at = last === undefined ? 0 : last.index + last[0].length;
  return `${text.slice(0, at)}\n${imports.join('\n')}${text.slice(at)}`;
}
