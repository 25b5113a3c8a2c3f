import { useSyncExternalStore } from 'react'
import { BUILD_HEADER } from '#platform/pure/build-header.ts'
import { BuildWatch, type KnownBuilds } from './build-watch.ts'

const MEMORY = 'flotylla.builds'

/** The build that a page names, as the server wrote it into its head; undefined where it names none. */
export function buildOf(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content
}

const watch = new BuildWatch({
  own: typeof document === 'undefined' ? undefined : buildOf(document),
  memory: {
    read: () => {
      try {
        return (JSON.parse(sessionStorage.getItem(MEMORY) ?? '{}') ?? {}) as KnownBuilds
      } catch {
        return {}
      }
    },
    write: (builds) => {
      try {
        sessionStorage.setItem(MEMORY, JSON.stringify(builds))
      } catch {
        // Private windows and full devices: then nothing is loaded by itself.
      }
    },
  },
  // The next page of this tab goes on from there.
  now: () => performance.timeOrigin + performance.now(),
})
let writing = 0

/** Told of each answer before anybody reads what it says. @param build null where it names none */
export function hearBuild(build: string | null): void {
  watch.hear(build)
}

/**
 * Asks the server for its build where a file of this page is missing there: it went with the build that was
 * replaced, and no call may have been made since that would have told.
 */
export function askWhereFilesAreMissing(): void {
  window.addEventListener('vite:preloadError', () => {
    fetch('/healthz', { method: 'HEAD' }).then(
      ({ headers }) => hearBuild(headers.get(BUILD_HEADER)),
      () => undefined,
    )
  })
}

/** Something is being sent that a page loaded anew would cut off. @returns ends that */
export function beginWrite(): () => void {
  writing += 1
  return () => {
    writing -= 1
  }
}

/** Whether the page is to say that there is another build. */
export function useOtherBuild(): boolean {
  return useSyncExternalStore(
    (listener) => watch.listen(listener),
    () => watch.isTold(),
    () => false,
  )
}

/** Whether another build was heard of: what this page can't read is likely to be of that one. */
export function isOtherBuildHeard(): boolean {
  return watch.isHeard()
}

export function putBuildNoticeAway(): void {
  watch.putAway()
}

/**
 * Asked between two screens: whether the page is to be loaded anew now, for the other build. Only where
 * nothing is typed and not saved, which is what guards the page against being closed, and nothing is being
 * sent.
 */
export function takesOtherBuild(): boolean {
  return watch.isHeard() && writing === 0 && mayBeClosed() && watch.takes()
}

function mayBeClosed(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
