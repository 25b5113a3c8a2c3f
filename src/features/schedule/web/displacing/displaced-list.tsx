import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { previewUnavailable } from '../../contract-displaced.ts'
import { affectedText, slotTitle, unavailabilityTexts, weekTitle } from '../../texts-displaced.ts'
import classes from './displaced-list.module.css'

type Move = OutputOf<typeof previewUnavailable>['moves'][number]

/** Per week who moves from which car to which, and who falls to the reserve. */
export function DisplacedList({ moves }: { readonly moves: readonly Move[] }) {
  const weeks = Map.groupBy(moves, ({ week, year }) => weekTitle(week, year))
  const drivers = new Set(moves.map(({ driverId }) => driverId)).size
  return (
    <>
      <p className={classes.intro}>{affectedText(drivers)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls by keys too */}
      <section className={classes.weeks} tabIndex={0} aria-label={unavailabilityTexts.title}>
        {Array.from(weeks, ([title, list]) => (
          <div key={title}>
            <h3 className={classes.week}>{title}</h3>
            <ul className={classes.moves}>
              {list.map((move) => (
                <MoveLine key={`${move.day} ${move.shift} ${move.driverId}`} move={move} />
              ))}
            </ul>
          </div>
        ))}
      </section>
    </>
  )
}

function MoveLine({ move: { weekDay, day, shift, fullName, fromReg, toReg } }: { readonly move: Move }) {
  return (
    <li className={classes.move}>
      <span className={classes.slot}>{slotTitle(weekDay, day, shift)}</span>
      <span>
        <strong>{fullName}</strong>
        <span>{`: ${fromReg} →`}</span>{' '}
        <strong {...(toReg === null ? { className: classes.reserve } : {})}>
          {toReg ?? unavailabilityTexts.reserve}
        </strong>
      </span>
    </li>
  )
}
