declare global {
  interface Window {
    /**
     * Left by the small script that runs before this one: what was tapped meanwhile. Calling it ends the
     * listening.
     */
    earlyTaps?: () => readonly string[]
  }
}

/** Plays the taps again that came before the page could answer, in their order. */
export function playEarlyTaps(): void {
  for (const name of window.earlyTaps?.() ?? []) {
    const target = document.querySelector<HTMLElement>(`[data-early="${CSS.escape(name)}"]`)
    if (!target) continue
    delete target.dataset.felt
    target.click()
  }
  delete window.earlyTaps
}
