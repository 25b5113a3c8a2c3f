import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { constants, getPriority, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { resultOf, runStages, type Stage, totalLine } from './stages.ts'
import { planFor } from './test.ts'
import { countOf, type VitestReport } from './vitest-stage.ts'

const path = (name: string) => resolve(import.meta.dirname, '..', name)

function report(parts: Partial<VitestReport>): VitestReport {
  return {
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...parts,
  }
}

test('the last line sums what the stages counted', () => {
  const count = (passed: number, failed: number) => () => ({ passed, failed, skipped: 0 })
  const results = [
    resultOf('types', 0, 1),
    resultOf('tests', 1, 1, count(40, 2)),
    resultOf('journeys', 0, 1, count(3, 0)),
  ]
  expect(totalLine(results)).toBe('43 passed, 2 failed')
})

test('a check that fails counts as one failure, so the last line never looks clean beside an exit code of 1', () => {
  expect(totalLine([resultOf('types', 2, 1)])).toBe('0 passed, 1 failed')
})

test('a test run that dies without a report has failed, whatever its exit code', () => {
  expect(resultOf('tests', 0, 1, () => undefined)).toMatchObject({ ok: false, count: { failed: 1 } })
})

test('a test run with failures has failed, whatever its exit code', () => {
  expect(resultOf('tests', 0, 1, () => ({ passed: 1, failed: 1, skipped: 0 })).ok).toBe(false)
})

test('a file that cannot be loaded counts as one failed test; one whose tests failed is not counted twice', () => {
  const counted = countOf(
    report({
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      testResults: [
        { name: path('a.test.ts'), status: 'failed', assertionResults: [] },
        {
          name: path('b.test.ts'),
          status: 'failed',
          assertionResults: [{ status: 'failed' }, { status: 'passed' }],
        },
        { name: path('c.test.ts'), status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    }),
  )
  expect(counted).toEqual({ passed: 5, failed: 2, skipped: 2, fallen: ['a.test.ts', 'b.test.ts'] })
})

describe('what falls is run once more, alone', () => {
  /** Falls in these files; run again it ends with `code`. */
  const fallsIn = (files: readonly string[], code: number) => {
    const tried: string[][] = []
    const stage: Stage = {
      name: 'journeys',
      command: ['-e', 'process.exit(1)'],
      count: () => ({ passed: 7, failed: 4, skipped: 0, fallen: files }),
      again: (which) => {
        tried.push([...which])
        const count = () => ({ passed: 7, failed: code, skipped: 0 })
        return { name: 'once more', command: ['-e', `process.exit(${code})`], count }
      },
    }
    return { stage, tried }
  }

  test('what passes then has passed, counted once, and is told by name', async () => {
    const { stage, tried } = fallsIn(['a.journey.ts'], 0)
    const results = await runStages([stage])
    expect(tried).toEqual([['a.journey.ts']])
    expect(totalLine(results)).toBe('11 passed, 0 failed')
    expect(results[0]).toMatchObject({ ok: true, secondTry: ['a.journey.ts'] })
  })

  test('what falls again has failed as the first time', async () => {
    const { stage, tried } = fallsIn(['a.journey.ts'], 1)
    expect(totalLine(await runStages([stage]))).toBe('7 passed, 4 failed')
    expect(tried).toHaveLength(1)
  })

  test('many files that fall, and a run that ends without naming any, are not run again', async () => {
    for (const files of [['a', 'b', 'c', 'd'], []]) {
      const { stage, tried } = fallsIn(files, 0)
      expect((await runStages([stage]))[0]?.ok).toBe(false)
      expect(tried).toEqual([])
    }
  })
})

test('without paths everything runs; with paths only the tests that they name', () => {
  expect(planFor([])).toEqual({ check: true, components: true, unit: true, journeys: true })
  const part = { check: false, components: false, unit: true, journeys: false }
  expect(planFor(['src/features/fuel'])).toEqual({ ...part, components: true })
  expect(planFor(['src/a/b.browser.test.tsx'])).toEqual({ ...part, components: true, unit: false })
  expect(planFor(['test/journeys/login.journey.ts'])).toEqual({ ...part, unit: false, journeys: true })
  expect(planFor(['server', 'test/'])).toEqual({ ...part, journeys: true })
})

test('an inner list runs side by side, what follows waits for all of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stages-'))
  const mark = JSON.stringify(join(folder, 'mark'))
  const ended: string[] = []
  const stage = (name: string, script: string) => ({
    name,
    command: ['-e', `const fs = require('node:fs'); ${script}`],
    count: () => {
      ended.push(name)
      return { passed: 1, failed: 0, skipped: 0 }
    },
  })
  // One after another, the first would wait for ever.
  const waits = stage('waits', `setInterval(() => fs.existsSync(${mark}) && process.exit(), 20)`)
  const marks = stage('marks', `fs.writeFileSync(${mark}, '')`)
  const after = stage('after', '')
  try {
    const results = await runStages([[waits, marks], after])
    expect(results.map(({ name }) => name)).toEqual(['waits', 'marks', 'after'])
    expect(ended.at(-1)).toBe('after')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a stage that gives way leaves the cores to what runs beside it, and so does what it starts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stages-'))
  const told = join(folder, 'priority')
  const tell = `require('node:fs').writeFileSync(${JSON.stringify(told)}, String(require('node:os').getPriority()))`
  const start = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(tell)}])`
  const stage = { name: 'gives way', command: ['-e', `setTimeout(() => ${start}, 100)`] }
  const lower = async (givesWay: boolean) => {
    expect((await runStages([{ ...stage, givesWay }]))[0]?.ok).toBe(true)
    return Number(readFileSync(told, 'utf8')) - getPriority()
  }
  try {
    expect(await lower(false)).toBe(0)
    expect(await lower(true)).toBe(Math.min(6, constants.priority.PRIORITY_LOW - getPriority()))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
