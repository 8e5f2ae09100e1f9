import { sourceFiles, walkSource } from './source-code.ts';

export type RegexLiteral = { file: string; pattern: string; flags: string };

/** Every regular expression that the product's sources (without tests and builders) write as a literal, and the files that put one together. */
export function regexLiterals(): { literals: RegexLiteral[]; makers: string[] } {
  const literals: RegexLiteral[] = [];
  const makers: string[] = [];
  for (const file of sourceFiles()) {
    walkSource(file, (node) => {
      if (node.type === 'RegExpLiteral')
        literals.push({ file, pattern: String(node.pattern), flags: String(node.flags) });
      if (node.type === 'NewExpression' || node.type === 'CallExpression') {
        if ((node.callee as { value?: unknown }).value === 'RegExp') makers.push(file);
      }
    });
  }
  return { literals, makers };
}
