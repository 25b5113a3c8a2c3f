import classes from './timeline.module.css'
import type { TimelineEntry } from './timeline-entries.ts'
import { timelineTexts } from './timeline-texts.ts'

/** One path for each kind: there may be hundreds of bars. */
const PATHS: Readonly<Record<TimelineEntry['kind'], string>> = {
  grounding: 'M7 1.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M3.2 3.2l7.6 7.6',
  rental: 'M9.4 1.6a3 3 0 1 1 0 6 3 3 0 0 1 0-6M7.2 6.8 2 12m1.4-1.4 1.6 1.6',
  service:
    'M8.3 5.7a3 3 0 0 1 3.9-3.8L10.4 3.7 10.6 5l1.3.2 1.7-1.8a3 3 0 0 1-4 3.9L5 12a1.3 1.3 0 0 1-1.9-1.9z',
  paper: 'M3.4 1.6h4.8l2.4 2.5v8.3H3.4zM7 5.2v3m0 1.8v.1',
}

export function KindSign({ kind }: { readonly kind: TimelineEntry['kind'] }) {
  return (
    <svg width="13" height="13" viewBox="0 0 14 14" aria-hidden="true">
      <path
        d={PATHS[kind]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

const KINDS = ['grounding', 'rental', 'service', 'paper'] as const

/** What the bars mean, by colour, pattern and sign. */
export function TimelineLegend() {
  return (
    <ul className={classes.legend} aria-label={timelineTexts.legend}>
      {KINDS.map((kind) => (
        <li key={kind}>
          <span className={classes.sample} data-kind={kind}>
            <KindSign kind={kind} />
          </span>
          <span>{timelineTexts[kind]}</span>
        </li>
      ))}
    </ul>
  )
}
