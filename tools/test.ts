// `npm test`: the sources are checked, the pages built, and the tests run, in the browser too. With paths
// (`npm test -- src/features/fuel`) only the tests that they name.
import { ensureChromium } from '#test/browser/find-chromium.ts'
import { checkStages } from './check.ts'
import { reportStages, runStages, type Stage, totalLine } from './stages.ts'
import { vitestStage } from './vitest-stage.ts'

export interface Plan {
  readonly check: boolean
  readonly components: boolean
  readonly unit: boolean
  readonly journeys: boolean
}

/** What of the whole the given paths ask for; journeys live in `test/` and need the built pages. */
export function planFor(paths: readonly string[]): Plan {
  if (paths.length === 0) return { check: true, components: true, unit: true, journeys: true }
  const isJourney = (path: string) => /^test\/journeys|\.journey\.tsx?$/.test(path)
  const isComponent = (path: string) => path.endsWith('.browser.test.tsx')
  return {
    check: false,
    components: paths.some((path) => path.startsWith('src') || isComponent(path)),
    unit: paths.some((path) => !isJourney(path) && !isComponent(path)),
    journeys: paths.some((path) => isJourney(path) || /^test\/?$|^test\/browser/.test(path)),
  }
}

/**
 * Journeys go one after another and wait for pages as often as they compute, so the unit tests have the cores
 * meanwhile, and give way: whatever holds up a journey holds up the end of the run.
 */
function stagesOf(plan: Plan, paths: readonly string[]): (Stage | Stage[])[] {
  const components = plan.components ? [vitestStage('components', paths)] : []
  const unit = plan.unit ? [{ ...vitestStage('unit', paths), talks: true, givesWay: plan.journeys }] : []
  const journeys = plan.journeys ? [{ ...vitestStage('journeys', paths), talks: !plan.unit }] : []
  return [
    ...(plan.check ? checkStages() : []),
    ...(plan.journeys
      ? [
          { name: 'build of the pages', command: ['tools/build-web.ts', '--if-stale'] },
          { name: 'first load', command: ['tools/first-load.ts'] },
        ]
      : []),
    ...components,
    [...unit, ...journeys],
  ]
}

if (import.meta.main) {
  const paths = process.argv.slice(2)
  const plan = planFor(paths)
  if (plan.journeys || plan.components) {
    try {
      ensureChromium()
    } catch (error) {
      console.error((error as Error).message)
      console.log('0 passed, 1 failed')
      process.exit(1)
    }
  }
  const where = process.env.TEST_DATABASE_URL
    ? 'the PostgreSQL of TEST_DATABASE_URL'
    : 'the embedded database'
  console.log(`Tests that need a database run on ${where}.`)
  const results = await runStages(stagesOf(plan, paths))
  reportStages(results)
  console.log(totalLine(results))
  process.exitCode = results.every((result) => result.ok) ? 0 : 1
}
