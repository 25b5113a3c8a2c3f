import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

export interface Machine {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  readonly home: string
  exists(path: string): boolean
  /** Paths that fit a glob pattern, in any order. */
  list(pattern: string): string[]
}

const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  home: homedir(),
  exists: existsSync,
  list: (pattern) => globSync(pattern),
}

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']

/** Where this kind of machine usually keeps a Chromium, best first. */
function usualPlaces({ platform, env, home }: Machine): string[] {
  if (platform === 'darwin') {
    return ['/Applications', join(home, 'Applications')].flatMap((folder) => [
      `${folder}/Chromium.app/Contents/MacOS/Chromium`,
      `${folder}/Google Chrome.app/Contents/MacOS/Google Chrome`,
      `${folder}/Microsoft Edge.app/Contents/MacOS/Microsoft Edge`,
    ])
  }
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        `${folder}\\Chromium\\Application\\chrome.exe`,
        `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
        `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
      ])
  }
  const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', ...(env.PATH ?? '').split(delimiter)]
  return folders.filter(Boolean).flatMap((folder) => COMMANDS.map((command) => join(folder, command)))
}

/** What `npx playwright install chromium` leaves behind, newest first. */
function playwrightsOwn({ platform, env, home, list }: Machine): string[] {
  const [cache, inside] =
    platform === 'darwin'
      ? [join(home, 'Library/Caches/ms-playwright'), '*/Contents/MacOS/*']
      : platform === 'win32'
        ? [join(env.LOCALAPPDATA ?? home, 'ms-playwright'), 'chrome.exe']
        : [join(home, '.cache/ms-playwright'), 'chrome']
  const folder = env.PLAYWRIGHT_BROWSERS_PATH || cache
  const revision = (path: string) => Number(/chromium-(\d+)/.exec(path)?.[1] ?? 0)
  return list(`${folder}/chromium-*/chrome-*/${inside}`).toSorted((a, b) => revision(b) - revision(a))
}

/**
 * The Chromium of this machine: `CHROMIUM_PATH` if set, a usual place, else Playwright's own; undefined where
 * none. Throws when `CHROMIUM_PATH` names a file that is not there, since another browser would then be
 * tested unnoticed.
 */
export function findChromium(machine: Machine = thisMachine): string | undefined {
  const named = machine.env.CHROMIUM_PATH
  if (named) {
    if (!machine.exists(named)) throw new Error(`CHROMIUM_PATH names ${named}, but there is no such file.`)
    return named
  }
  return usualPlaces(machine).find((path) => machine.exists(path)) ?? playwrightsOwn(machine)[0]
}

/** Debian's Chromium without a window: a quarter less of the processor for the same test. */
const SHELL = '/usr/bin/chromium-headless-shell'

/** What tests run in; what is measured and pictured runs in the Chromium that people have. */
export function findTestChromium(machine: Machine = thisMachine): string | undefined {
  return !machine.env.CHROMIUM_PATH && machine.exists(SHELL) ? SHELL : findChromium(machine)
}

/**
 * Finds a Chromium, on Debian and Ubuntu as root installs one; throws with a sentence that says how to get
 * one.
 */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  if (isRoot() && isDebianLike()) {
    console.error('No Chromium here; installing the one of the distribution (apt-get install chromium) …')
    const script = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium'
    spawnSync('sh', ['-c', script], {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error(
    'The browser journeys need Chromium, and none was found. Install one (Debian, Ubuntu: "apt-get install chromium"; ' +
      'elsewhere Chromium, Google Chrome or "npx playwright install chromium"), or name it in CHROMIUM_PATH.',
  )
}

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

function isDebianLike(): boolean {
  const about = '/etc/os-release'
  return existsSync(about) && /^(ID|ID_LIKE)=.*(debian|ubuntu)/m.test(readFileSync(about, 'utf8'))
}
