import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

export interface AccessibilityProblem {
  /** axe's name of the rule, as `color-contrast`. */
  readonly rule: string
  readonly help: string
  /** Where: the selector and the HTML of each element. */
  readonly places: readonly string[]
}

/**
 * What axe-core finds on the page as it stands, by WCAG 2.2 A and AA and axe's best practices; empty is good.
 * The source goes in through the debugger, so the page's content security policy needs no exception.
 */
export async function accessibilityProblems(
  page: Page,
  options: { within?: string; withoutRules?: readonly string[]; onlyRules?: readonly string[] } = {},
): Promise<AccessibilityProblem[]> {
  const loaded = await page.evaluate(() => 'axe' in window)
  if (!loaded) await page.evaluate(readFileSync(axeFile, 'utf8'))
  const rules = Object.fromEntries((options.withoutRules ?? []).map((rule) => [rule, { enabled: false }]))
  const runOptions: RunOptions = {
    resultTypes: ['violations'],
    rules,
    ...(options.onlyRules ? { runOnly: { type: 'rule', values: [...options.onlyRules] } } : {}),
  }
  const results = await page.evaluate(
    ([within, given]) => {
      const axe = Reflect.get(window, 'axe') as {
        run(context: string | Document, options: RunOptions): Promise<AxeResults>
      }
      return axe.run(within ?? document, given)
    },
    [options.within, runOptions] as const,
  )
  return results.violations.map((violation) => ({
    rule: violation.id,
    help: violation.help,
    places: violation.nodes.map((node) => `${node.target.join(' ')}: ${node.html}`),
  }))
}
