import type { Page } from 'playwright-core'
import type { TestServer } from '../server/test-server.ts'

/** Of the newest pages; those before them have mostly done their part. */
const PAGES = 3
const LONGEST = 6000
const LINES = 20

export interface Scene {
  readonly server: TestServer
  readonly people: readonly { readonly page: Page; readonly problems: readonly string[] }[]
}

/**
 * What each browser showed when a test failed, and what the server warned of: to be read where nobody can
 * look any more.
 */
export async function tellFailure({ server, people }: Scene): Promise<string> {
  const open = people.filter(({ page }) => !page.isClosed()).slice(-PAGES)
  const pages = await Promise.all(
    open.map(
      async ({ page, problems }) => `-- ${page.url()}\n${problems.join('\n')}\n${await screenOf(page)}`,
    ),
  )
  const warnings = server.log.filter((line) => /"level":"(?:warn|error)"/.test(line)).slice(-LINES)
  return [...pages, `-- the server's warnings: ${warnings.length}`, ...warnings].join('\n')
}

async function screenOf(page: Page): Promise<string> {
  try {
    return (await page.locator('body').ariaSnapshot({ timeout: 3000 })).slice(0, LONGEST)
  } catch (error) {
    return `(no look at the page: ${error instanceof Error ? error.message : String(error)})`
  }
}
