import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { takesOtherBuild } from '#platform/web/build/other-build.ts'
import { navigate } from './browser-path.ts'

/**
 * A link to another of the driver's own pages, which opens without loading anew; in a new tab like any other.
 */
export function InnerLink({
  href,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }) {
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    // The browser then loads the other page, and with it the other build.
    if (href !== location.pathname && takesOtherBuild()) return
    event.preventDefault()
    navigate(href)
    scrollTo(0, 0)
  }
  return <a href={href} onClick={onClick} {...rest} />
}
