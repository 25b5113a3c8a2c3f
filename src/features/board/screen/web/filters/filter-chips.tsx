import { memo } from 'react'
import { viewTexts } from '../../texts-views.ts'
import classes from './filter-chips.module.css'
import { FILTERS } from './row-marks.ts'
import type { Filters } from './use-filters.ts'

/** Shows only the cars with free seats, problems, changes; each says how many there are. */
export const FilterChips = memo(function FilterChips({ filters }: { readonly filters: Filters }) {
  return (
    <fieldset className={classes.chips} aria-label={viewTexts.filters}>
      {FILTERS.map((filter) => (
        <button
          type="button"
          key={filter}
          className={classes.chip}
          data-filter={filter}
          title={viewTexts.filterNames[filter]}
          aria-pressed={filters.on.includes(filter)}
          onClick={() => filters.toggle(filter)}
        >
          <span>{viewTexts.filterNames[filter]}</span> <b>{filters.counts[filter]}</b>
        </button>
      ))}
    </fieldset>
  )
})

interface NoRowsProps {
  readonly filters: Filters
  /** What is being searched for; empty without. */
  readonly searched: string
  onClear(): void
}

/** Nothing fits: says why, and leads out. */
export function NoRows({ filters, searched, onClear }: NoRowsProps) {
  if (!filters.rows.filtered || filters.rows.cars.length > 0) return null
  const names = filters.on.map((filter) => viewTexts.filterNames[filter].toLocaleLowerCase('pl'))
  return (
    <div className={classes.none} role="status">
      <p>{viewTexts.noRows(names, searched.trim())}</p>
      <button type="button" className={classes.chip} onClick={onClear}>
        {viewTexts.allCars}
      </button>
    </div>
  )
}
