import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeCalendars } from '#features/drivers/session/contract.ts'
import { ensurePushKeys } from '#features/push/server/keys-store.ts'
import { sendDuePush } from '#features/push/server/send-push.ts'
import { launchChromium } from '../browser/chromium.ts'
import { type BrowserKeys, newBrowserKeys, readPush, startPushService } from '../push/push-service.ts'
import { type MovingOffice, openOffice, TUESDAY_NIGHT } from '../schedule/moving-office.ts'
import { answered, type TestCaller } from '../server/test-server.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

let browser: Browser
let stage: Stage
let office: MovingOffice
let service: Awaited<ReturnType<typeof startPushService>>

beforeAll(async () => {
  service = await startPushService()
  // Chromium's small edition for tests refuses notifications to everyone.
  browser = await launchChromium()
  stage = await openStage('2026-03-11T11:00:00Z', { PUSH_URL: service.url }, browser)
})
afterAll(async () => {
  await stage?.close()
  await browser?.close()
  await service?.close()
})
beforeEach(async () => {
  service.forget()
  office = await openOffice(stage.server)
  await ensurePushKeys(stage.server.platform)
})

interface Phone extends Person {
  readonly keys: BrowserKeys
  readonly session: TestCaller
}

/**
 * A phone whose browser subscribes at the test's own service, with a real pair of keys: Chromium without an
 * account at its maker's service can't. All else is the browser's own.
 */
async function phoneOf(
  driverId: string,
  name: string,
  leave: 'granted' | 'denied' = 'granted',
): Promise<Phone> {
  const person = await stage.person('phone', [/401/, /404/], { keepsPages: true })
  const origin = await stage.server.url()
  await person.context.grantPermissions(leave === 'granted' ? ['notifications'] : [], { origin })
  const keys = newBrowserKeys()
  await subscribesAt(person.context, `${service.url}/push/${name}`, keys)
  const session = await logIn(person.context, driverId)
  return { ...person, keys, session }
}

async function logIn(context: BrowserContext, driverId: string): Promise<TestCaller> {
  const session = await stage.server.asScope('driver', driverId)
  const [name = '', value = ''] = session.cookie.split('=')
  await context.addCookies([{ name, value, url: await stage.server.url() }])
  return session
}

function subscribesAt(context: BrowserContext, endpoint: string, keys: BrowserKeys): Promise<unknown> {
  const { p256dh, auth } = keys
  return context.addInitScript(
    (given) => {
      const HELD = 'test.subscribed'
      const subscription = {
        endpoint: given.endpoint,
        toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
        unsubscribe: async () => {
          localStorage.removeItem(HELD)
          return true
        },
      } as unknown as PushSubscription
      PushManager.prototype.getSubscription = async () => (localStorage.getItem(HELD) ? subscription : null)
      PushManager.prototype.subscribe = (options) => {
        Object.assign(window, { subscribedWith: options })
        if (localStorage.getItem('test.hangs')) return new Promise(() => undefined)
        localStorage.setItem(HELD, 'yes')
        return Promise.resolve(subscription)
      }
      const ask = Notification.requestPermission.bind(Notification)
      Object.assign(window, { asked: 0 })
      Notification.requestPermission = () => {
        Object.assign(window, { asked: Number(Reflect.get(window, 'asked')) + 1 })
        return ask()
      }
    },
    { endpoint, p256dh, auth },
  )
}

const offer = (page: Page) => page.getByRole('region', { name: 'Powiadomienia na tym telefonie' })
const isOn = (page: Page) => offer(page).getByText('Powiadomienia są włączone.').waitFor()

async function turnOn({ page }: Phone): Promise<void> {
  await page.goto('/kalendarz-pracy')
  await offer(page).getByRole('button', { name: 'Włącz powiadomienia' }).click()
  await isOn(page)
}

/** The office moves the driver, tells, and the phones are told. */
async function tell(driverId: string, slot = TUESDAY_NIGHT): Promise<void> {
  await office.move(driverId, slot)
  answered(await office.tell(await office.changeId(driverId)))
  await sendDuePush(stage.server.platform)
}

/** Hands the message to the browser as its service would: decrypted, to the worker. */
async function deliver({ page, context }: Phone, data: string): Promise<void> {
  const cdp = await context.newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations
      if (found) resolve(found.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  const origin = await stage.server.url()
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registration, data })
  await cdp.detach()
}

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
  })

