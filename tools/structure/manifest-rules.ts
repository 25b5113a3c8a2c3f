import type { FeatureTable } from './feature-table.ts'
import type { Finding } from './finding.ts'
import { isTest, roomOf } from './rooms.ts'
import type { SourceFile } from './source-file.ts'

/** What a feature brings to the server, by the type that a function of it answers. */
const FUNCTION = /^export function (\w+)\(([\s\S]*?)\): (.+) \{$/gm
const BROUGHT = ['Job[]', 'DriverDataHolder', 'SealedDataHolder']
const CALL = /\bendpoint\(/

/**
 * What a feature has, its manifests name: the app finds manifests by itself, and nothing else. That every
 * call has a route is for the tests of the app.
 */
export function judgeManifests(
  files: readonly SourceFile[],
  textOf: (path: string) => string,
  table: FeatureTable,
): Finding[] {
  const features = Object.keys(table)
  const byPath = new Map(files.map((file) => [file.path, file]))
  const findings: Finding[] = []
  for (const { path } of files) {
    const room = roomOf(path, features)
    if (room.kind !== 'feature' || isTest(path)) continue
    const home = `src/features/${room.feature}`
    const isNamedBy = (manifest: string) =>
      byPath.get(manifest)?.imports.some(({ target }) => target === path) === true
    const say = (manifest: string, what: string) => {
      if (!isNamedBy(manifest))
        findings.push({ path, line: 1, message: `${what} is in no manifest: name it in ${manifest}.` })
    }
    if (room.part === 'contract' && CALL.test(textOf(path))) say(`${home}/manifest.ts`, 'This contract')
    if (room.part === 'server')
      for (const [, name = '', , answers = ''] of textOf(path).matchAll(FUNCTION))
        if (BROUGHT.includes(answers)) say(`${home}/server/manifest.ts`, name)
  }
  return findings
}

/** The app's loop reads manifests, and nobody else: an import would bring every call into a page. */
export function judgeManifestReaders(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => target !== undefined && /^src\/features\/.*\/manifest\.ts$/.test(target))
      .filter(() => path.startsWith('src/') && !isTest(path))
      .map(({ specifier, line }) => ({
        path,
        line,
        message: `Imports ${specifier}: a manifest is gathered by the app and read by nobody else.`,
      })),
  )
}
