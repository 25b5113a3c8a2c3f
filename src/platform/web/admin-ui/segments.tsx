import { SegmentedControl } from '@mantine/core'
import { type CSSProperties, useId, useLayoutEffect, useRef } from 'react'

interface SegmentsProps<V extends string> {
  readonly size: 'xs' | 'sm'
  readonly label: string
  readonly className?: string | undefined
  readonly value: V
  readonly data: readonly { readonly value: V; readonly label: string }[]
  onChange(value: V): void
}

const { classes } = SegmentedControl
const SLIDE_MS = 200

/**
 * The kit's segmented control in its own looks, for screens that have to stand quickly: the kit's is drawn
 * several times over to find where its mark goes, with the page laid out in between. Here the style sheet
 * puts it there, and only a change asks where it was.
 */
export function Segments<V extends string>({
  size,
  label,
  className,
  value,
  data,
  onChange,
}: SegmentsProps<V>) {
  const name = useId()
  const root = useRef<HTMLDivElement>(null)
  const last = useRef(value)
  useLayoutEffect(() => {
    if (last.current !== value && root.current) slide(root.current, last.current, value)
    last.current = value
  }, [value])
  const sizes = {
    '--sc-font-size': `var(--mantine-font-size-${size})`,
    '--sc-padding': `var(--sc-padding-${size})`,
    '--sc-shadow': 'var(--mantine-shadow-xs)',
  }
  return (
    <div
      ref={root}
      role="radiogroup"
      aria-label={label}
      className={[classes.root, className].join(' ')}
      style={sizes as CSSProperties}
      data-with-items-borders
    >
      {data.map((each) => {
        const active = each.value === value || undefined
        return (
          <div key={each.value} className={classes.control} data-active={active} data-value={each.value}>
            <input
              type="radio"
              id={`${name}-${each.value}`}
              className={classes.input}
              name={name}
              value={each.value}
              checked={each.value === value}
              onChange={() => onChange(each.value)}
              data-focus-ring="auto"
            />
            <label htmlFor={`${name}-${each.value}`} className={classes.label} data-active={active}>
              <span className={classes.innerLabel}>{each.label}</span>
            </label>
          </div>
        )
      })}
    </div>
  )
}

/** The mark comes from where it was. */
function slide(root: HTMLElement, from: string, to: string): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const control = (value: string) => root.querySelector<HTMLElement>(`[data-value="${value}"]`)
  const [before, now] = [control(from), control(to)]
  if (!before || !now) return
  const left = before.offsetLeft - now.offsetLeft
  const right = now.offsetWidth - before.offsetWidth - left
  now
    .querySelector('label')
    ?.animate(
      { left: [`${left}px`, '0'], right: [`${right}px`, '0'] },
      { duration: SLIDE_MS, easing: 'ease', pseudoElement: '::before' },
    )
}
