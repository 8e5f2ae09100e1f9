/** Voices of some browsers fall silent in the middle of anything longer. */
const longestPart = 120;

/** A text as what is spoken in one breath: whole sentences, none longer than a voice can take. */
export function speechParts(text: string): string[] {
  const sentences = text
    .split(/\n+|(?<=[。！？；!?;])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  return sentences.flatMap(cut);
}

/** A sentence that is too long, at its commas where they are, else anywhere. */
function cut(sentence: string): string[] {
  if (sentence.length <= longestPart) return [sentence];
  const parts: string[] = [];
  let part = '';
  for (const piece of sentence.split(/(?<=[，、,：:])/u)) {
    if (part && part.length + piece.length > longestPart) {
      parts.push(part);
      part = '';
    }
    part += piece;
    while (part.length > longestPart) {
      parts.push(part.slice(0, longestPart));
      part = part.slice(longestPart);
    }
  }
  return part ? [...parts, part] : parts;
}
