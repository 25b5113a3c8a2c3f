import { findCircles } from './circles.ts'
import { judgeDriverPage } from './driver-page-rules.ts'
import type { FeatureTable } from './feature-table.ts'
import type { Finding } from './finding.ts'
import { judgeImports } from './import-rules.ts'
import { judgeManifestReaders, judgeManifests } from './manifest-rules.ts'
import { judgeMarkup } from './markup-rules.ts'
import { judgeSentences, judgeSpeakingServers } from './sentence-rules.ts'
import { judgeComments, judgeLength, judgeName } from './shape-rules.ts'
import { countLines, parseSource, type SourceFile } from './source-file.ts'
import { judgeWords } from './word-rules.ts'

export interface Verdict {
  readonly findings: readonly Finding[]
  readonly filesRead: number
  readonly importsSeen: number
}

/** Judges a tree of source files (path from the root -> text) by the walls of the house. */
export function judgeStructure(
  tree: ReadonlyMap<string, string>,
  table: FeatureTable,
  sentenceDebts: readonly string[] = [],
  sentenceEdges: Readonly<Record<string, readonly string[]>> = {},
): Verdict {
  const files: SourceFile[] = []
  const findings: Finding[] = []
  for (const [path, text] of tree) {
    findings.push(...judgeName(path), ...judgeLength(path, countLines(text)))
    if (/\.tsx?$/.test(path)) files.push(parseSource(path, text))
  }
  for (const file of files) {
    for (const error of file.syntaxErrors)
      findings.push({ path: file.path, line: 1, message: `Not readable: ${error}` })
    findings.push(...judgeImports(file, table), ...judgeWords(file), ...judgeComments(file))
  }
  findings.push(
    ...circlesOfFiles(files),
    ...circlesOfTable(table),
    ...judgeDriverPage(files),
    ...judgeMarkup(files),
    ...judgeSentences(files, sentenceDebts),
    ...judgeSpeakingServers(files, sentenceEdges),
    ...judgeManifests(files, (path) => tree.get(path) ?? '', table),
    ...judgeManifestReaders(files),
  )
  const importsSeen = files.reduce((sum, file) => sum + file.imports.length, 0)
  if (files.length === 0 || importsSeen === 0) {
    // A check that reads nothing is happy with everything.
    findings.push({
      path: 'src',
      line: 1,
      message: `Read ${files.length} files and ${importsSeen} imports: nothing was checked.`,
    })
  }
  return { findings, filesRead: files.length, importsSeen }
}

function circlesOfFiles(files: readonly SourceFile[]): Finding[] {
  const graph = new Map(
    files.map((file) => [file.path, file.imports.flatMap((each) => (each.target ? [each.target] : []))]),
  )
  return findCircles(graph).map((circle) => ({
    path: circle[0] ?? '',
    line: 1,
    message: `Imports go in a circle: ${circle.join(' -> ')}. Move what both need to a file of its own.`,
  }))
}

function circlesOfTable(table: FeatureTable): Finding[] {
  const path = 'tools/structure/feature-table.ts'
  const unknown = Object.entries(table).flatMap(([feature, neighbours]) =>
    neighbours
      .filter((neighbour) => !(neighbour in table))
      .map((neighbour) => ({
        path,
        line: 1,
        message: `${feature} leans on ${neighbour}, which is no feature.`,
      })),
  )
  const circles = findCircles(new Map(Object.entries(table))).map((circle) => ({
    path,
    line: 1,
    message: `Features lean on each other in a circle: ${circle.join(' -> ')}.`,
  }))
  return [...unknown, ...circles]
}
