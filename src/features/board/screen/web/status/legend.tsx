import { memo } from 'react'
import { boardTexts } from '#features/board/work/texts.ts'
import { pinTexts } from '#features/planning/texts-pins.ts'
import { screenTexts } from '../../texts.ts'
import { warningTexts } from '../../texts-warnings.ts'
import classes from './legend.module.css'

const SIGNS = [
  ['free', boardTexts.free],
  ['from-reserve', boardTexts.fromReserve],
  ['pinned', pinTexts.pinned],
  ['changed', screenTexts.changed],
  ['warning', warningTexts.one],
  ['service', boardTexts.service],
  ['rented', boardTexts.rented],
  ['grounded', boardTexts.grounded],
  ['papers', boardTexts.papers],
  ['deleted', boardTexts.deleted],
] as const

/** The signs of the cells, and what they mean. */
export const Legend = memo(function Legend() {
  return (
    <ul className={classes.legend}>
      {SIGNS.map(([sign, label]) => (
        <li key={sign} data-sign={sign}>
          {label}
        </li>
      ))}
    </ul>
  )
})
