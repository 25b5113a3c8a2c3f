import classes from './timeline.module.css'
import { KindSign } from './timeline-signs.tsx'
import { timelineTexts } from './timeline-texts.ts'

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
