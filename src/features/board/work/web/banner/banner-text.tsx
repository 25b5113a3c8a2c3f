import { type ReactNode, useEffect } from 'react'
import { focusMain } from '#platform/web/admin-ui/kept-focus.ts'
import classes from './banner-text.module.css'

/** What a notice or a dialog over the board says. */
export function BannerText({ children }: { readonly children: ReactNode }) {
  return <p className={classes.text}>{children}</p>
}

export function BannerHeading({ children }: { readonly children: ReactNode }) {
  return <h3 className={classes.heading}>{children}</h3>
}

/** Places, a line each, with what can be done about them. */
export function PlaceList({ children }: { readonly children: ReactNode }) {
  return <ul className={classes.places}>{children}</ul>
}

/**
 * For what stands above the board for a while, with buttons in it: gone under the focus, the keyboard goes on
 * in the page's main part.
 */
export function useFocusOnward(shown: boolean): void {
  useEffect(() => (shown ? focusMain : undefined), [shown])
}
