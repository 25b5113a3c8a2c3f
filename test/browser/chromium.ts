import { type Browser, chromium } from 'playwright-core'
import { ensureChromium, findTestChromium, isRoot } from './find-chromium.ts'

export const FLAGS = [
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Containers give /dev/shm 64 MB, on which Chromium's tabs die.
  '--disable-dev-shm-usage',
]

/**
 * A headless Chromium of this machine, for `browser.newContext({ baseURL })`; whoever launches it closes it.
 * It runs in its sandbox except as root, where Chromium has none.
 */
export async function launchChromium(executablePath = ensureChromium()): Promise<Browser> {
  return chromium.launch({
    executablePath,
    headless: true,
    chromiumSandbox: !isRoot(),
    args: FLAGS,
  })
}

let running: Promise<Browser> | undefined

/**
 * The one Chromium of this process, which ends with it; a new one where it has crashed. Whoever opens a
 * context in it closes that. A start takes as long as a short test.
 */
export async function sharedChromium(): Promise<Browser> {
  const known = await running?.catch(() => undefined)
  if (known?.isConnected()) return known
  running = launchChromium(findTestChromium())
  return running
}
