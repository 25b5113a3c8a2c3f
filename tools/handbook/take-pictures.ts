import type { Browser, BrowserContext, Page } from 'playwright-core'
import { listDrivers } from '#features/drivers/office/contract.ts'
import { showDriverPin } from '#features/drivers/session/contract-pins.ts'
import { checkFuel, setFuelPassword } from '#features/fuel/contract.ts'
import { launchChromium } from '#test/browser/chromium.ts'
import { DEMO_NOW, type Demo } from './open-demo.ts'
import type { Shot } from './shots.ts'

const VIEWPORTS = { desk: { width: 1440, height: 1000 }, phone: { width: 390, height: 844 } } as const
const QUALITY = 0.56
const LOADING = '.mantine-Skeleton-root:not([data-visible=false]), .mantine-Loader-root, .skeleton'

export interface Picture {
  readonly shot: Shot
  /** In pixels of the screen. */
  readonly width: number
  readonly height: number
  /** WebP */
  readonly light: Buffer
  readonly dark: Buffer
}

export interface Taken {
  readonly pictures: readonly Picture[]
  /** Where a screen was not as expected. */
  readonly failed: readonly { readonly shot: Shot; readonly why: unknown }[]
}

/** Opens each screen in a browser and takes it in both themes. */
export async function takePictures(demo: Demo, shots: readonly Shot[]): Promise<Taken> {
  const browser = await launchChromium()
  const pictures: Picture[] = []
  const failed: Taken['failed'][number][] = []
  try {
    const darkroom = await browser.newPage()
    for (const shot of shots) {
      try {
        const light = await toWebp(darkroom, await take(browser, demo, shot, 'light'))
        const dark = await toWebp(darkroom, await take(browser, demo, shot, 'dark'))
        const { width, height } = light
        pictures.push({ shot, width, height, light: light.bytes, dark: dark.bytes })
        console.log(`${shot.name}: ${width} x ${height}`)
      } catch (why) {
        failed.push({ shot, why })
      }
    }
    return { pictures, failed }
  } finally {
    await browser.close()
  }
}

async function take(
  browser: Browser,
  demo: Demo,
  shot: Shot,
  colorScheme: 'light' | 'dark',
): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: demo.url,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    reducedMotion: 'reduce',
    viewport: VIEWPORTS[shot.device],
    hasTouch: shot.device === 'phone',
    colorScheme,
  })
  try {
    context.setDefaultTimeout(15_000)
    await context.clock.setFixedTime(DEMO_NOW)
    await enter(context, demo, shot)
    const page = await context.newPage()
    await page.goto(`${shot.route}${shot.question ?? ''}`, { waitUntil: 'networkidle' })
    await shot.prepare?.(page)
    await settled(page)
    return await crop(page, shot)
  } finally {
    await context.close()
  }
}

/** Lets the browser in where the shot's screen asks for it. */
async function enter(context: BrowserContext, demo: Demo, { who }: Shot): Promise<void> {
  const post = async (path: string, data: object): Promise<void> => {
    const answer = await context.request.post(path, { data, headers: { origin: demo.url } })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  }
  if (who === 'office') await post('/auth', { login: demo.login, password: demo.password })
  if (who === 'fleet') await post('/api/fleet-calendar/session', { pin: demo.fleetPin })
  if (who !== 'driver' && who !== 'fuel') return
  await post('/auth', { login: demo.login, password: demo.password })
  if (who === 'fuel') {
    const password = 'paliwo-pokazowe'
    await context.request.put(setFuelPassword.path, { data: { password }, headers: { origin: demo.url } })
    await post(checkFuel.path, { password })
    return
  }
  const drivers = (await (await context.request.get(listDrivers.path)).json()) as {
    data: { id: string; attributes: { phoneNumber: string } }[]
  }
  const driver = drivers.data[0]
  if (!driver) throw new Error('The demo has no drivers.')
  const pin = (await (await context.request.get(showDriverPin.path.replace(':id', driver.id))).json()) as {
    pin: string
  }
  await post('/api/own-calendar/session', { phone: driver.attributes.phoneNumber, pin: pin.pin })
}

/** Waits until nothing is loading any more: no skeletons, no spinners, all fonts. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.locator(LOADING).first().waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  await page.evaluate('document.fonts.ready.then(() => undefined)')
}

async function crop(page: Page, shot: Shot): Promise<Buffer> {
  const target = shot.crop ? shot.crop(page) : page.locator(shot.device === 'phone' ? 'body' : 'main').first()
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be cropped is not on the screen.')
  const view = VIEWPORTS[shot.device]
  const x = Math.max(0, Math.floor(box.x))
  const y = Math.max(0, Math.floor(box.y))
  return page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    clip: {
      x,
      y,
      width: Math.min(view.width - x, Math.ceil(box.width)),
      height: Math.min(view.height - y, Math.ceil(box.height), shot.height ?? view.height),
    },
  })
}

/** A picture as WebP, made by the browser itself: Playwright gives none. */
async function toWebp(
  darkroom: Page,
  png: Buffer,
): Promise<{ width: number; height: number; bytes: Buffer }> {
  const { width, height, url } = await darkroom.evaluate<{ width: number; height: number; url: string }>(`
    (async () => {
      const image = new Image()
      image.src = 'data:image/png;base64,${png.toString('base64')}'
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      canvas.getContext('2d').drawImage(image, 0, 0)
      return { width: canvas.width, height: canvas.height, url: canvas.toDataURL('image/webp', ${QUALITY}) }
    })()
  `)
  const [head, base64] = url.split(',')
  if (head !== 'data:image/webp;base64' || !base64) throw new Error('This browser can’t make WebP pictures.')
  return { width, height, bytes: Buffer.from(base64, 'base64') }
}
