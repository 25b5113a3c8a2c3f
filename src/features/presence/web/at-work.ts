/** A tab that nobody looks at any more, or a board that nobody touches, is no editing. */
const HIDDEN_FOR_MS = 120_000
const UNTOUCHED_FOR_MS = 3_600_000
const LOOK_EVERY_MS = 15_000

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/**
 * Tells when whoever has the page open goes away and comes back: the page is closed or left for long, or
 * nobody has touched it for an hour. Says `true` at once, and from then on only what has changed. Answers how
 * to stop it, which says `false` to those who were told `true`.
 */
export function watchAtWork(tell: (atWork: boolean) => void): () => void {
  let told = false
  let closed = false
  let touchedAt = performance.now()
  let hiddenSince = document.hidden ? touchedAt : undefined

  const settle = () => {
    const now = performance.now()
    const looksOn = hiddenSince === undefined || now - hiddenSince < HIDDEN_FOR_MS
    const atWork = !closed && looksOn && now - touchedAt < UNTOUCHED_FOR_MS
    if (atWork === told) return
    told = atWork
    tell(atWork)
  }
  const taken = new AbortController()
  const { signal } = taken
  const touched = () => {
    touchedAt = performance.now()
    if (!told) settle()
  }
  for (const touch of TOUCHES) window.addEventListener(touch, touched, { signal, passive: true })
  document.addEventListener(
    'visibilitychange',
    () => {
      hiddenSince = document.hidden ? performance.now() : undefined
      touched()
    },
    { signal },
  )
  // The page may come back as it was, from the browser's memory.
  window.addEventListener(
    'pagehide',
    () => {
      closed = true
      settle()
    },
    { signal },
  )
  window.addEventListener(
    'pageshow',
    () => {
      closed = false
      touched()
    },
    { signal },
  )
  const timer = setInterval(settle, LOOK_EVERY_MS)
  settle()
  return () => {
    clearInterval(timer)
    taken.abort()
    closed = true
    settle()
  }
}
