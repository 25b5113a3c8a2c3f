import { globSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import type { Finding } from './finding.ts'

const PATH = /^\w[\w.@-]*(\/[\w.@-]+)*\/?$/
/** Files of data, and names to be filled in: `DATA_DIR/secret.key`, `NAME.test.ts`. */
const PLACEHOLDER = /^[A-Z][A-Z_]+[/.]/
/** What is kept out of the tree, made, or written by whoever runs the product. */
const NOT_KEPT = /^(node_modules|dist|data)\//

/** They tell of what was, or of the wire's paths. */
const NOT_OF_THE_TREE = ['CHANGELOG.md', 'docs/api.md', 'docs/glossary.md']

/** Markdown that tells of the tree. */
export function readDocs(root: string): Map<string, string> {
  const paths = globSync(['*.md', 'docs/*.md', 'src/**/README.md'], { cwd: root }).sort()
  return new Map(
    paths
      .map((path) => path.split(sep).join('/'))
      .filter((path) => !NOT_OF_THE_TREE.includes(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  )
}

/** Every file of the tree, for the docs to name. */
export function readPaths(root: string): string[] {
  const folders = ['src', 'test', 'tools', 'bench', 'torture', 'migrations', 'docs']
  const found = globSync(
    folders.map((folder) => `${folder}/**/*`),
    { cwd: root },
  )
  return [...folders, ...found.map((path) => path.split(sep).join('/'))]
}

/**
 * What docs name in backticks as a path is there: from the root, from `src` or `src/features`, from the
 * document's own folder, or by its last parts within the document's room.
 * @param paths files and folders from the root
 */
export function judgeDocs(docs: ReadonlyMap<string, string>, paths: readonly string[]): Finding[] {
  const known = new Set(paths)
  const findings: Finding[] = []
  for (const [path, text] of docs) {
    const home = posix.dirname(path)
    const room = paths.filter((each) => home === '.' || home === 'docs' || each.startsWith(`${home}/`))
    const isThere = (named: string) =>
      [named, `src/${named}`, `src/features/${named}`, posix.join(home, named)].some((each) =>
        known.has(each.replace(/\/$/, '')),
      ) ||
      room.some((each) => `/${each}/`.includes(`/${named.replace(/\/$/, '')}/`)) ||
      // Decisions go by their number.
      paths.some((each) => /\/\d{4}$/.test(named) && each.includes(`${named}-`))
    for (const [index, line] of text.split('\n').entries())
      for (const [, named = ''] of line.matchAll(/`([^`\s]+)`/g))
        if (isPath(named) && !isThere(named))
          findings.push({ path, line: index + 1, message: `Names ${named}, which is not there.` })
  }
  return findings
}

function isPath(named: string): boolean {
  if (!PATH.test(named) || PLACEHOLDER.test(named) || NOT_KEPT.test(named)) return false
  return named.includes('/') || /\.(tsx?|css|mjs)$/.test(named)
}
