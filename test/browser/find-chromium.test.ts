import { expect, test } from 'vitest'
import { findChromium, findTestChromium, type Machine } from './find-chromium.ts'

function machine(parts: Partial<Machine> & { files?: string[] }): Machine {
  const files = parts.files ?? []
  return {
    platform: 'linux',
    env: {},
    home: '/home/anna',
    exists: (path) => files.includes(path),
    list: () => [],
    ...parts,
  }
}

test('CHROMIUM_PATH wins over what is installed', () => {
  const here = machine({ env: { CHROMIUM_PATH: '/opt/c' }, files: ['/usr/bin/chromium', '/opt/c'] })
  expect(findChromium(here)).toBe('/opt/c')
})

test('a CHROMIUM_PATH that leads nowhere is an error, not a reason to take another browser', () => {
  const here = machine({ env: { CHROMIUM_PATH: '/opt/gone' }, files: ['/usr/bin/chromium'] })
  expect(() => findChromium(here)).toThrow('/opt/gone')
})

test('the distribution’s Chromium comes before Google Chrome, and a folder of PATH counts too', () => {
  expect(findChromium(machine({ files: ['/usr/bin/google-chrome', '/usr/bin/chromium'] }))).toBe(
    '/usr/bin/chromium',
  )
  expect(findChromium(machine({ env: { PATH: '/a:/nix/bin' }, files: ['/nix/bin/chromium'] }))).toBe(
    '/nix/bin/chromium',
  )
})

test('Playwright’s own is taken last, its newest revision first', () => {
  const own = ['900', '1187', '1200'].map(
    (n) => `/home/anna/.cache/ms-playwright/chromium-${n}/chrome-linux/chrome`,
  )
  expect(findChromium(machine({ list: () => own }))).toBe(own[2])
  expect(findChromium(machine({ list: () => own, files: ['/usr/bin/chromium'] }))).toBe('/usr/bin/chromium')
})

test('macOS and Windows keep it in their own places', () => {
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  expect(findChromium(machine({ platform: 'darwin', files: [mac] }))).toBe(mac)
  const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
  const env = { PROGRAMFILES: 'C:\\Program Files' }
  expect(findChromium(machine({ platform: 'win32', env, files: [windows] }))).toBe(windows)
})

test('a machine without any has none', () => {
  expect(findChromium(machine({}))).toBeUndefined()
})

test('tests run in the distribution’s Chromium without a window, unless another one is named', () => {
  const files = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell', '/opt/c']
  expect(findTestChromium(machine({ files }))).toBe('/usr/bin/chromium-headless-shell')
  expect(findTestChromium(machine({ files, env: { CHROMIUM_PATH: '/opt/c' } }))).toBe('/opt/c')
  expect(findTestChromium(machine({ files: ['/usr/bin/chromium'] }))).toBe('/usr/bin/chromium')
  expect(findChromium(machine({ files }))).toBe('/usr/bin/chromium')
})
