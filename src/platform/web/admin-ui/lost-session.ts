import { useSyncExternalStore } from 'react'

/*
 * A session that ends in the middle of work: whoever meets the 401 waits here, the shell shows the login over
 * the page, and the calls that waited go out again. Nothing on the page is lost.
 */
let settle: ((restored: boolean) => void) | undefined
let waiting: Promise<boolean> | undefined
const listeners = new Set<() => void>()

/**
 * Asks for a new login; true once there is one, false where the user gave up. All who ask at once share one
 * dialog.
 */
export function waitForLogin(): Promise<boolean> {
  waiting ??= new Promise<boolean>((resolve) => {
    settle = resolve
  })
  tell()
  return waiting
}

/** Tells those who wait how it ended. */
export function settleLogin(restored: boolean): void {
  settle?.(restored)
  settle = undefined
  waiting = undefined
  tell()
}

/** Whether somebody waits for a new login. */
export function useLostSession(): boolean {
  return useSyncExternalStore(listen, () => waiting !== undefined)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
