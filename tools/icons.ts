// Draws the icons of the installed page from the product's own sign: node tools/icons.ts. The pictures are
// committed; a changed sign (`mark.svg`) wants them drawn anew.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from '../test/browser/find-chromium.ts'

const ASSETS = resolve(import.meta.dirname, '../src/web-app/public/assets')
const GROUND = '#f6b90a'

interface Icon {
  /** Names that look as if made of their content would be kept for ever: not eight letters behind a dash. */
  readonly file: string
  readonly size: number
  /** Which part of the width the sign takes; the ground then goes to the very edge, for systems that cut. */
  readonly sign?: number
}

/** A mask may leave a circle of 80 % of the width (W3C, Web App Manifest, `maskable`). */
const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-wide.png', size: 512, sign: 0.76 },
  { file: 'icon-touch.png', size: 180, sign: 0.9 },
]

const mark = readFileSync(resolve(ASSETS, 'mark.svg'), 'utf8')
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  for (const { file, size, sign } of ICONS) {
    await page.setViewportSize({ width: size, height: size })
    const width = Math.round(size * (sign ?? 1))
    await page.setContent(
      `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${sign ? GROUND : 'transparent'}}svg{width:${width}px;height:${width}px}</style>${mark}`,
    )
    writeFileSync(resolve(ASSETS, file), await page.screenshot({ omitBackground: true }))
  }
} finally {
  await browser.close()
}
