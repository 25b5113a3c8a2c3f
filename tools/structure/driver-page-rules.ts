import type { Finding } from './finding.ts'
import type { SourceFile } from './source-file.ts'

const ENTRIES = ['src/web-app/driver/main.tsx', 'src/web-app/driver/prerender.tsx']
const TOO_HEAVY = /^(@mantine|@tanstack|@tabler|@fontsource[a-z-]*|dayjs|libphonenumber-js)(\/|$)/

const POLISH = 'src/kernel/polish-text.ts'
/** What another language's page has in another language: catalogues, and the names of days and months. */
const SAYS_POLISH = /\/(texts(-[a-z-]+)?|[a-z-]+-texts|polish-dates)\.ts$|^src\/kernel\//

/**
 * The driver's page opens on a slow phone, so nothing that it reaches, at once or later, may bring in the
 * office's component kit. Told by the way that leads there, since the slip is mostly a `public.tsx` that
 * shows too much.
 */
export function judgeDriverPage(files: readonly SourceFile[]): Finding[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const cameFrom = new Map<string, string | undefined>(ENTRIES.map((entry) => [entry, undefined]))
  const findings: Finding[] = []
  for (const path of cameFrom.keys()) {
    for (const { specifier, target, line, isType } of byPath.get(path)?.imports ?? []) {
      if (target && !cameFrom.has(target)) cameFrom.set(target, path)
      if (target === POLISH && !isType && path.startsWith('src/') && !SAYS_POLISH.test(path))
        findings.push({
          path,
          line,
          message: `It takes words from ${specifier}, which no other language can replace: take them from a catalogue or from #platform/web/polish-dates.ts.`,
        })
      if (!target && TOO_HEAVY.test(specifier)) {
        const way = wayTo(path, cameFrom).join(' -> ')
        const message = `The driver's page would carry ${specifier}, by ${way}. Show drivers and the office from two publics (public-driver.tsx).`
        findings.push({ path, line, message })
      }
    }
  }
  return findings
}

function wayTo(path: string, cameFrom: ReadonlyMap<string, string | undefined>): string[] {
  const before = cameFrom.get(path)
  return before === undefined ? [path] : [...wayTo(before, cameFrom), path]
}
