import classes from './data-list.module.css'

/** Beside a name that others have too: the last digits of the phone. */
export function NameMark({ mark }: { readonly mark: string | undefined }) {
  return mark === undefined ? null : <span className={classes.mark}>{mark}</span>
}
