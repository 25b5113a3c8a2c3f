import type { Page } from 'playwright-core'

/**
 * Notes from now on what a page must not do: errors in its console, uncaught exceptions, breaches of the
 * content security policy. The list that it returns grows; a journey ends with
 * `expect(problems).toEqual([])`. `expected` are texts of console errors that a journey provokes on purpose
 * (a 401 that it tests).
 */
export async function watchForProblems(
  page: Page,
  expected: readonly RegExp[] = [],
): Promise<readonly string[]> {
  const problems: string[] = []
  const note = (problem: string) => {
    if (!expected.some((pattern) => pattern.test(problem))) problems.push(problem)
  }
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => note(`exception: ${error.message}`))
  await page.exposeFunction('__noteBreach', (breach: string) => note(`policy: ${breach}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell = Reflect.get(window, '__noteBreach') as (breach: string) => void
      tell(`${event.effectiveDirective} refused ${event.blockedURI || 'inline'}`)
    })
  })
  return problems
}
