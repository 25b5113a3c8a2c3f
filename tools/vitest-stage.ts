import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import type { Stage, TestCount } from './stages.ts'

/** What of vitest's JSON report is read. */
export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

const NAMES: Readonly<Record<string, string>> = { components: 'components', journeys: 'browser journeys' }

/**
 * A run of the vitest projects whose names begin so (`unit`, `components`, `journeys`), whole or only where a
 * path contains one of `filters`.
 */
export function vitestStage(project: string, filters: readonly string[]): Stage {
  const report = join(mkdtempSync(join(tmpdir(), 'vitest-')), 'report.json')
  return {
    name: NAMES[project] ?? 'tests',
    command: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      `${project}*`,
      '--reporter=dot',
      // Few folders have tests of components.
      ...(project === 'components' && filters.length > 0 ? ['--passWithNoTests'] : []),
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...filters,
    ],
    count: () => readCount(report),
    again: (files) => {
      const stage = vitestStage(project, files)
      return { ...stage, name: `${stage.name}, once more` }
    },
  }
}

function readCount(file: string): TestCount | undefined {
  try {
    return countOf(JSON.parse(readFileSync(file, 'utf8')) as VitestReport)
  } catch {
    return undefined
  } finally {
    rmSync(dirname(file), { recursive: true, force: true })
  }
}

/**
 * A file that fails before its tests (it can't be loaded, its beforeAll throws) counts as one failed test.
 */
export function countOf(report: VitestReport): TestCount {
  const fallen = report.testResults.filter(({ status }) => status === 'failed')
  const untried = fallen.filter(
    ({ assertionResults }) => !assertionResults.some(({ status }) => status === 'failed'),
  )
  const root = resolve(import.meta.dirname, '..')
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + untried.length,
    skipped: report.numPendingTests + report.numTodoTests,
    fallen: fallen.map(({ name }) => relative(root, name)),
  }
}