test('nobody is asked on load; one press subscribes, and a change is told on the phone and opens its card', async () => {
  const phone = await phoneOf(office.jan, 'jan')
  const { page, context, problems } = phone
  await page.goto('/kalendarz-pracy')
  await offer(page).getByRole('button', { name: 'Włącz powiadomienia' }).waitFor()
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(0)
  await expectAccessible(page)
  await turnOn(phone)
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(1)
  const wanted = await page.evaluate(() => Reflect.get(window, 'subscribedWith'))
  expect(wanted).toMatchObject({
    userVisibleOnly: true,
    applicationServerKey: expect.stringMatching(/^[\w-]{87}$/),
  })
  await expectAccessible(page)

  await tell(office.jan)
  const [message] = service.taken
  const said = readPush(phone.keys, message?.body ?? Buffer.alloc(0))
  await page.goto('/koordynator')
  await deliver(phone, said)
  await expect
    .poll(() => shownOn(page), { timeout: 10_000 })
    .toEqual([
      {
        title: 'Zmiana w Twoim grafiku',
        body: 'Dotknij, żeby zobaczyć, co się zmieniło.',
        tag: 'changed',
      },
    ])
  // A browser opens windows for a finger alone: the finger is the test's, and so is the window.
  const [worker] = context.serviceWorkers()
  const opened = await worker?.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      clients: { openWindow(url: string): Promise<unknown> }
      dispatchEvent(event: Event): boolean
    }
    const [notification] = await scope.registration.getNotifications()
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = async (url) => resolve(url)
      const tap = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined })
      scope.dispatchEvent(tap)
    })
  })
  expect(new URL(opened ?? '').pathname).toBe('/kalendarz-pracy')
  expect(await shownOn(page)).toEqual([])
  await page.goto(opened ?? '')
  await page.getByRole('button', { name: 'Przeczytałem' }).waitFor()
  await isOn(page)
  expect(problems).toEqual([])
})

test('two phones of one driver are both told; the one that is turned off is not', async () => {
  const first = await phoneOf(office.jan, 'first')
  const second = await phoneOf(office.jan, 'second')
  await turnOn(first)
  await turnOn(second)
  await tell(office.jan)
  expect(service.taken.map(({ path }) => path).sort()).toEqual(['/push/first', '/push/second'])
  service.forget()
  await first.page.getByRole('button', { name: 'Wyłącz powiadomienia' }).click()
  await offer(first.page).getByRole('button', { name: 'Włącz powiadomienia' }).waitFor()
  await tell(office.jan, 5)
  expect(service.taken.map(({ path }) => path)).toEqual(['/push/second'])
})

test('two drivers on one phone: the next one is not told what the former was, and turns it on anew', async () => {
  const phone = await phoneOf(office.jan, 'shared')
  await turnOn(phone)
  answered(await stage.server.call(closeCalendars, {}, { as: phone.session }))
  await tell(office.jan)
  expect(service.taken).toEqual([])
  await logIn(phone.context, office.ewa)
  await phone.page.goto('/kalendarz-pracy')
  await phone.page.getByRole('heading', { level: 1, name: 'Ewa Żak' }).waitFor()
  await turnOn(phone)
  await tell(office.ewa, 5)
  expect(service.taken).toHaveLength(1)
})

test('who refuses is told where to allow it, and is not asked again', async () => {
  const { page, problems } = await phoneOf(office.jan, 'refused', 'denied')
  await page.goto('/kalendarz-pracy')
  await offer(page).getByText('Powiadomienia są zablokowane w tej przeglądarce.').waitFor()
  expect(await offer(page).getByRole('button').count()).toBe(0)
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('a browser that never answers is given up after twenty seconds, and may be tried again', async () => {
  const phone = await phoneOf(office.jan, 'hangs')
  const { page, problems } = phone
  await page.addInitScript(() => localStorage.setItem('test.hangs', 'yes'))
  await page.clock.install()
  await page.goto('/kalendarz-pracy')
  await offer(page).getByRole('button', { name: 'Włącz powiadomienia' }).click()
  await offer(page).getByRole('button', { name: 'Włączanie …' }).waitFor()
  await expect.poll(() => page.evaluate(() => Reflect.has(window, 'subscribedWith'))).toBe(true)
  await page.clock.runFor(21_000)
  await offer(page).getByText('Przeglądarka nie odpowiedziała.').waitFor()
  await page.evaluate(() => localStorage.removeItem('test.hangs'))
  await offer(page).getByRole('button', { name: 'Włącz powiadomienia' }).click()
  await isOn(page)
  expect(problems).toEqual([])
})

test('the hour of reminders is chosen on the own page, by keyboard too, and stands there the next time', async () => {
  const phone = await phoneOf(office.jan, 'reminders')
  const { page, problems } = phone
  await turnOn(phone)
  await page.getByRole('button', { name: 'Ustaw przypomnienia' }).focus()
  await page.keyboard.press('Enter')
  const hour = page.getByLabel('O zmianie przypominaj')
  await hour.waitFor()
  expect(await hour.locator('option:checked').textContent()).toBe('Jak we flocie, o 20:00')
  await page.getByText('Przychodzą jako powiadomienia na Twój telefon.').waitFor()
  await hour.selectOption({ label: 'O 17:00' })
  await page.getByText('Zapisano.').first().waitFor()
  await page.getByLabel('Wyślij e-mail').check()
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)
  }
  await page.reload()
  await page.getByRole('button', { name: 'Ustaw przypomnienia' }).click()
  await hour.waitFor()
  expect(await hour.locator('option:checked').textContent()).toBe('O 17:00')
  expect(await page.getByLabel('Wyślij e-mail').isChecked()).toBe(true)
  expect(problems).toEqual([])
})
