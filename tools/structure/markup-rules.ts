import type { Finding } from './finding.ts'
import type { SourceFile } from './source-file.ts'

/**
 * A page that the browser translates must survive it: no text stands bare beside what may come, go or change.
 */
export function judgeMarkup(files: readonly SourceFile[]): Finding[] {
  const drawers = new Set(files.flatMap((file) => file.drawers))
  return files.flatMap(({ path, bareTexts }) =>
    bareTexts
      .filter(({ from }) => !from.some((name) => drawers.has(name)))
      .map(({ text, line }) => ({
        path,
        line,
        message: `"${text.slice(0, 40)}" stands bare beside what may change, which breaks a translated page: give it an element of its own, or write it as one text.`,
      })),
  )
}
