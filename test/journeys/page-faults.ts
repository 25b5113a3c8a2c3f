import type { Page } from 'playwright-core'

/** What sticks out, is cut, lies over another, or is too small for a thumb. */
export async function faults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const wide = document.documentElement.scrollWidth
    if (wide > innerWidth) {
      const widest = Array.from(document.querySelectorAll('main *')).filter(
        (element) => element.getBoundingClientRect().right > innerWidth + 1,
      )
      found.push(
        `the page is ${wide} wide in ${innerWidth}: ${widest.map(({ className }) => className).join()}`,
      )
    }
    const shown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true })
    }
    const layer = Array.from(document.querySelectorAll('dialog[open]')).at(-1) ?? document.body
    const targets = Array.from(layer.querySelectorAll('button, a[href]')).filter(shown)
    const name = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)
    for (const target of targets) {
      const { left, right, height } = target.getBoundingClientRect()
      if (left < -1 || right > innerWidth + 1) found.push(`"${name(target)}" sticks out`)
      if (height < 43.5) found.push(`"${name(target)}" is ${height} px tall`)
      if (target.scrollWidth > target.clientWidth + 1) found.push(`"${name(target)}" is cut`)
    }
    for (const choice of layer.querySelectorAll('label:has(input:is([type=radio], [type=checkbox]))'))
      if (shown(choice) && choice.scrollWidth > choice.clientWidth + 1)
        found.push(`"${name(choice)}" is wider than its frame`)
    for (const place of [
      '.head',
      '.bar-inside',
      '.dialog-foot',
      '.own-shift',
      '.week-head',
      '.calendar-head',
    ]) {
      for (const box of layer.querySelectorAll(place)) {
        const parts = Array.from(box.querySelectorAll('h1, h2, button, a, .pill, p')).filter(shown)
        for (const [index, one] of parts.entries()) {
          const a = one.getBoundingClientRect()
          for (const other of parts.slice(index + 1)) {
            if (one.contains(other) || other.contains(one)) continue
            const b = other.getBoundingClientRect()
            if (a.right > b.left + 1 && a.left < b.right - 1 && a.bottom > b.top + 1 && a.top < b.bottom - 1)
              found.push(`"${name(one)}" and "${name(other)}" lie over each other`)
          }
        }
      }
    }
    // A pixel of a letter's own slant is no cut, and what is only heard is cut on purpose.
    for (const text of layer.querySelectorAll('*')) {
      const { overflowX, textOverflow } = getComputedStyle(text)
      if (overflowX === 'visible' || !shown(text) || text.matches('.hidden-text, input, select, textarea'))
        continue
      if (text.scrollWidth > text.clientWidth + 1)
        found.push(
          `"${name(text)}" is cut at ${text.clientWidth} of ${text.scrollWidth} (${text.className}, ${textOverflow})`,
        )
    }
    // Longer words, and addresses, may be broken where letters are large.
    const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const place = node.parentElement
      if (!place || !shown(place) || place.closest('.hidden-text')) continue
      const words = (node.textContent ?? '').matchAll(/(?<![\p{L}@./])\p{L}{2,11}(?![\p{L}@./])/gu)
      for (const { index, 0: word } of words) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(`"${word}" is broken in two (${place.closest('[class]')?.className})`)
      }
    }
    const bar = document.querySelector('.bar')?.getBoundingClientRect()
    if (bar && bar.height > innerHeight * 0.45) found.push(`the bar takes ${bar.height} of ${innerHeight}`)
    if (bar && bar.bottom > innerHeight + 1) found.push(`the bar ends at ${bar.bottom} of ${innerHeight}`)
    return found
  })
}
