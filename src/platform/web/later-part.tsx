import {
  type ComponentType,
  lazy,
  type ReactElement,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { LazyPart } from './lazy-part.tsx'

interface Coming {
  /** Undefined while it is under way; else starts it again after it failed. */
  readonly retry: (() => void) | undefined
}

/**
 * A part of a page that the server draws with the rest, and whose script comes once the page answers: what
 * stands there stays as it was drawn, and what was tapped there meanwhile is done when the script has come.
 * As long as that takes its props are to stay the same ones: React can't take over what has changed since,
 * and would draw it anew.
 * @param showComing stands in its place where nothing was drawn, and below it once the script could not come
 */
export function laterPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  showComing: (state: Coming) => ReactNode,
): LazyPart<P> {
  let loaded: { readonly default: ComponentType<P> } | undefined
  let pending: Promise<void> | undefined
  let hasCome: (part: { readonly default: ComponentType<P> }) => void = () => undefined
  const coming = new Promise<{ readonly default: ComponentType<P> }>((done) => {
    hasCome = done
  })
  // Drawn at once where it has come before, as on the server.
  const Drawn = lazy(() => (loaded ? atOnce(loaded) : coming))

  function preload(): Promise<void> {
    pending ??= load().then(
      (component) => {
        loaded = { default: component }
        hasCome(loaded)
      },
      (error: unknown) => {
        pending = undefined
        throw error
      },
    )
    return pending
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, as a module loads.
  function Part(props: P): ReactElement {
    const [failures, setFailures] = useState(0)
    const [isWanted, setIsWanted] = useState(true)
    const place = useRef<HTMLDivElement>(null)
    const tapped = useRef<HTMLElement>(null)
    useEffect(() => {
      if (loaded || !isWanted) return
      const drawn = place.current
      const keep = ({ target }: Event) => {
        tapped.current = target instanceof Element ? target.closest('button') : null
      }
      drawn?.addEventListener('click', keep)
      preload().catch(() => {
        setFailures((before) => before + 1)
        setIsWanted(false)
      })
      return () => drawn?.removeEventListener('click', keep)
    }, [isWanted])
    // A file that is missing twice has gone with an older version of the page: the newer one has it.
    const retry = () => (failures > 1 ? location.reload() : setIsWanted(true))
    return (
      <div ref={place} className="later-part">
        <Suspense fallback={isWanted ? showComing({ retry: undefined }) : null}>
          <Drawn {...props} />
          <TapPlayed tapped={tapped} />
        </Suspense>
        {!isWanted && showComing({ retry })}
      </div>
    )
  }

  return Object.assign(Part, { preload })
}

/** Stands beside what was drawn, and is there once that answers. */
function TapPlayed({ tapped }: { readonly tapped: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const target = tapped.current
    tapped.current = null
    if (target?.isConnected) target.click()
  }, [tapped])
  return null
}

/** React asks once, and waits a turn for a promise that is kept already. */
function atOnce<T>(value: T): Promise<T> {
  // biome-ignore lint/suspicious/noThenProperty: it is what React calls.
  return { then: (done: (value: T) => void) => done(value) } as unknown as Promise<T>
}
