import {
  boolean as makeBoolean,
  int as makeInt,
  never as makeNever,
  object as makeObject,
  strictObject as makeStrictObject,
  string as makeString,
} from 'zod/v4';

/**
 * zod's schemas, where a plain text, number or flag that refuses with the same sentence is one, wherever a contract names it, and so is what a
 * strict object takes beside its own: some 3,900 of them were 3 MiB that stay (decision 0061). A schema never changes once it is made, so
 * nobody can tell: what is chained to it makes another.
 */
export * from 'zod/v4';

export const string = sharing(makeString) as typeof makeString;
export const int = sharing(makeInt) as typeof makeInt;
export const boolean = sharing(makeBoolean) as typeof makeBoolean;

const nothing = makeNever();

export const strictObject = ((shape, told) =>
  makeObject(shape, {
    ...(typeof told === 'string' ? { error: told } : told),
    catchall: nothing,
  } as typeof told)) as typeof makeStrictObject;

/** Of what is told by a sentence or nothing; other settings may be of one place alone. */
function sharing<Schema>(make: (told?: string) => Schema): (told?: unknown) => Schema {
  const made = new Map<string | undefined, Schema>();
  return (told) => {
    if (told !== undefined && typeof told !== 'string') return make(told as never);
    const known = made.get(told) ?? make(told);
    made.set(told, known);
    return known;
  };
}
