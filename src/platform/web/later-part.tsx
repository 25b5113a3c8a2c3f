import {
  type ComponentType,
  lazy,
  memo,
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

interface KeptProps<P> {
  readonly props: P
  readonly tapped: RefObject<HTMLElement | null>
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

  // With props of before it is not drawn again: what React has not taken over yet would go, and come anew.
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, as a module loads.
  const Kept = memo(function Kept({ props, tapped }: KeptProps<P>) {
    return (
      <Suspense fallback={showComing({ retry: undefined })}>
        <Drawn {...props} />
        <TapPlayed tapped={tapped} />
      </Suspense>
    )
  }, isSame)

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, as a module loads.
  function Part(props: P): ReactElement {
    const [failures, setFailures] = useState(0)
    const [isWanted, setIsWanted] = useState(true)
    const place = useRef<HTMLDivElement>(null)
    const tapped = useRef<HTMLElement>(null)
    useEffect(() => {
      if (loaded || !isWanted) return
      const keep = ({ target }: Event) => {
        if (!(target instanceof Element) || !place.current?.contains(target)) return
        tapped.current = target.closest('button')
      }
      // Above the page's own root, where React stops a tap that it can't bring to anybody yet.
      document.addEventListener('click', keep, true)
      const end = () => document.removeEventListener('click', keep, true)
      preload()
        .catch(() => {
          setFailures((before) => before + 1)
          setIsWanted(false)
        })
        .finally(end)
      return end
    }, [isWanted])
    // A file that is missing twice has gone with an older version of the page: the newer one has it.
    const retry = () => (failures > 1 ? location.reload() : setIsWanted(true))
    return (
      <>
        <div ref={place} className="later-part" data-failed={isWanted ? undefined : ''}>
          <Kept props={props} tapped={tapped} />
        </div>
        {!isWanted && showComing({ retry })}
      </>
    )
  }

  return Object.assign(Part, { preload })
}

function isSame<P extends object>({ props: before }: KeptProps<P>, { props: after }: KeptProps<P>): boolean {
  return Object.entries(after).every(([name, value]) => Object.is(value, before[name as keyof P]))
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
