import type { ReactNode } from 'react'
import classes from './field-group.module.css'

/** Fields of a long form that belong together, side by side where there is room. */
export function FieldGroup({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend>{legend}</legend>
      <div className={classes.grid}>{children}</div>
    </fieldset>
  )
}

/** What takes a whole row of its group. */
export function WholeRow({ children }: { readonly children: ReactNode }) {
  return <div className={classes.row}>{children}</div>
}
