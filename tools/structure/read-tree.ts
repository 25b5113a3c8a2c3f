import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

const FOLDERS = ['src', 'test', 'tools', 'bench', 'torture']

/** Every source file below the project's root: path with `/` -> text. */
export function readTree(root: string): Map<string, string> {
  const patterns = FOLDERS.map((folder) => `${folder}/**/*.{ts,tsx,mjs,css}`)
  const paths = globSync(patterns, { cwd: root }).sort()
  return new Map(paths.map((path) => [path.split(sep).join('/'), readFileSync(join(root, path), 'utf8')]))
}
