import { type ComponentType, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'

interface Loading {
  /** Undefined while it is under way; else starts it again after it failed. */
  readonly retry: (() => void) | undefined
}

/** A component that comes in its own file, when it is needed. */
export interface LazyPart<P> {
  (props: P): ReactElement | null
  /**
   * Fetches the file beforehand, for the moment when it will be wanted. Rejects where it can't be reached.
   */
  preload(): Promise<void>
}

/**
 * Puts a component into a file of its own that is loaded when the component is first shown. Unlike React's
 * own `lazy` it can be asked to come early, draws at once where it has come, and offers another try after a
 * lost connection.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  showLoading: (state: Loading, props: P) => ReactNode,
): LazyPart<P> {
  let Loaded: ComponentType<P> | undefined
  let pending: Promise<void> | undefined

  function preload(): Promise<void> {
    pending ??= load().then(
      (component) => {
        Loaded = component
      },
      (error: unknown) => {
        pending = undefined
        throw error
      },
    )
    return pending
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, as a module loads.
  function Part(props: P): ReactElement | null {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(Loaded ? 'loaded' : 'loading')
    const failures = useRef(0)
    useEffect(() => {
      if (state !== 'loading') return
      let shown = true
      preload().then(
        () => shown && setState('loaded'),
        () => {
          failures.current += 1
          if (shown) setState('failed')
        },
      )
      return () => {
        shown = false
      }
    }, [state])
    if (Loaded) return <Loaded {...props} />
    // A file that is missing twice has gone with an older version of the page: the newer one has it.
    const retry = () => (failures.current > 1 ? location.reload() : setState('loading'))
    return <>{showLoading({ retry: state === 'failed' ? retry : undefined }, props)}</>
  }

  return Object.assign(Part, { preload })
}
