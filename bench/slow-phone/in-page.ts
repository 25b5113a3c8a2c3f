/** What runs inside of the page, as text, since this side of the project knows no browser. */
export const inPage = {
  watchPaints: `
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.largestPaintAt = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    window.tapDurations = new Map()
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!entry.interactionId || !entry.target?.closest?.('.card-main')) continue
        const before = window.tapDurations.get(entry.interactionId) ?? 0
        window.tapDurations.set(entry.interactionId, Math.max(before, entry.duration))
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true })`,

  watchAnswer: `
    const look = () => {
      const parts = ['.next-plate', '.next-hours b'].map((part) => document.querySelector(part))
      if (parts.every((part) => part && part.getBoundingClientRect().height > 0))
        // The frame after the one that has it: it is on the screen.
        requestAnimationFrame(() => { window.answerAt = performance.now() })
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)`,

  tapUntilItWorks: `
    const tapping = setInterval(() => {
      const card = document.querySelector('.card-main')
      if (!card) return
      const before = card.textContent
      card.click()
      requestAnimationFrame(() => {
        if ('workingTapAt' in window || card.textContent === before) return
        window.workingTapAt = performance.now()
        clearInterval(tapping)
      })
    }, 20)`,

  tapHomeUntilItWorks: `
    const tapping = setInterval(() => {
      const button = document.querySelector('[data-early="pick-shift"]')
      if (!button) return
      button.click()
      requestAnimationFrame(() => {
        if ('workingTapAt' in window || !document.querySelector('dialog[open]')) return
        window.workingTapAt = performance.now()
        clearInterval(tapping)
      })
    }, 20)`,

  tapOnceEarly: `
    const waiting = setInterval(() => {
      const card = document.querySelector('.card-main')
      if (!card || !window.earlyTaps) return
      clearInterval(waiting)
      const before = card.textContent
      window.tappedAt = performance.now()
      card.click()
      new MutationObserver(() => {
        if (card.textContent !== before && !('shownAt' in window)) window.shownAt = performance.now()
      }).observe(card, { subtree: true, childList: true, characterData: true })
    }, 20)`,
} as const
