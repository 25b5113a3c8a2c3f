import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AppFile } from './money-files.ts'

/** How somebody works: what is pressed and typed is the same, by mouse or by keyboard alone. */
export interface Hand {
  press(target: Locator): Promise<void>
  chooseFiles(opener: Locator, files: readonly AppFile[]): Promise<void>
  /** The focus stands somewhere, and is seen there. Of no matter to a mouse. */
  keepsFocus(page: Page): Promise<void>
}

export const MOUSE: Hand = {
  press: (target) => target.click(),
  chooseFiles: async (opener, files) => {
    const chooser = opener.page().waitForEvent('filechooser')
    await opener.click()
    await (await chooser).setFiles([...files])
  },
  keepsFocus: () => Promise.resolve(),
}

export const KEYS: Hand = {
  press: async (target) => {
    if ((await target.getAttribute('role')) === 'tab') return walkTo(target)
    await tabTo(target)
    await target.page().keyboard.press('Enter')
  },
  chooseFiles: async (opener, files) => {
    const chooser = opener.page().waitForEvent('filechooser')
    await tabTo(opener)
    await opener.page().keyboard.press('Enter')
    await (await chooser).setFiles([...files])
  },
  keepsFocus: async (page) => {
    await expect.poll(() => page.evaluate(seenFocus)).toBe('seen')
  },
}

/** By the tab key alone, as somebody without a mouse goes there; the focus is seen where it arrives. */
async function tabTo(target: Locator): Promise<void> {
  const page = target.page()
  await target.waitFor()
  for (let presses = 0; presses < 150; presses += 1) {
    const way = await target.evaluate(wayTo)
    if (way === 'there') return KEYS.keepsFocus(page)
    await page.keyboard.press(way)
  }
  throw new Error(`The tab key does not lead to ${target}.`)
}

function wayTo(element: Element): 'there' | 'Tab' | 'Shift+Tab' {
  const { activeElement } = document
  if (activeElement === element) return 'there'
  const isBefore =
    activeElement && element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING
  return isBefore ? 'Shift+Tab' : 'Tab'
}

/** Of tabs the tab key reaches the open one; arrows open the others. */
async function walkTo(tab: Locator): Promise<void> {
  await tabTo(tab.page().getByRole('tab', { selected: true }))
  for (let presses = 0; presses < 10; presses += 1) {
    if (await tab.evaluate((element) => element === document.activeElement)) return
    await tab.page().keyboard.press('ArrowRight')
  }
  throw new Error(`The arrows do not lead to ${tab}.`)
}

function seenFocus(): string {
  const element = document.activeElement
  if (!element || element === document.body) return 'lost'
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
  if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) return 'out of view'
  if (width * height === 0) return 'without a place'
  if (!element.matches(':focus-visible')) return 'not shown'
  // The page's main part, where what had the focus has gone, has no mark: the next Tab goes on there.
  if (element.id === 'tresc' || element.getAttribute('role') === 'status') return 'seen'
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
  const isMarked = outlineStyle !== 'none' && outlineWidth !== '0px'
  return isMarked || boxShadow !== 'none' ? 'seen' : 'not marked'
}
