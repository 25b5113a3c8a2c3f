import { useEffect } from 'react'
import type { PageData } from './page-data.ts'

/**
 * Gets the page's data anew whenever the page is looked at again: it may have been left open over night, so
 * that 'today' is another day, and on a Monday the current week another week. What day it is the server says,
 * whatever the phone thinks.
 * A page that the device had kept gets it as soon as the server is reached.
 * @param isWanted false where unsent choices stand on the page
 */
export function useFreshData(isWanted: boolean, onData: (data: PageData) => void): void {
  useEffect(() => {
    // The worker has shown what it had kept: it may be of another day or week.
    const { dataset } = document.documentElement
    if (!isWanted && dataset.kept === undefined) return
    let isShown = true
    const look = () => {
      if (document.visibilityState !== 'visible' || (!isWanted && dataset.kept === undefined)) return
      void import('./read-page.ts')
        .then(({ readPage }) => readPage())
        .then(
          (data) => {
            if (!isShown || !data) return
            delete dataset.kept
            onData(data)
          },
          () => undefined,
        )
    }
    if (dataset.kept !== undefined) look()
    addEventListener('online', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      isShown = false
      removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isWanted, onData])
}
