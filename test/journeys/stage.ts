import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterEach, expect } from 'vitest'
import { messagingJobs } from '#features/messaging/server/public.ts'
import { accessibilityProblems } from '../browser/accessibility.ts'
import { sharedChromium } from '../browser/chromium.ts'
import { watchForProblems } from '../browser/page-problems.ts'
import { translateAll } from '../browser/translate.ts'
import { type MailServer, type ReceivedLetter, startMailServer } from '../mail/mail-server.ts'
import { startTestServer, type TestServer } from '../server/test-server.ts'
import { type Scene, tellFailure } from './tell-failure.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

/** Somebody at a device of their own: own cookies, own memory. */
export interface Person {
  readonly page: Page
  /** What the pages did that no page should: script errors, refused policies, failed requests. */
  readonly problems: readonly string[]
  readonly context: BrowserContext
}

interface Manner {
  /** The browser translates whatever a page shows. */
  readonly translates?: boolean
  /** The browser keeps the pages by their worker; else a journey sees what the server sends. */
  readonly keepsPages?: boolean
}

/** The whole product for one journey: real server, real database, real mail server, real browser. */
export interface Stage {
  readonly server: TestServer
  readonly mail: MailServer
  person(device: 'phone' | 'desk', expected?: readonly RegExp[], manner?: Manner): Promise<Person>
  /** Lets the worker send what waits, and gives the letters to that address. */
  lettersTo(address: string): Promise<readonly ReceivedLetter[]>
  close(): Promise<void>
}

let scene: Scene | undefined
afterEach(async ({ task }) => {
  if (scene && task.result?.state === 'fail') console.error(`${task.name}\n${await tellFailure(scene)}`)
})

/**
 * @param at where the clock stands
 * @param own another browser than the one that all share; whoever launched it closes it
 */
export async function openStage(
  at: string,
  env: Readonly<Record<string, string>> = {},
  own?: Browser,
): Promise<Stage> {
  const mail = await startMailServer()
  const server = await startTestServer({
    at,
    env: { SMTP_URL: mail.url, MAIL_FROM: 'Flota <grafik@flota.test>', ...env },
  })
  const baseURL = await server.url()
  const browser = own ?? (await sharedChromium())
  const people: Person[] = []
  scene = { server, people }
  return {
    server,
    mail,
    person: async (device, expected = [], { translates = false, keepsPages = false } = {}) => {
      const context = await browser.newContext({
        baseURL,
        locale: 'pl-PL',
        timezoneId: 'Europe/Warsaw',
        reducedMotion: 'reduce',
        viewport: device === 'phone' ? PHONE : DESK,
        hasTouch: device === 'phone',
        serviceWorkers: keepsPages ? 'allow' : 'block',
      })
      context.setDefaultTimeout(15_000)
      if (translates) await translateAll(context)
      const page = await context.newPage()
      const person = { page, context, problems: await watchForProblems(page, [...expected]) }
      people.push(person)
      return person
    },
    lettersTo: async (address) => {
      for (const job of messagingJobs(server.platform)) await job.run()
      return mail.letters.filter(({ recipients }) => recipients.includes(address))
    },
    close: async () => {
      scene = undefined
      await Promise.all(people.map(({ context }) => context.close()))
      await server.close()
      await mail.close()
    },
  }
}

/** The screen as it stands has no accessibility problem that a machine can find. */
export async function expectAccessible(page: Page): Promise<void> {
  // A dialog that is still fading in has letters too pale to read.
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
  expect(await accessibilityProblems(page)).toEqual([])
}
