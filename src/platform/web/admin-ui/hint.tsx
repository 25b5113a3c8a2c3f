import {
  cloneElement,
  createElement,
  type DOMAttributes,
  Fragment,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import classes from './hint.module.css'

const OPEN_AFTER_MS = 300
/** Pixels between the hint and what it belongs to, and to the window's edge. */
const GAP = 5
const EDGE = 8

interface HintProps {
  readonly label: string
  /** In several lines, where it is long. */
  readonly multiline?: boolean
  /** A button; the hint stands above it while a mouse rests on it, or it has the focus by keys. */
  readonly children: ReactElement<DOMAttributes<HTMLElement> & { 'aria-describedby'?: string | undefined }>
}

/**
 * A short tooltip, for screens that have to stand quickly: it costs nothing before it is shown, where the
 * kit's works out its place with the first drawing and each one after.
 */
export function Hint({ label, multiline = false, children }: HintProps) {
  const id = useId()
  const [target, setTarget] = useState<HTMLElement>()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hide = () => {
    clearTimeout(waiting.current)
    setTarget(undefined)
  }
  useEffect(() => () => clearTimeout(waiting.current), [])
  const button = cloneElement(children, {
    'aria-describedby': target ? id : undefined,
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'mouse') waiting.current = setTimeout(() => setTarget(currentTarget), OPEN_AFTER_MS)
    },
    onPointerLeave: hide,
    onFocus: ({ currentTarget }) => {
      if (currentTarget.matches(':focus-visible')) setTarget(currentTarget)
    },
    onBlur: hide,
  })
  const bubble = target ? <Bubble {...{ id, label, multiline, target }} onHide={hide} /> : null
  return createElement(Fragment, null, button, bubble)
}

interface BubbleProps {
  readonly id: string
  readonly label: string
  readonly multiline: boolean
  readonly target: HTMLElement
  onHide(): void
}

function Bubble({ id, label, multiline, target, onHide }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null)
  const hide = useRef(onHide)
  useLayoutEffect(() => {
    const element = bubble.current
    if (!element) return
    const box = target.getBoundingClientRect()
    const { width, height } = element.getBoundingClientRect()
    const left = box.left + (box.width - width) / 2
    const above = box.top - height - GAP
    element.style.left = `${Math.max(EDGE, Math.min(left, window.innerWidth - width - EDGE))}px`
    element.style.top = `${above < 0 ? box.bottom + GAP : above}px`
  }, [target])
  useEffect(() => {
    const taken = new AbortController()
    const { signal } = taken
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide.current()
    window.addEventListener('keydown', onKey, { signal })
    window.addEventListener('scroll', () => hide.current(), { signal, capture: true, passive: true })
    return () => taken.abort()
  }, [])
  return createPortal(
    <div ref={bubble} id={id} role="tooltip" className={classes.hint} data-multiline={multiline || undefined}>
      {label}
    </div>,
    document.body,
  )
}
