/** Of a component that is drawn once for each row: the prop that holds the row, and a number of its own. */
type DrawnPer = { prop: string; id: number };

const marked = new WeakMap<object, DrawnPer>();
let count = 0;

/**
 * Says that a component draws nothing but its props say, and the day: the page server then draws it once for a row (the object in `prop`) for as long
 * as that is kept, as long as its other props are the same words and numbers (decision 0055). It must not read a clock, nor
 * who is signed in; a row that is changed in place would not be seen. With hooks of its own, or an island in it, it is drawn each time.
 */
export function drawnOncePer<View extends (props: never) => unknown>(
  prop: keyof Parameters<View>[0] & string,
  view: View,
): View {
  count += 1;
  marked.set(view, { prop, id: count });
  return view;
}

/** What was said of a component. */
export const drawnPerOf = (view: object): DrawnPer | undefined => marked.get(view);
