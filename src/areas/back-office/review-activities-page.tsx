export function Component() {
  return <p>…</p>;
}
